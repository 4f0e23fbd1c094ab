//! What keys are called: one table for the sheet, the tooltips and the documents.

use eight_realms::gui::keys::{Binding, KeyScope, bindings, caption};
use eight_realms_app::{
    control::Control,
    words::{Language, Words},
};

/// The rows of the lists in a document, as the table has them: the window's keys, then those of the editor and of questions.
fn rows(words: &Words) -> [Vec<(&'static str, String)>; 3] {
    let row =
        |binding: &Binding| (binding.name, format!("| {} | {} |", binding.caps(words), binding.does(words)));
    let (editors, others): (Vec<_>, Vec<_>) =
        bindings().partition(|binding| binding.scope == KeyScope::Editor);
    let (questions, windows): (Vec<_>, Vec<_>) =
        others.into_iter().partition(|binding| binding.scope == KeyScope::Question);
    [windows, editors, questions].map(|bindings| bindings.into_iter().map(row).collect())
}

/// What is wrong with the list of keys in a document.
fn faults(readme: &str, words: &Words) -> Vec<String> {
    let lists = ["keys-window", "keys-editor", "keys-question"].into_iter().zip(rows(words));
    lists.flat_map(|(head, rows)| faults_below(readme, &words.say(head), &rows)).collect()
}

fn faults_below(readme: &str, head: &str, rows: &[(&str, String)]) -> Vec<String> {
    let head = format!("| {head} | |");
    let below = readme.lines().skip_while(|line| *line != head).skip(2);
    let actual: Vec<&str> = below.take_while(|line| line.starts_with('|')).collect();
    let expected: Vec<&str> = rows.iter().map(|(_, row)| row.as_str()).collect();
    let missing = rows.iter().filter(|(_, row)| !actual.contains(&row.as_str()));
    let strange = actual.iter().filter(|row| !expected.contains(row));
    let mut faults: Vec<String> =
        missing.map(|(name, row)| format!("{name} should have the row {row}")).collect();
    faults.extend(strange.map(|row| format!("no key has the row {row}")));
    if faults.is_empty() && actual != expected {
        faults.push(format!("each row once, in this order:\n{}", expected.join("\n")));
    }
    faults
}

const LISTS: [&str; 2] =
    [include_str!("../../../docs/en/shortcuts.md"), include_str!("../../../docs/zh-CN/shortcuts.md")];

#[test]
fn the_documents_list_the_keys_of_the_table() {
    for (language, readme) in Language::ALL.into_iter().zip(LISTS) {
        let faults = faults(readme, &Words::new(language));
        assert!(faults.is_empty(), "{language:?}:\n{}", faults.join("\n"));
    }
}

/// The comparison above notices every kind of fault.
#[test]
fn a_row_that_is_missing_or_strange_or_out_of_order_is_noticed() {
    let (readme, words) = (LISTS[0], Words::new(Language::English));
    for list in rows(&words) {
        for (name, row) in &list {
            let without = faults(&readme.replacen(&format!("{row}\n"), "", 1), &words);
            assert_eq!(without, [format!("{name} should have the row {row}")]);
            let other = row.replace(" |", ", or not |");
            let both = [without[0].clone(), format!("no key has the row {other}")];
            assert_eq!(faults(&readme.replacen(row, &other, 1), &words), both);
            let twice = faults(&readme.replacen(row, &format!("{row}\n{row}"), 1), &words);
            assert!(twice.len() == 1 && twice[0].starts_with("each row once"), "{twice:?}");
        }
        let [(_, first), (_, second), ..] = &list[..] else { panic!("two rows") };
        let turned = readme.replacen(&format!("{first}\n{second}"), &format!("{second}\n{first}"), 1);
        assert!(faults(&turned, &words)[0].starts_with("each row once"));
    }
}

/// A caption is one of a kind, or two bindings would be called alike.
#[test]
fn no_two_keys_of_one_scope_are_called_alike() {
    for words in Language::ALL.map(Words::new) {
        for rows in rows(&words) {
            let mut caps: Vec<&str> = rows.iter().filter_map(|(_, row)| row.split('|').nth(1)).collect();
            let all = caps.len();
            caps.sort_unstable();
            caps.dedup();
            assert_eq!(caps.len(), all);
            assert!(caps.iter().all(|caps| !caps.contains('⟨') && caps.trim() != ""));
        }
    }
}

#[test]
fn every_control_of_the_timeline_has_a_key_of_its_own() {
    let words = Words::new(Language::Chinese);
    let caps = Control::ALL.map(|control| caption::control(control, &words));
    let expected = "Home,←,空格键,→,End,Alt + ←,Alt + →,Shift + ←,Shift + →,Ctrl + ←,Ctrl + →,[,]";
    assert_eq!(caps.join(","), expected);
}
