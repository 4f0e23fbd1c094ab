use super::desk::Desk;
use eight_realms::words::Language;
#[test]
fn dump() {
    for language in Language::ALL {
        let desk = Desk::opened(language);
        println!("{:?}", desk.harness);
        for t in desk.texts() { println!("T {t}"); }
    }
}
