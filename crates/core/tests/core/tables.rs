//! Tables as files.

use eight_realms_core::report::Table;

#[test]
fn nothing_in_a_cell_ends_the_cell_or_the_line() {
    let mut table = Table::new(["name", "amount"]);
    table.push(["a|b\\c\nd", "1.5"]);
    table.push(["e, \"f\"", ""]);
    table.push(["short"]);
    table.push(["long", "2", "left out"]);
    let lines = [
        "| NAME | AMOUNT |",
        "| --- | --: |",
        "| a\\|b\\\\c d | 1.5 |",
        "| e, \"f\" | nothing |",
        "| short | nothing |",
        "| long | 2 |",
    ];
    let word = |name: &str, cell: &str| match (name, cell) {
        ("amount", "") => "nothing".to_owned(),
        (_, cell) => cell.to_owned(),
    };
    assert_eq!(table.markdown(str::to_uppercase, word).lines().collect::<Vec<_>>(), lines);
    let csv = table.csv();
    assert_eq!(csv.lines().next(), Some("name,amount"));
    assert_eq!(Table::of_csv(&csv), table, "it is read back as it was");
    assert_eq!((table.len(), table.is_empty()), (4, false));
    assert_eq!(Table::of_csv(""), Table::default());
}
