//! Role, name, value and state of a node, as attributes of an element of the page.

use egui::accesskit::{Node, Role, Toggled};
use web_sys::{Document, Element, HtmlInputElement};

/// Attributes of the element of a node.
#[derive(Clone, PartialEq)]
pub struct NodeFace {
    role: Role,
    name: Option<String>,
    value: Option<String>,
    /// Minimum, value, maximum.
    range: Option<[f64; 3]>,
    toggled: Option<Toggled>,
    is_selected: Option<bool>,
    is_disabled: bool,
    /// Left, top, right, bottom, in pixels of the page.
    bounds: Option<[i32; 4]>,
}

impl NodeFace {
    /// What a node is; a point of the layout is `zoom` pixels of the page.
    pub fn of(node: &Node, zoom: f64) -> Self {
        let number = node.numeric_value();
        let range = number.map(|now| {
            [node.min_numeric_value().unwrap_or(0.0), now, node.max_numeric_value().unwrap_or(now)]
        });
        Self {
            role: node.role(),
            name: node.label().map(str::to_owned),
            value: node.value().map(str::to_owned),
            range,
            toggled: node.toggled(),
            is_selected: node.is_selected(),
            is_disabled: node.is_disabled(),
            bounds: node
                .bounds()
                .map(|at| [at.x0, at.y0, at.x1, at.y1].map(|side| (side * zoom).round() as i32)),
        }
    }

    /// The element's tag.
    pub const fn tag(&self) -> &'static str {
        match self.role {
            Role::Button | Role::Tab | Role::CheckBox | Role::RadioButton | Role::Switch | Role::MenuItem => {
                "button"
            }
            Role::Slider
            | Role::SpinButton
            | Role::TextInput
            | Role::MultilineTextInput
            | Role::SearchInput => "input",
            _ => "div",
        }
    }

    /// The role's name for browsers; `None` where the element has the role by itself.
    const fn aria(&self) -> Option<&'static str> {
        Some(match self.role {
            Role::Tab => "tab",
            Role::TabList => "tablist",
            Role::TabPanel => "tabpanel",
            Role::CheckBox => "checkbox",
            Role::RadioButton => "radio",
            Role::RadioGroup => "radiogroup",
            Role::Switch => "switch",
            Role::Menu => "menu",
            Role::MenuItem => "menuitem",
            Role::Image | Role::Canvas | Role::Figure => "img",
            Role::ProgressIndicator => "progressbar",
            Role::Table => "table",
            Role::Row => "row",
            Role::Cell => "cell",
            Role::Heading => "heading",
            Role::Link => "link",
            Role::Status => "status",
            Role::Button | Role::Slider | Role::SpinButton | Role::TextInput | Role::Label => return None,
            _ => "group",
        })
    }

    /// Writes these attributes into the element, unless `old` has the same.
    pub fn write(&self, element: &Element, old: Option<&Self>) {
        if old == Some(self) {
            return;
        }
        let set = |name: &str, value: Option<&str>| match value {
            Some(value) => _ = element.set_attribute(name, value),
            None => _ = element.remove_attribute(name),
        };
        set("role", self.aria());
        let is_text = matches!(self.role, Role::Label);
        let text = self.value.as_deref().or(self.name.as_deref());
        if is_text {
            element.set_text_content(text);
        }
        set("aria-label", self.name.as_deref().filter(|_| !is_text));
        set("aria-disabled", self.is_disabled.then_some("true"));
        let state = self.toggled.map(|toggled| match toggled {
            Toggled::True => "true",
            Toggled::False => "false",
            Toggled::Mixed => "mixed",
        });
        let is_pressed = matches!(self.role, Role::Button);
        set("aria-pressed", state.filter(|_| is_pressed));
        set("aria-checked", state.filter(|_| !is_pressed));
        set("aria-selected", self.is_selected.map(|is| if is { "true" } else { "false" }));
        set("data-at", self.bounds.map(|[x0, y0, x1, y1]| format!("{x0} {y0} {x1} {y1}")).as_deref());
        self.write_value(element);
    }

    fn write_value(&self, element: &Element) {
        let Some(input) = wasm_bindgen::JsCast::dyn_ref::<HtmlInputElement>(element) else {
            let value = self.value.as_deref().filter(|_| !matches!(self.role, Role::Label));
            match value {
                Some(value) => _ = element.set_attribute("aria-description", value),
                None => _ = element.remove_attribute("aria-description"),
            }
            return;
        };
        if let Some([least, now, greatest]) = self.range {
            input.set_type("range");
            input.set_min(&least.to_string());
            input.set_max(&greatest.to_string());
            input.set_step("any");
            input.set_value(&now.to_string());
            if let Some(value) = &self.value {
                _ = input.set_attribute("aria-valuetext", value);
            }
        } else {
            input.set_value(self.value.as_deref().unwrap_or_default());
        }
    }
}

/// Creates the element for a node; `None` if the page makes none.
pub fn element_for(document: &Document, face: &NodeFace, id: &str) -> Option<Element> {
    let element = document.create_element(face.tag()).ok()?;
    element.set_id(id);
    if face.tag() == "button" {
        _ = element.set_attribute("type", "button");
    }
    Some(element)
}
