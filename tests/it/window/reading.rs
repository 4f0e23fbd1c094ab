//! The code tab: the pages of a realm, by mouse and by keyboard, and the highlighted line.

use egui::{Key, Rect, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use eight_realms_app::{
    desk::screen::{Reading, StageTab},
    model::Action,
    page::{line_of, page_name},
    words::{Language, Words},
};
use eight_realms_core::{
    realm::{Realm, SourceFile},
    trace::EventKind,
};

use super::test_window::TestWindow;

/// Realm 7 alone, with its code open.
fn reading(language: Language) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    window.press_word("tab-code");
    assert_eq!(window.model().reading, Reading::Code);
    window
}

/// The label of the highlighted line of a file after this kind of event.
fn line(window: &TestWindow, source: SourceFile, kind: EventKind) -> String {
    let line = line_of(source, kind).expect("it has one");
    window.words.tell("code-line", &[("line", line.into())])
}

/// Where the tab of a file is; other parts of the window may have the same word on them.
fn tab(window: &TestWindow, source: SourceFile) -> Rect {
    let name = window.say(page_name(source));
    let mut tabs = window.harness.query_all_by_label(&name);
    let tab = tabs.find(|node| node.accesskit_node().toggled().is_some());
    tab.unwrap_or_else(|| panic!("{source:?} has no tab")).rect()
}

/// To the first moment behind an event of this kind, after the first dozen.
fn seek(window: &mut TestWindow, kind: EventKind) {
    let recording = &window.model().chosen_lane().recording;
    let is_there = |moment: &u64| recording.scene_at(*moment).last.is_some_and(|last| last.kind() == kind);
    let moment = (12..recording.len()).find(is_there).expect("there is one");
    window.act(Action::Seek(moment));
}

#[test]
fn every_page_of_a_realm_is_opened_by_its_tab() {
    for language in Language::ALL {
        let mut window = reading(language);
        for source in [SourceFile::Heap, SourceFile::HeapList, SourceFile::AStar] {
            window.press_word(page_name(source));
            assert_eq!(window.model().source, source, "{language:?}");
            let name = window.say(page_name(source));
            let tab = window.harness.get_by_label(&name);
            assert!(tab.accesskit_node().toggled() == Some(egui::accesskit::Toggled::True), "{source:?}");
        }
    }
}

#[test]
fn a_page_is_opened_by_the_keyboard_alone() {
    let mut window = reading(Language::English);
    window.harness.get_by_label(&window.say("code-search")).focus();
    window.wait(2);
    window.key(Key::Tab);
    assert!(window.harness.get_by_label(&window.say("code-heap")).is_focused());
    window.key(Key::Enter);
    assert_eq!(window.model().source, SourceFile::Heap);
}

#[test]
fn the_line_of_a_structures_operation_is_highlighted_and_in_view() {
    let mut window = reading(Language::English);
    for (source, kind) in [
        (SourceFile::Heap, EventKind::Expand),
        (SourceFile::Heap, EventKind::Open),
        (SourceFile::AStar, EventKind::Duplicate),
        (SourceFile::HeapList, EventKind::Open),
    ] {
        window.press_word(page_name(source));
        seek(&mut window, kind);
        let line = line(&window, source, kind);
        let row = window.harness.get_by_label(&line).rect();
        assert!(row.height() >= 16.0, "{source:?}, {kind:?}: {row:?}");
    }
    window.press_word("code-heap");
    seek(&mut window, EventKind::Duplicate);
    let push = line(&window, SourceFile::Heap, EventKind::Open);
    assert!(!window.shows(&push), "a duplicate is not put into the heap");
}

#[test]
fn the_open_page_survives_another_language_and_goes_with_the_realm() {
    let mut window = reading(Language::English);
    window.press_word("code-heap");
    window.key(Key::L);
    let chinese = Words::new(Language::Chinese);
    assert!(window.shows(&chinese.say("code-heap")) && !window.shows(&window.say("code-open-list")));
    assert_eq!(window.model().source, SourceFile::Heap);
    window.press(&chinese.say("theme-light"));
    assert_eq!(window.model().source, SourceFile::Heap);
    window.act(Action::Choose(Realm::IdaStar.into()));
    assert!(window.shows(&chinese.say("code-stack")) && !window.shows(&chinese.say("code-heap")));
    assert_eq!(window.model().source, SourceFile::IdaStar);
}

/// The narrowest panel beside a stage, and the stage where there is no panel: every tab is inside, apart from its
/// neighbours, and the name of the open file stands over them.
#[test]
fn all_tabs_have_room_in_the_narrowest_panel() {
    for language in Language::ALL {
        let mut window = reading(language);
        for size in [Vec2::new(1200.0, 700.0), Vec2::new(1024.0, 640.0)] {
            window.harness.set_size(size);
            window.act(Action::ShowStage(StageTab::Reading));
            for realm in Realm::ALL {
                window.act(Action::Choose(realm.into()));
                let rects: Vec<_> = realm.sources().map(|source| tab(&window, source)).collect();
                assert!(
                    rects.windows(2).all(|pair| pair[0].right() < pair[1].left()),
                    "realm {realm}: {rects:?}"
                );
                assert!(rects.iter().all(|rect| rect.right() <= size.x), "realm {realm}: {rects:?}");
            }
        }
    }
}
