//! What is to be run: a preset or one's own boards and searches, and what is measured.

use egui::{Context, Id, Key, Rect, pos2, vec2};
use eight_realms_app::{
    desk::screen::RunsIn,
    lab::{
        LabAction, sentences,
        setup::{LabField, SourceKind},
        view::SetUpView,
    },
    model::Action,
};
use eight_realms_core::lab::{LabPreset, Measure, Variant};

use crate::gui::{
    keys::binding,
    kit::{Button, Canvas, Chosen, FieldLook, id, row::flow},
    theme::{Type, looks, space},
    widgets::{
        segments::{self, Segment},
        text,
    },
};

/// Maximum width of the form.
const WIDEST: f32 = 760.0;
/// Width of the column with the names of the rows, where it is beside them.
const NAMES: f32 = 96.0;
/// Least width at which the names are beside the rows.
const BESIDE: f32 = 520.0;
/// Height of a row.
const ROW: f32 = 30.0;
/// Width of a field with a number.
const NUMBER: f32 = 56.0;
/// Height of a line of words.
const LINE: f32 = 18.0;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, view: &SetUpView) {
    let body = body.with_max_x(body.right().min(body.left() + WIDEST));
    canvas.scrolled_down("lab set-up", body, |canvas, rect| {
        let mut form = Form { canvas, rect, y: rect.top() + space::S };
        form.kept();
        form.presets(view);
        form.boards();
        form.searches();
        form.measures();
        form.size(view);
        if form.canvas.runs_in() == RunsIn::Desktop {
            form.journal();
        }
        form.y
    });
}

/// Gives keyboard focus to the field for the path of a journal.
pub fn focus_journal(ctx: &Context) {
    ctx.memory_mut(|memory| memory.request_focus(field_id(LabField::Journal)));
}

fn field_id(field: LabField) -> Id {
    id(("lab field", field.name()))
}

/// A button: the ids of its word and its hint, and what it does.
type WordButton = ([&'static str; 2], LabAction);

/// A form: rows one below the other, each with its name.
struct Form<'f, 'c, 'd> {
    canvas: &'f mut Canvas<'c, 'd>,
    rect: Rect,
    y: f32,
}

impl Form<'_, '_, '_> {
    fn act(&mut self, action: LabAction) {
        self.canvas.ask(Action::Lab(action));
    }

    /// The height of a row.
    fn row_height(&self) -> f32 {
        self.canvas.target(ROW)
    }

    /// Whether names are beside the rows.
    fn is_wide(&self) -> bool {
        self.rect.width() >= BESIDE
    }

    /// Left end of the rows.
    fn left(&self) -> f32 {
        if self.is_wide() { self.rect.left() + NAMES } else { self.rect.left() }
    }

    /// Writes the name of a group of rows.
    fn name(&mut self, message: &str) {
        let word = self.canvas.say(message);
        let palette = self.canvas.palette();
        if self.is_wide() {
            let at = pos2(self.rect.left(), self.y + self.row_height() / 2.0);
            text::left(self.canvas.painter(), at, &word, Type::Title, palette.text);
        } else {
            let at = pos2(self.rect.left(), self.y + LINE / 2.0);
            text::left(self.canvas.painter(), at, &word, Type::Title, palette.text);
            self.y += LINE + space::XS;
        }
    }

    /// Takes a row.
    fn row(&mut self) -> Rect {
        let height = self.row_height();
        let row = Rect::from_x_y_ranges(self.left()..=self.rect.right(), self.y..=self.y + height);
        self.y += height + space::S;
        row
    }

    /// Writes a paragraph.
    fn paragraph(&mut self, name: &str, words: &str, is_fault: bool) {
        let place = Rect::from_min_max(pos2(self.left(), self.y), pos2(self.rect.right(), f32::INFINITY));
        let palette = self.canvas.palette();
        let ink = if is_fault { palette.warning } else { palette.text_soft };
        let taken = self.canvas.colored_paragraph(place, ("lab", name), words, Type::Body, ink);
        self.y = taken.bottom() + space::M;
    }

    /// The presets, and beside them the button that runs what is set up: it is seen wherever the form is cut.
    fn presets(&mut self, view: &SetUpView) {
        self.name("lab-preset");
        let chosen = view.preset;
        let own = self.canvas.say("lab-preset-own");
        let segment = |preset: Option<LabPreset>| {
            let Some(preset) = preset else { return Segment::new(None, own.clone(), own.clone()) };
            let word = self.canvas.say(format!("lab-preset-{}", preset.name()));
            Segment::new(Some(preset), word, self.canvas.say(format!("lab-preset-{}-what", preset.name())))
        };
        let mut presets: Vec<Option<LabPreset>> = LabPreset::ALL.map(Some).to_vec();
        presets.extend(chosen.is_none().then_some(None));
        let segments: Vec<Segment<Option<LabPreset>>> = presets.into_iter().map(segment).collect();
        let what = chosen.map_or_else(
            || self.canvas.say("lab-preset-own-what"),
            |preset| self.canvas.say(format!("lab-preset-{}-what", preset.name())),
        );
        let row = self.row();
        let word = self.canvas.say("lab-run");
        let run = looks::STRONG.width(self.canvas.painter(), &word) + space::L;
        let width = self.canvas.choice_key_width(&segments).min(row.width() - run - space::S);
        let place = row.with_max_x(row.left() + width);
        let beside = Rect::from_min_size(place.right_top() + vec2(space::S, 0.0), vec2(run, row.height()));
        self.run(beside, &word, view.size.is_err());
        if let Some(Some(preset)) = self.canvas.choice_key(place, "lab preset", &segments, chosen) {
            self.act(LabAction::Preset(preset));
        }
        self.paragraph("preset", &what, false);
    }

    fn boards(&mut self) {
        self.name("lab-boards-from");
        let setup = &self.canvas.context.view.model.lab.setup;
        let sources = SourceKind::ALL.map(|source| {
            let word = self.canvas.say(format!("lab-source-{}", source.name()));
            Segment::new(source, word, self.canvas.say(format!("lab-source-{}-hint", source.name())))
        });
        let row = self.row();
        if let Some(source) = self.canvas.choice(row, "lab source", &sources, setup.source) {
            self.act(LabAction::Source(source));
        }
        match setup.source {
            SourceKind::All => {}
            SourceKind::List => {
                let row = self.row();
                self.field(row, LabField::List);
            }
            SourceKind::Sample | SourceKind::Depth => self.numbers(setup.source.fields()),
        }
    }

    /// Takes places of these widths, side by side and where there is no more room below.
    fn flowing(&mut self, widths: &[f32]) -> Vec<Rect> {
        let (height, left, top) = (self.row_height(), self.left(), self.y);
        let places = flow(widths.iter().copied(), space::S, self.rect.right() - left);
        let rows = places.last().map_or(0, |(line, _)| line + 1);
        self.y = top + rows as f32 * (height + space::S);
        let place = |((line, x), width): (&(usize, f32), &f32)| {
            let corner = pos2(left + x, top + *line as f32 * (height + space::S));
            Rect::from_min_size(corner, vec2(*width, height))
        };
        places.iter().zip(widths).map(place).collect()
    }

    /// Fields with numbers, each behind its word.
    fn numbers(&mut self, fields: &[LabField]) {
        let word = |field: &LabField| self.canvas.say(format!("lab-field-{}", field.name()));
        let words: Vec<String> = fields.iter().map(word).collect();
        let width = |word: &String| {
            text::width(self.canvas.painter(), word, Type::Body).ceil() + space::S + NUMBER + space::S
        };
        let widths: Vec<f32> = words.iter().map(width).collect();
        for (place, (field, word)) in self.flowing(&widths).into_iter().zip(fields.iter().zip(&words)) {
            let ink = self.canvas.palette().text_soft;
            text::left(self.canvas.painter(), place.left_center(), word, Type::Body, ink);
            let end = place.right() - space::S;
            self.field(place.with_max_x(end).with_min_x(end - NUMBER), *field);
        }
    }

    /// A field; returns whether Enter was pressed in it.
    fn field(&mut self, place: Rect, field: LabField) -> bool {
        let mut typed = self.canvas.context.view.model.lab.setup.text(field).to_owned();
        let label = self.canvas.say(format!("lab-field-{}", field.name()));
        let hint = match field {
            LabField::List => "23415x768 …",
            LabField::Lane => "7:h=linear-conflict",
            LabField::Journal => "NAME.lab.jsonl",
            _ => "",
        };
        let look = FieldLook { font: Type::Code, margin: space::S, hint };
        // A list with one character more is seen to be too long.
        let longest = field.longest() + usize::from(field == LabField::List);
        let response = self.canvas.long_field(place, &mut typed, field_id(field), look, longest);
        self.canvas.ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
        if response.changed() {
            self.act(LabAction::Type(field, typed));
        }
        let [is_entered, runs] = self.canvas.ui.input(|input| {
            let is_pressed = input.key_pressed(Key::Enter);
            [is_pressed, is_pressed && input.modifiers.command]
        });
        if response.has_focus() && runs {
            self.act(LabAction::RunShown);
        }
        response.lost_focus() && is_entered
    }

    fn searches(&mut self) {
        self.name("lab-searches");
        let lab = self.canvas.context.view.model.lab;
        let variants = &lab.setup.variants;
        let names: Vec<String> =
            variants.iter().map(|variant| sentences::described(self.canvas.context.words, variant)).collect();
        let room = self.rect.right() - self.left();
        // A name that is longer than a row leaves its place to the line alone.
        let chip = |(variant, name): (&Variant, &String)| {
            let words = [format!("{name}  ×"), format!("{}  ×", sentences::written(variant))];
            let sized = words.map(|word| (looks::RAISED.width(self.canvas.painter(), &word), word));
            let [named, written] = sized;
            if named.0 <= room { named } else { written }
        };
        let (widths, words): (Vec<f32>, Vec<String>) = variants.iter().zip(&names).map(chip).unzip();
        for (variant, place) in self.flowing(&widths).into_iter().enumerate() {
            let written = sentences::written(&variants[variant]);
            let label = self.canvas.tell("lab-remove", &[("lane", written.into())]);
            let hint = format!("{}\n{label}", names[variant]);
            let button = Button::new(place, id(("lab variant", variant)), &label, &looks::RAISED).hint(hint);
            if self.canvas.press_word(button, &words[variant]).clicked() {
                self.act(LabAction::Remove(variant));
            }
        }
        self.add_row();
        if let Some(fault) = &lab.setup.lane_fault {
            let words = sentences::lane_fault(self.canvas.context.words, fault, &lab.setup);
            self.paragraph("lane fault", &words, true);
        }
    }

    /// The field for a search more, the button that adds it, and the one that takes the lanes of the window.
    fn add_row(&mut self) {
        let buttons = [
            (["lab-add", "lab-add-hint"], LabAction::AddTyped),
            (["lab-take-lanes", "lab-take-lanes-hint"], LabAction::TakeLanes),
        ];
        self.field_row(LabField::Lane, &buttons);
    }

    /// The field for the path of a journal, and what is known of that journal.
    fn journal(&mut self) {
        self.name("lab-journal");
        self.field_row(LabField::Journal, &[(["lab-open", "lab-open-hint"], LabAction::ChooseJournal)]);
        if !self.canvas.context.view.model.lab.journal.is_about_kept() {
            self.told_of_journal();
        }
    }

    /// What is known of the journal of the last experiment, and the button that goes on with it: where it is seen at once.
    fn kept(&mut self) {
        let journal = &self.canvas.context.view.model.lab.journal;
        if !journal.is_about_kept() {
            return;
        }
        let is_offered = journal.kept.is_some() && journal.reading.is_none();
        self.name("lab-last");
        self.y += (self.row_height() - LINE) / 2.0;
        self.told_of_journal();
        if is_offered {
            self.y -= space::S;
            let row = self.row();
            let go_on = (["lab-kept-go-on", "lab-kept-go-on-hint"], LabAction::GoOnWithKept);
            self.buttons(row.left(), row, &[go_on]);
        }
    }

    fn told_of_journal(&mut self) {
        let journal = &self.canvas.context.view.model.lab.journal;
        if let Some(words) = sentences::journal(self.canvas.context.words, journal) {
            self.paragraph("journal", &words, journal.unread.is_some());
        }
    }

    /// A field with buttons behind it, or below it where there is no room. Enter in the field does what the first one does.
    fn field_row(&mut self, field: LabField, buttons: &[WordButton]) {
        let row = self.row();
        let width =
            |([word, _], _): &WordButton| self.canvas.button_size(&self.canvas.say(*word)).x + space::S;
        let room = row.width() - buttons.iter().map(width).sum::<f32>();
        let (place, below) = if room >= 140.0 {
            (row.with_max_x(row.left() + room.min(260.0)), None)
        } else {
            (row, Some(self.row()))
        };
        let is_entered = self.field(place, field);
        let x = below.map_or(place.right() + space::S, |row| row.left());
        self.buttons(x, below.unwrap_or(row), buttons);
        if let Some((_, action)) = buttons.first().filter(|_| is_entered) {
            self.act(action.clone());
        }
    }

    /// Buttons in a row, from `x` on.
    fn buttons(&mut self, mut x: f32, row: Rect, buttons: &[WordButton]) {
        for ([message, hint], action) in buttons {
            let word = self.canvas.say(*message);
            let width = self.canvas.button_size(&word).x;
            let place = Rect::from_x_y_ranges(x..=x + width, row.y_range());
            let hint = self.canvas.say(*hint);
            let button = Button::new(place, id(("lab", *message)), &word, &looks::RAISED).hint(hint);
            if self.canvas.press_word(button, &word).clicked() {
                self.act(action.clone());
            }
            x = place.right() + space::S;
        }
    }

    fn measures(&mut self) {
        self.name("lab-measure");
        let setup = &self.canvas.context.view.model.lab.setup;
        let measures = sentences::measures(self.canvas.runs_in());
        let words: Vec<String> = measures
            .iter()
            .map(|measure| self.canvas.say(format!("lab-measure-{}", measure.name())))
            .collect();
        let widths: Vec<f32> = words.iter().map(|word| segments_width(self.canvas, word)).collect();
        for (place, (measure, word)) in self.flowing(&widths).into_iter().zip(measures.iter().zip(&words)) {
            let measure = *measure;
            let is_on = setup.measures.contains(&measure) || measure == Measure::Counts;
            let chosen = if is_on { Chosen::Yes } else { Chosen::No };
            let hint = self.canvas.say(format!("lab-measure-{}-hint", measure.name()));
            let button = Button::new(place, id(("lab measure", measure.name())), word, &looks::SEGMENT);
            let button = button.tick(chosen).hint(hint);
            let mut part = self.canvas.part();
            if measure == Measure::Counts {
                part.disable();
            }
            if self.canvas.on(&mut part).press_word(button, word).clicked() {
                self.act(LabAction::SwitchMeasure(measure));
            }
        }
    }

    /// The button that runs what is set up, unless there is nothing to run.
    fn run(&mut self, place: Rect, word: &str, is_fault: bool) {
        let mut part = self.canvas.part();
        if is_fault {
            part.disable();
        }
        let key = const { binding("lab-run") }.caps(self.canvas.context.words);
        let hint = self.canvas.context.hint(&self.canvas.say("lab-run-hint"), &key);
        let button = Button::new(place, id("lab run"), word, &looks::STRONG).hint(hint);
        if self.canvas.on(&mut part).press_word(button, word).clicked() {
            self.act(LabAction::Run);
        }
    }

    /// How large the experiment is, or why there is none.
    fn size(&mut self, view: &SetUpView) {
        self.y += space::S;
        let words = self.canvas.context.words;
        let (line, is_fault) = match &view.size {
            Ok(size) => (sentences::size(words, size), false),
            Err(fault) => (sentences::fault(words, fault), true),
        };
        self.paragraph("size", &line, is_fault);
    }
}

fn segments_width(canvas: &Canvas<'_, '_>, word: &str) -> f32 {
    let segment = [Segment::new((), word.to_owned(), String::new())];
    segments::width(canvas.painter(), &segment)
}
