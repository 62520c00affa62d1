import TabModel
import TabSpecCoding
import Testing

/// One act on a string, and the text that is to come of it.
struct TabEditCase: Sendable, CustomTestStringConvertible {
    var name: String
    var format: SpecFormat
    var text: String
    var act: TabEdit
    var expected: String

    init(_ name: String, _ format: SpecFormat, _ text: String, _ act: TabEdit, _ expected: String) {
        self.name = name
        self.format = format
        self.text = text
        self.act = act
        self.expected = expected
    }

    var testDescription: String { name }

    /// The text after the act; the patch must lead to it and back.
    func edited() throws -> String {
        let bytes = Array(text.utf8)
        let edited = try TabEditor.edited(bytes, format: format, act)
        #expect(edited.patch.applied(to: bytes) == edited.bytes)
        #expect(edited.patch.inverse.applied(to: edited.bytes) == bytes)
        return String(decoding: edited.bytes, as: UTF8.self)
    }
}

extension TabEntry {
    /// A tab with a title.
    static func tab(_ title: String) -> TabEntry { .tab(Tab(label: TabLabel(title: title))) }

    /// A tab with a title and a value.
    static func tab(_ title: String, _ value: String) -> TabEntry {
        .tab(Tab(label: TabLabel(title: title), value: .string(value)))
    }

    /// A tab with a title and a number as value.
    static func tab(_ title: String, _ value: Int) -> TabEntry {
        .tab(Tab(label: TabLabel(title: title), value: .integer(value)))
    }
}
