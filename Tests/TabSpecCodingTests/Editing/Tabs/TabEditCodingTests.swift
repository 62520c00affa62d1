import TabModel
import TabSpecCoding
import TestTools
import Testing

/// Acts on a spec's structure as JSON (the format, 7).
@Suite struct TabEditCodingTests {
    private static let all: [(TabEdit, String)] = [
        (
            .insert(.tab("Late", "late"), at: TabPlace(2, in: .id("library"))),
            #"{"edit":"insert","entry":{"title":"Late","value":"late"},"section":"library","offset":2}"#
        ),
        (
            .insert(.section(TabSection(header: TabLabel(title: "S"), tabs: [.tab("A", 7)])), at: TabPlace(0)),
            #"{"edit":"insert","entry":{"title":"S","tabs":[{"title":"A","value":7}]},"offset":0}"#
        ),
        (.remove(.id("é\"x")), #"{"edit":"remove","of":"é\"x"}"#),
        (.move(.path([2, 0]), to: TabPlace(1)), #"{"edit":"move","of":[2,0],"offset":1}"#),
        (
            .move(.id("x"), to: TabPlace(1, in: .path([3]))),
            #"{"edit":"move","of":"x","section":[3],"offset":1}"#
        ),
        (.duplicate(.path([0])), #"{"edit":"duplicate","of":[0]}"#),
        (
            .wrap([.id("a"), .path([1])], in: TabLabel(title: "Both")),
            #"{"edit":"wrap","of":["a",[1]],"title":"Both"}"#
        ),
        (.dissolve(.id("s")), #"{"edit":"dissolve","of":"s"}"#),
        (
            .set([TabMemberChange("badge", 3), TabMemberChange("role", nil)], of: .id("x")),
            #"{"edit":"set","of":"x","members":{"badge":3,"role":null}}"#
        ),
        (
            .set([TabMemberChange("hidden", ["sizeClass": "compact"])], of: nil),
            #"{"edit":"set","members":{"hidden":{"sizeClass":"compact"}}}"#
        ),
    ]

    @Test(arguments: all)
    func `writes one act and reads it back`(edit: TabEdit, text: String) throws {
        #expect(TabEditCoding.value(edit).text() == text)
        guard case .edits(let found) = try TabEditCoding.read(Array(text.utf8)) else {
            Issue.record("\(text) is no act")
            return
        }
        #expect(found.map(Self.placeless) == [Self.placeless(edit)])
    }

    @Test func `reads several acts as one change, and a step back or forth alone`() throws {
        let texts = Self.all.map(\.1).joined(separator: ",")
        guard case .edits(let found) = try TabEditCoding.read(Array(#"{"edits":[\#(texts)]}"#.utf8)) else {
            Issue.record("no acts were read")
            return
        }
        #expect(found.map(Self.placeless) == Self.all.map { Self.placeless($0.0) })
        #expect(try TabEditCoding.read(Array(#"{"edit":"undo"}"#.utf8)) == .undo)
        #expect(try TabEditCoding.read(Array(#"{"edit":"redo"}"#.utf8)) == .redo)
    }

    @Test(arguments: Seeds.some(of: 1...20))
    func `reads back whatever act someone makes`(seed: UInt64) throws {
        var maker = TabEditMaker(seed: seed)
        let spec = maker.spec()
        for _ in 0..<20 {
            guard let (act, _) = maker.act(on: spec) else { continue }
            let text = TabEditCoding.value(act).text()
            guard case .edits(let found) = try TabEditCoding.read(Array(text.utf8)) else { continue }
            #expect(found.map(Self.placeless) == [Self.placeless(act)], "\(text)")
        }
    }

    @Test(arguments: [
        ("", "syntax", "The input is empty."),
        ("{}", "missing", #""edit" is missing. It is required in an edit."#),
        (#"{"edit":"mov"}"#, "value", #"edit: "mov" is not an edit. Did you mean "move"?"#),
        (#"{"edit":"remove"}"#, "missing", #""of" is missing. It is required in the edit remove."#),
        (#"{"edit":"remove","of":[]}"#, "missing", "of: the array is empty. Add at least one entry."),
        (
            #"{"edit":"set","of":"x","members":{"badge":1.5}}"#, "type",
            "members.badge: expected a whole number, found the number 1.5."
        ),
        (
            #"{"edit":"insert","entry":{"title":[]},"offset":0}"#, "type",
            "entry.title: \(aTitle), found an array."
        ),
        (#"{"edits":[]}"#, "missing", "edits: the array is empty. Add at least one entry."),
        (
            #"{"edits":[{"edit":"undo"}]}"#, "value",
            "edits[0]: send undo and redo alone, not with other edits."
        ),
    ])
    func `says what is wrong with a string that is no act`(text: String, id: String, said: String) {
        let error = #expect(throws: OperationSyntaxError.self) { try TabEditCoding.read(Array(text.utf8)) }
        #expect(error?.diagnostics.first?.id == id)
        #expect(error?.diagnostics.first?.text == said)
    }

    @Test func `takes no more acts at once than it says`() {
        let one = #"{"edit":"remove","of":"x"}"#
        let many = Array(repeating: one, count: TabEditCoding.most + 1).joined(separator: ",")
        let error = #expect(throws: OperationSyntaxError.self) {
            try TabEditCoding.read(Array(#"{"edits":[\#(many)]}"#.utf8))
        }
        #expect(error?.text == "edits: found 101 edits. Send at most 100 at a time.")
    }

    @Test func `tells an entry's own members, without those at their default and the entries inside`() {
        var tab = Tab(label: TabLabel(title: "A", systemImage: "star"), value: .integer(3))
        tab.modifiers.tabPlacement = .pinned
        let section = TabSection(header: TabLabel(title: "S"), tabs: [.tab(tab)])

        let text = #"{"title":"A","systemImage":"star","value":3,"tabPlacement":"pinned"}"#
        #expect(TabEditCoding.members(of: .tab(tab)).text() == text)
        #expect(TabEditCoding.members(of: .section(section)).text() == #"{"title":"S"}"#)
    }

    /// An act whose entry knows no place in a string.
    private static func placeless(_ edit: TabEdit) -> TabEdit {
        guard case .insert(let entry, let place) = edit else { return edit }
        // An entry alone has the plain titles of a spec without a locale.
        return .insert(TabSpec(tabs: [entry]).withoutPlaces.withPlainTitles.tabs[0], at: place)
    }
}
