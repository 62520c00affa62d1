/// The pane in which a spec's structure is changed.
struct DesignValues: Hashable, Sendable {
    /// The spec's file.
    var file: String
    /// The tag of the present text, without its quotes: acts name it.
    ///
    /// Nil where there is no file.
    var tag: String?
    var rows: [OutlineRowValues]
    var forms: [DesignFormValues]
}

/// The bar over the frames while a spec is being designed.
struct DesignBarValues: Hashable, Sendable {
    var file: String
    /// The same page without design mode.
    var endHref: String
    var undoIcon: IconValues
    var redoIcon: IconValues
    var addTabIcon: IconValues
    var addSectionIcon: IconValues
}

/// One entry of the spec, as it is written.
struct OutlineRowValues: Hashable, Sendable {
    var entryID: String
    var elementID: String
    /// The numbers on the way to it, with dots: `2.0`.
    var path: String
    /// `tab` or `section`.
    var kind: String
    var title: String
    /// Counted from 1.
    var level: String
    /// Its place in its list, counted from 1, and how many there are.
    var position: String
    var count: String
    var icon: IconValues?
    /// What is special about it, in a word or two.
    var notes: [String]
    /// Its members as JSON, for the form.
    var members: String
}

/// The form for one kind of entry; the script fills it.
struct DesignFormValues: Hashable, Sendable {
    /// `tab` or `section`.
    var kind: String
    var title: String
    var fields: [DesignFieldValues]
    /// Whether its entries can be put in its place.
    var dissolves: Bool
}

/// One member of an entry in a form.
struct DesignFieldValues: Hashable, Sendable {
    /// The key in the format.
    var key: String
    var elementID: String
    var label: String
    /// What it does, in a few words; nil where the label says it.
    var hint: String?
    /// Whether it is a text that may also be written as a number.
    var isText = false
    /// Whether it names a symbol.
    var isSymbol = false
    var isFlag = false
    /// What there is to choose from; empty for other fields.
    var choices: [DesignChoiceValues] = []
    var isChoice = false
}

/// One value to choose.
struct DesignChoiceValues: Hashable, Sendable {
    /// The member's value as JSON; empty where the member is absent.
    var value: String
    var title: String
}
