import SpecSyntax
import TabSpecCoding

/// Units of a string that give way to others: how editors change what someone writes.
public struct TextEdit: Hashable, Sendable {
    /// The first unit of UTF-16 that goes.
    public var start: Int
    /// After the last unit that goes.
    public var end: Int
    /// What comes.
    public var text: String

    /// Makes an edit.
    public init(start: Int, end: Int, text: String) {
        self.start = start
        self.end = end
        self.text = text
    }
}

extension TextPlaces {
    func edit(_ range: Range<Int>, _ text: String) -> TextEdit {
        TextEdit(start: unit(at: range.lowerBound), end: unit(at: range.upperBound), text: text)
    }

    func edits(_ patch: TextPatch) -> [TextEdit] {
        patch.replacements.map { edit($0.range, String(decoding: $0.new, as: UTF8.self)) }
    }
}
