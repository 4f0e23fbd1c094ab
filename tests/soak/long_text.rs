//! A text from outside that is far too long takes no memory to speak of.

use eight_realms_app::{
    desk::{notice::Notice, preferences::Preferences},
    model::{Action, Model, update},
};
use peakmem_alloc::{INSTRUMENTED_SYSTEM, PeakMemAllocTrait};

/// Characters of the text.
const LENGTH: usize = 1 << 20;
/// So many bytes may be in use at once besides the text.
const MAX: usize = 1 << 20;

/// Pastes such texts and opens them as an address does.
pub fn check() {
    for letter in ["1", "a", "[", "八"] {
        let text = letter.repeat(LENGTH);
        for action in [Action::Paste(Some(text.clone())), Action::OpenLine(text)] {
            let mut model = Model::new(Preferences::default(), 1);
            let mut effects = Vec::new();
            INSTRUMENTED_SYSTEM.reset_peak_memory();
            update(&mut model, action, &mut effects);
            let more = INSTRUMENTED_SYSTEM.get_peak_memory();
            assert!(more <= MAX, "{letter}: {more} bytes");
            assert!(matches!(model.notice, Some((Notice::LongText, _))), "{letter}: {:?}", model.notice);
        }
    }
}
