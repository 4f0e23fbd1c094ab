//! The link to what is shown: the page that it leads to, how that is typed, and the way to the clipboard.

use eight_realms_app::{
    desk::screen::Face,
    desk::{
        notice::Notice,
        page_address::{LinkBase, PageAddress, PageAddressError},
        preferences::Preferences,
        screen::Sheet,
    },
    link::LinkAction,
    model::{Action, Model},
    questions::QuestionAction,
};
use eight_realms_core::{ask::QuestionKind, realm::Realm, replay::Playback};

use super::test_app::{Request, TestApp};
use crate::{at_the_end::at_the_end, verified::VERIFIED};

fn page(text: &str) -> PageAddress {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn with_base(link_base: Option<PageAddress>) -> TestApp {
    TestApp::of(Model::new(Preferences { link_base, ..at_the_end() }, 1))
}

fn notice(app: &TestApp) -> Option<&Notice> {
    app.model.notice.as_ref().map(|(notice, _)| notice)
}

fn type_in(app: &mut TestApp, text: &str) -> Option<Request> {
    assert_eq!(app.act(Action::Link(LinkAction::Type(text.to_owned()))), None, "it is a draft");
    app.act(Action::Link(LinkAction::Take))
}

const LINE: &str = "8r1:23415x768:1@end";

#[test]
fn a_link_is_the_page_and_the_line_behind_its_hash() {
    for (typed, link) in [
        ("https://example.org/eight/", "https://example.org/eight/#8r1:23415x768:1@end"),
        ("https://example.org/eight", "https://example.org/eight#8r1:23415x768:1@end"),
        ("https://example.org", "https://example.org/#8r1:23415x768:1@end"),
        ("https://example.org:/", "https://example.org/#8r1:23415x768:1@end"),
        ("https://example.org?class=3", "https://example.org/#8r1:23415x768:1@end"),
        ("http://localhost:8000/a/?token=c&d#old", "http://localhost:8000/a/#8r1:23415x768:1@end"),
        (" HTTPS://[::1]:80/#\n", "https://[::1]:80/#8r1:23415x768:1@end"),
        ("http://八境.example/看", "http://八境.example/看#8r1:23415x768:1@end"),
    ] {
        assert_eq!(with_base(Some(page(typed))).model.link(), link, "{typed}");
    }
    assert_eq!(with_base(None).model.link(), LINE);
    let own = LinkBase::OwnAddress("https://own.example/page".to_owned());
    let model = Model::new(Preferences { link_base: Some(page("https://example.org")), ..at_the_end() }, 1);
    let model = model.linked_from(own);
    assert_eq!(model.link(), "https://own.example/page#8r1:23415x768:1@end", "a page knows where it is");
    assert!(model.has_link_base() && !model.has_settable_link_base());
}

#[test]
fn what_is_no_address_of_a_page_is_named() {
    for (text, error) in [
        ("example.org", PageAddressError::Scheme),
        ("ftp://example.org/", PageAddressError::Scheme),
        ("file:///home/eight/index.html", PageAddressError::Scheme),
        ("#https://example.org/", PageAddressError::Scheme),
        ("https://", PageAddressError::NoHost),
        ("https:///eight/", PageAddressError::NoHost),
        ("https://:80/", PageAddressError::NoHost),
        ("https://…/", PageAddressError::Character('…')),
        ("https://example org/", PageAddressError::Character(' ')),
        ("https://user@example.org/", PageAddressError::Character('@')),
        ("https://a:b:80/", PageAddressError::Character(':')),
        ("https://example.org/a\"b", PageAddressError::Character('"')),
        ("https://example.org::/", PageAddressError::Character(':')),
        ("https://example.org:http/", PageAddressError::Port("http".to_owned())),
        ("https://example.org:65536/", PageAddressError::Port("65536".to_owned())),
        ("https://example.org:+80/", PageAddressError::Port("+80".to_owned())),
        ("https://[12]/", PageAddressError::Host("[12]".to_owned())),
    ] {
        assert_eq!(text.parse::<PageAddress>(), Err(error), "{text}");
    }
}

#[test]
fn the_link_is_copied_and_the_notice_says_whether_it_leads_to_a_page() {
    let mut app = with_base(Some(page("https://example.org/")));
    let link = format!("https://example.org/#{LINE}");
    assert_eq!(app.act(Action::Link(LinkAction::Copy)), Some(Request::Copy(link)));
    assert_eq!(notice(&app), Some(&Notice::CopiedLink));
    let mut app = with_base(None);
    assert_eq!(app.act(Action::Link(LinkAction::Copy)), Some(Request::Copy(LINE.to_owned())));
    assert_eq!(notice(&app), Some(&Notice::CopiedLine));
}

#[test]
fn a_link_leads_to_the_moment_that_is_shown() {
    for line in VERIFIED {
        let mut app = with_base(None);
        app.settle();
        app.act(Action::OpenLine(line.to_owned()));
        app.settle();
        let version = if app.model.face == Face::Own { "8r2:" } else { "8r1:" };
        assert_eq!(app.model.link(), line.replace("8r1:", version));
    }
}

#[test]
fn what_plays_stands_still_once_its_link_is_shown() {
    let mut app = with_base(None);
    app.settle();
    app.act(Action::Choose(Realm::Heap.into()));
    app.act(Action::Seek(7));
    app.act(Action::TogglePlay);
    app.act(Action::Open(Sheet::Keys));
    assert_ne!(app.model.chosen_lane().playhead.playback, Playback::Paused);
    app.act(Action::Open(Sheet::Link));
    assert_eq!(app.model.chosen_lane().playhead.playback, Playback::Paused);
    assert!(app.model.link().contains("@e7~"), "{}", app.model.link());
}

/// The question hides what comes after; where it is asked is no secret.
#[test]
fn the_link_leads_to_the_moment_of_an_open_question() {
    let mut app = with_base(None);
    app.settle();
    app.act(Action::Choose(Realm::Heap.into()));
    app.act(Action::Seek(7));
    app.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Next))));
    let moment = app.model.questions.open().expect("a question").moment;
    app.act(Action::Open(Sheet::Link));
    assert!(app.model.link().contains(&format!("@e{moment}~")), "{}", app.model.link());
    assert_eq!(app.model.seen().link(), app.model.link());
}

#[test]
fn a_page_is_set_once_its_field_is_left_and_a_wrong_one_stays_a_draft() {
    let mut app = with_base(None);
    app.act(Action::Open(Sheet::Link));
    let saved = |text: &str| {
        let link_base = (!text.is_empty()).then(|| page(text));
        Some(Request::Save(Preferences { link_base, ..at_the_end() }))
    };
    assert_eq!(type_in(&mut app, "https://example.org#x"), saved("https://example.org/"));
    assert_eq!(app.model.link_draft.text, "https://example.org/", "as it is saved");
    assert_eq!(type_in(&mut app, "htps://example.org"), None);
    assert_eq!(app.model.link_draft.text, "htps://example.org", "as it is typed");
    assert_eq!(app.model.link_draft.trouble, Some(PageAddressError::Scheme));
    assert_eq!(app.model.link(), format!("https://example.org/#{LINE}"));
    assert_eq!(app.act(Action::Link(LinkAction::Type("htt".to_owned()))), None);
    assert_eq!(app.model.link_draft.trouble, None, "while it is typed nothing is wrong yet");
    app.act(Action::Escape);
    app.act(Action::Open(Sheet::Link));
    assert_eq!(app.model.link_draft.text, "https://example.org/");
    assert_eq!(type_in(&mut app, " "), saved(""));
    assert_eq!(app.model.link(), LINE);
}

#[test]
fn what_is_typed_is_taken_however_the_sheet_is_closed() {
    for close in [Action::Escape, Action::Open(Sheet::None), Action::Open(Sheet::Keys)] {
        let mut app = with_base(None);
        app.act(Action::Open(Sheet::Link));
        app.act(Action::Link(LinkAction::Type("https://example.org/".to_owned())));
        assert!(matches!(app.act(close), Some(Request::Save(_))));
        assert_ne!(app.model.sheet, Sheet::Link);
    }
}
