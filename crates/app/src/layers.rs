//! What lies over the stage or in its place, and is closed by Escape and by the browser's Back.

use crate::{
    desk::{
        Desk,
        screen::{Sheet, StageTab},
    },
    editor::Editor,
    lab::LabShow,
    map::{self, MapShow},
    questions::{self, QuestionAction, Questions},
};

/// Something that can be closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    Sheet,
    Question,
    Editor,
    /// The plots in the place of the stage.
    Plots,
    /// The reading, in a window in which it is no tab.
    Reading,
    /// The card of a board on the map.
    Card,
    /// The boards behind a dot of the laboratory.
    Boards,
    /// The walk along the solution, in the place of the search.
    Walk,
}

/// Returns what is open, the topmost first.
pub(crate) fn open(
    desk: &Desk,
    editor: Option<&Editor>,
    map: &MapShow,
    lab: &LabShow,
) -> impl Iterator<Item = Layer> + use<> {
    let layers = [
        (Layer::Sheet, desk.sheet != Sheet::None),
        (Layer::Question, desk.has_question()),
        (Layer::Editor, editor.is_some()),
        (Layer::Plots, desk.shows_plots_in_stage()),
        (Layer::Reading, is_reading_page(desk)),
        (Layer::Card, map::has_card(map, desk)),
        (Layer::Boards, desk.stage == StageTab::Lab && lab.picked.is_some()),
        (Layer::Walk, desk.is_walking()),
    ];
    layers.into_iter().filter(|(_, is_open)| *is_open).map(|(layer, _)| layer)
}

fn is_reading_page(desk: &Desk) -> bool {
    desk.reading_is_page && desk.stage == StageTab::Reading
}

/// Closes a layer.
pub(crate) fn close(
    layer: Layer,
    desk: &mut Desk,
    editor: &mut Option<Editor>,
    map: &mut MapShow,
    lab: &mut LabShow,
    questions: &mut Questions,
) {
    match layer {
        Layer::Sheet => desk.sheet = Sheet::None,
        Layer::Question => questions::act(questions, desk, QuestionAction::Leave),
        Layer::Editor => *editor = None,
        Layer::Plots => desk.plots_in_stage = false,
        Layer::Reading => desk.show_stage(StageTab::Step),
        Layer::Card => map.picked = None,
        Layer::Boards => lab.picked = None,
        Layer::Walk => desk.solution.restart(),
    }
}
