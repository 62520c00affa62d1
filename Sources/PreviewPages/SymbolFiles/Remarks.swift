/// The warnings about omitted parts of a symbol, each reported once.
struct Remarks {
    /// A warning, with its place in bytes.
    struct Remark {
        let id: String
        let offset: Int
        let text: String
        let fix: String
    }

    private(set) var all: [Remark] = []
    private var texts: Set<String> = []
    /// A Boolean value that indicates whether warnings are dropped, as for a template's own elements.
    var isSilent = false

    private mutating func add(_ id: String, at offset: Int, _ text: String, fix: String) {
        guard !isSilent, all.count < 20, texts.insert(text).inserted else { return }
        all.append(Remark(id: id, offset: offset, text: text, fix: fix))
    }

    mutating func leftOut(_ name: String, at offset: Int) {
        add(
            "unknownKey",
            at: offset,
            "\(name) is ignored, and the shapes are drawn without it.",
            fix: "If the symbol needs it, export it with flattened shapes."
        )
    }

    mutating func unread(_ name: String, of element: String, at offset: Int) {
        let isAction = name.hasPrefix("on") || name.hasSuffix("href")
        add(
            "unknownKey",
            at: offset,
            isAction
                ? "\(name) of <\(element)> is ignored: a symbol can't have scripts or references."
                : "\(name) of <\(element)> is not supported.",
            fix: "Remove it."
        )
    }

    mutating func badValue(_ value: String, of property: String, at offset: Int) {
        add(
            "value",
            at: offset,
            "\(Quoted.text(value)) is not a supported \(property) and is ignored.",
            fix: "Use one of SVG's values for \(property)."
        )
    }

    mutating func notOneColor(_ value: String, at offset: Int) {
        add(
            "value",
            at: offset,
            "\(Quoted.text(value)) is drawn in the tint color, because a symbol has one color.",
            fix: "Use one color, such as currentColor."
        )
    }

    mutating func white(at offset: Int) {
        add(
            "value",
            at: offset,
            "White is drawn as transparent, because a symbol has one color and no background.",
            fix: "Remove white backgrounds; cut white parts out of the shape behind them."
        )
    }

    mutating func element(_ name: String, at offset: Int) {
        let text =
            name == "style"
            ? "<style> is not supported, so shapes with classes are filled with the tint color."
            : "<\(name)> is ignored."
        let fix =
            name == "style" ? "Export the symbol with attributes such as fill and stroke instead." : "Remove it."
        add("unknownKey", at: offset, text, fix: fix)
    }
}
