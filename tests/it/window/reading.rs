//! The code tab: the pages of a realm, by mouse and by keyboard, and the line that is lit.

use egui::{Key, Rect, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use eight_realms::{
    app::{Action, Reading, StageTab},
    lesson::{line_of, page_name},
    realm::{Realm, SourceFile},
    trace::EventKind,
    words::{Language, Words},
};

use super::desk::Desk;

/// Realm 7 alone, with its code open.
fn reading(language: Language) -> Desk {
    let mut desk = Desk::with_realm_7(language);
    desk.press_word("tab-code");
    assert_eq!(desk.model().reading, Reading::Code);
    desk
}

/// How the lit line of a file is called after this kind of event.
fn line(desk: &Desk, source: SourceFile, kind: EventKind) -> String {
    let line = line_of(source, kind).expect("it has one");
    desk.words.tell("code-line", &[("line", line.into())])
}

/// Where the tab of a file is; other parts of the window may have the same word on them.
fn tab(desk: &Desk, source: SourceFile) -> Rect {
    let name = desk.say(page_name(source));
    let mut tabs = desk.harness.query_all_by_label(&name);
    let tab = tabs.find(|node| node.accesskit_node().toggled().is_some());
    tab.unwrap_or_else(|| panic!("{source:?} has no tab")).rect()
}

/// To the first moment behind an event of this kind, after the first dozen.
fn seek(desk: &mut Desk, kind: EventKind) {
    let recording = &desk.model().chosen_lane().recording;
    let is_there = |moment: &u64| recording.scene_at(*moment).last.is_some_and(|last| last.kind() == kind);
    let moment = (12..recording.len()).find(is_there).expect("there is one");
    desk.act(Action::Seek(moment));
}

#[test]
fn every_page_of_a_realm_is_opened_by_its_tab() {
    for language in Language::ALL {
        let mut desk = reading(language);
        for source in [SourceFile::Heap, SourceFile::HeapList, SourceFile::AStar] {
            desk.press_word(page_name(source));
            assert_eq!(desk.model().source, source, "{language:?}");
            let name = desk.say(page_name(source));
            let tab = desk.harness.get_by_label(&name);
            assert!(tab.accesskit_node().toggled() == Some(egui::accesskit::Toggled::True), "{source:?}");
        }
    }
}

#[test]
fn a_page_is_opened_by_the_keyboard_alone() {
    let mut desk = reading(Language::English);
    desk.harness.get_by_label(&desk.say("code-search")).focus();
    desk.wait(2);
    desk.key(Key::Tab);
    assert!(desk.harness.get_by_label(&desk.say("code-heap")).is_focused());
    desk.key(Key::Enter);
    assert_eq!(desk.model().source, SourceFile::Heap);
}

#[test]
fn the_line_of_a_structures_operation_is_lit_and_in_view() {
    let mut desk = reading(Language::English);
    for (source, kind) in [
        (SourceFile::Heap, EventKind::Expand),
        (SourceFile::Heap, EventKind::Open),
        (SourceFile::AStar, EventKind::Duplicate),
        (SourceFile::HeapList, EventKind::Open),
    ] {
        desk.press_word(page_name(source));
        seek(&mut desk, kind);
        let line = line(&desk, source, kind);
        let row = desk.harness.get_by_label(&line).rect();
        assert!(row.height() >= 16.0, "{source:?}, {kind:?}: {row:?}");
    }
    desk.press_word("code-heap");
    seek(&mut desk, EventKind::Duplicate);
    let push = line(&desk, SourceFile::Heap, EventKind::Open);
    assert!(!desk.shows(&push), "a duplicate is not put into the heap");
}

#[test]
fn the_open_page_survives_another_language_and_goes_with_the_realm() {
    let mut desk = reading(Language::English);
    desk.press_word("code-heap");
    desk.key(Key::L);
    let chinese = Words::new(Language::Chinese);
    assert!(desk.shows(&chinese.say("code-heap")) && !desk.shows(&desk.say("code-open-list")));
    assert_eq!(desk.model().source, SourceFile::Heap);
    desk.press(&chinese.say("theme-light"));
    assert_eq!(desk.model().source, SourceFile::Heap);
    desk.act(Action::Choose(Realm::IdaStar));
    assert!(desk.shows(&chinese.say("code-stack")) && !desk.shows(&chinese.say("code-heap")));
    assert_eq!(desk.model().source, SourceFile::IdaStar);
}

/// The narrowest panel beside a stage, and the stage where there is no panel: every tab is inside, apart from its
/// neighbours, and the name of the open file stands over them.
#[test]
fn all_tabs_have_room_in_the_narrowest_panel() {
    for language in Language::ALL {
        let mut desk = reading(language);
        for size in [Vec2::new(1200.0, 700.0), Vec2::new(1024.0, 640.0)] {
            desk.harness.set_size(size);
            desk.act(Action::ShowStage(StageTab::Reading));
            for realm in Realm::ALL {
                desk.act(Action::Choose(realm));
                let rects: Vec<_> = realm.sources().map(|source| tab(&desk, source)).collect();
                assert!(
                    rects.windows(2).all(|pair| pair[0].right() < pair[1].left()),
                    "realm {realm}: {rects:?}"
                );
                assert!(rects.iter().all(|rect| rect.right() <= size.x), "realm {realm}: {rects:?}");
            }
        }
    }
}
