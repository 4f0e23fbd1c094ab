//! Every sentence about a rival is said somewhere.

use std::collections::BTreeSet;

use eight_realms_app::{
    questions::sentences::rival_of_order,
    words::{Language, Words},
};
use eight_realms_core::ask::Rival;

use crate::rival_rows::TABLE;

/// No sentence is left out of the table, in which each is held against its moment; those of orders have one of their own,
/// in `ask/order.rs`.
#[test]
fn the_table_has_every_sentence_about_a_rival() {
    let file = include_str!("../../../i18n/en/ask.ftl");
    let ids = file.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
    let ids: BTreeSet<String> = ids.filter(|id| id.contains("-rival-")).map(str::to_owned).collect();
    let of_rows = TABLE.map(|[_, kind, _, rival, _]| {
        format!("ask-{}-rival-{rival}", kind.split(' ').next().expect("a kind"))
    });
    let of_orders =
        [Rival::ByNumber, Rival::FewerBoards].map(|rival| format!("ask-order-rival-{}", rival.name()));
    assert_eq!(of_rows.into_iter().chain(of_orders).collect::<BTreeSet<String>>(), ids);
    let words = Words::for_documents(Language::English);
    assert!(rival_of_order(&words, Rival::ByNumber).contains("order of the realms"));
    assert!(rival_of_order(&words, Rival::FewerBoards).contains("fewer boards"));
}
