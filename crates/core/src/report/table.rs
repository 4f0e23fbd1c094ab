//! A table of figures as CSV (RFC 4180, UTF-8) and as Markdown: names of columns, then a row of texts for each thing.

/// A table. Every row has a text for each column; an absent value is an empty text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    names: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table without rows. The names are those of the field, in small letters, with `_` between words.
    pub fn new<S: Into<String>>(names: impl IntoIterator<Item = S>) -> Self {
        Self { names: names.into_iter().map(Into::into).collect(), rows: Vec::new() }
    }

    /// The table that a text in CSV holds; what is no table is left out.
    pub fn of_csv(text: &str) -> Self {
        let mut lines =
            ::csv::ReaderBuilder::new().has_headers(false).from_reader(text.as_bytes()).into_records();
        let names = lines.next().and_then(Result::ok).unwrap_or_default();
        let mut table = Self::new(&names);
        for line in lines.filter_map(Result::ok) {
            table.push(&line);
        }
        table
    }

    /// Adds a row: what it lacks is empty, and what no column has is left out.
    pub fn push<S: Into<String>>(&mut self, row: impl IntoIterator<Item = S>) {
        let mut row: Vec<String> = row.into_iter().map(Into::into).collect();
        row.resize(self.names.len(), String::new());
        self.rows.push(row);
    }

    /// Number of rows, without that of the names.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether it has no row.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// A line of names, then a line for each row; every line ends with a line feed.
    ///
    /// # Panics
    /// Never: texts can always be written into memory.
    pub fn csv(&self) -> String {
        let mut writer = ::csv::Writer::from_writer(Vec::new());
        for row in self.lines() {
            writer.write_record(row).expect("texts can be written into memory");
        }
        let bytes = writer.into_inner().expect("memory takes what is written into it");
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// A table of Markdown, as GitHub and Pandoc read it, for people: `head` says a column's name in their language,
    /// `word` what stands in the column of this name. Columns of numbers stand at the right.
    pub fn markdown(&self, head: impl Fn(&str) -> String, word: impl Fn(&str, &str) -> String) -> String {
        let line = |cells: &mut dyn Iterator<Item = String>| {
            let cells: Vec<String> = cells.collect();
            format!("| {} |\n", cells.join(" | "))
        };
        let rule = (0..self.names.len()).map(|column| {
            let is_number = |row: &Vec<String>| row[column].is_empty() || row[column].parse::<f64>().is_ok();
            let is_right = !self.is_empty() && self.rows.iter().all(is_number);
            if is_right { "--:" } else { "---" }.to_owned()
        });
        let [names, rule] =
            [line(&mut self.names.iter().map(|name| escaped(&head(name)))), line(&mut rule.into_iter())];
        let cell = |(name, cell): (&String, &String)| escaped(&word(name, cell));
        let rows = self.rows.iter().map(|row| line(&mut self.names.iter().zip(row).map(cell)));
        [names, rule].into_iter().chain(rows).collect()
    }

    fn lines(&self) -> impl Iterator<Item = &Vec<String>> {
        std::iter::once(&self.names).chain(&self.rows)
    }
}

/// A cell in which nothing ends the cell, or the line.
fn escaped(cell: &str) -> String {
    cell.replace('\\', "\\\\").replace('|', "\\|").replace(['\n', '\r'], " ")
}
