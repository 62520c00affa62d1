import SpecSyntax
import TabModel

extension SourceValue {
    /// The value of a good text of JSON.
    init(json tree: SyntaxTree, _ places: TextPlaces, node: Int = 0) {
        let content: Content
        switch tree.nodes[node].kind {
        case .list: content = .list(tree.nodes[node].children.map { SourceValue(json: tree, places, node: $0) })
        case .object:
            content = .object(
                tree.nodes[node].children.map { child in
                    SourceMember(
                        key: tree.key(of: child) ?? "",
                        place: places.place(at: tree.nodes[child].key?.begin ?? 0),
                        value: SourceValue(json: tree, places, node: child)
                    )
                }
            )
        case .scalar, .alias, .absent:
            let text = tree.text(of: node) ?? ""
            content = tree.nodes[node].quote == .double ? .string(text) : NumberReading.content(ofWord: text)
        }
        self.init(content, at: places.place(at: tree.nodes[node].begin))
    }
}

/// What JSON's words are.
enum NumberReading {
    /// The largest whole number up to which a `Double` holds every one.
    private static let exactLimit = 9_007_199_254_740_992.0

    static func content(ofWord word: String) -> SourceValue.Content {
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default:
            let isPlain = !word.utf8.contains { ".eE".utf8.contains($0) }
            return isPlain ? Int(word).map { .integer($0) } ?? .tooLarge(word) : content(ofFraction: word)
        }
    }

    /// What a number with a point or an exponent is: whole numbers may be written so, too.
    static func content(ofFraction text: String) -> SourceValue.Content {
        guard let number = Double(text), number.isFinite else { return .tooLarge(text) }
        guard abs(number) <= exactLimit, let integer = Int(exactly: number) else { return .fraction(text) }
        return .integer(integer)
    }
}
