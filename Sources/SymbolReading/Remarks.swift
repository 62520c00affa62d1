/// What was left out of a symbol, each thing said once.
struct Remarks {
    /// A warning, with its place in bytes.
    struct Remark {
        let id: String
        let offset: Int
        let text: String
        let fix: String
    }

    private(set) var all: [Remark] = []
    private var said: Set<String> = []
    /// In a template's own elements nothing is worth a word.
    var isSilent = false

    private mutating func add(_ id: String, at offset: Int, _ text: String, fix: String) {
        guard !isSilent, all.count < 20, said.insert(text).inserted else { return }
        all.append(Remark(id: id, offset: offset, text: text, fix: fix))
    }

    mutating func leftOut(_ name: String, at offset: Int) {
        add(
            "unknownKey",
            at: offset,
            "\(name) is left out: what it covers is drawn without it.",
            fix: "Export the symbol with its shapes flattened if the picture needs it."
        )
    }

    mutating func unread(_ name: String, of element: String, at offset: Int) {
        let isAction = name.hasPrefix("on") || name.hasSuffix("href")
        add(
            "unknownKey",
            at: offset,
            isAction
                ? "\(name) of <\(element)> is left out: a symbol neither acts nor refers to anything."
                : "\(name) of <\(element)> is not read.",
            fix: "Remove it."
        )
    }

    mutating func badValue(_ value: String, of property: String, at offset: Int) {
        add(
            "value",
            at: offset,
            "\(Quoted.text(value)) is no \(property) that is read; it stays as it was.",
            fix: "Give \(property) one of SVG's own values."
        )
    }

    mutating func notOneColor(_ value: String, at offset: Int) {
        add(
            "value",
            at: offset,
            "\(Quoted.text(value)) is drawn in the tint: a symbol has one colour.",
            fix: "Paint it in one colour, such as currentColor."
        )
    }

    mutating func white(at offset: Int) {
        add(
            "value",
            at: offset,
            "What is white is left open: a symbol has one colour, and no ground of its own.",
            fix: "Remove white grounds; cut white parts out of the shape behind them."
        )
    }

    mutating func element(_ name: String, at offset: Int) {
        let text =
            name == "style"
            ? "<style> is not read: shapes that are painted by classes are filled with the tint."
            : "<\(name)> is left out."
        let fix =
            name == "style" ? "Export the symbol with attributes such as fill and stroke instead." : "Remove it."
        add("unknownKey", at: offset, text, fix: fix)
    }
}
