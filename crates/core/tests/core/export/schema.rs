//! A JSON schema, checked by hand: the few keywords that the schema of this folder uses, and no other.

use serde_json::{Map, Value};

/// What a value has that the schema does not allow; `None` if all is right.
pub fn fault(root: &Value, schema: &Value, value: &Value) -> Option<String> {
    let keywords = schema.as_object().expect("a schema is an object");
    keywords.iter().find_map(|(keyword, rule)| broken(root, keywords, keyword, rule, value))
}

fn broken(
    root: &Value,
    keywords: &Map<String, Value>,
    keyword: &str,
    rule: &Value,
    value: &Value,
) -> Option<String> {
    let unless = |holds: bool| (!holds).then(|| format!("{keyword} {rule}: {value}"));
    match keyword {
        "$schema" | "$defs" | "title" => None,
        "$ref" => {
            let path = rule.as_str().and_then(|path| path.strip_prefix('#')).expect("a path from the root");
            fault(root, root.pointer(path).expect("it is defined"), value)
        }
        "anyOf" => {
            let schemas = rule.as_array().expect("a list");
            unless(schemas.iter().any(|schema| fault(root, schema, value).is_none()))
        }
        "type" => unless(is_of_type(rule.as_str().expect("a name"), value)),
        "const" => unless(value == rule),
        "enum" => unless(rule.as_array().expect("a list").contains(value)),
        "minimum" => unless(value.as_f64() >= rule.as_f64()),
        "minLength" => unless(value.as_str().map(|text| text.chars().count() as u64) >= rule.as_u64()),
        "items" => value.as_array()?.iter().find_map(|item| fault(root, rule, item)),
        "required" => {
            let names = rule.as_array().expect("a list").iter().filter_map(Value::as_str);
            let missing = names.filter(|name| value.get(name).is_none()).collect::<Vec<_>>();
            (!missing.is_empty()).then(|| format!("without {missing:?}: {value}"))
        }
        "properties" => {
            let mut rules = rule.as_object().expect("an object").iter();
            rules.find_map(|(name, rule)| fault(root, rule, value.get(name)?))
        }
        "additionalProperties" => {
            let known = |name: &String| {
                keywords.get("properties").is_some_and(|properties| properties.get(name).is_some())
            };
            let mut others = value.as_object()?.iter().filter(|(name, _)| !known(name));
            match rule {
                Value::Bool(false) => others.next().map(|(name, _)| format!("{name} is unknown: {value}")),
                _ => others.find_map(|(_, other)| fault(root, rule, other)),
            }
        }
        other => panic!("{other} is not checked"),
    }
}

fn is_of_type(name: &str, value: &Value) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "number" => value.is_number(),
        "integer" => value.is_u64() || value.is_i64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("{other} is no type"),
    }
}
