import SpecMutation
import TabModel
import TestTools
@testable import TabSpecCoding
import Testing

@Suite struct EditPropertyTests {
    @Test(arguments: TextManner.allCases, Seeds.some(of: 1...15))
    func `reading the result gives what the edits make of the value`(manner: TextManner, seed: UInt64) throws {
        var maker = EditMaker(seed: seed)
        let value = maker.value()
        let text = manner.text(value, seed: seed)
        try #require(PlainValue(try read(Array(text.utf8), manner.format)) == PlainValue(value))
        let edits = maker.edits(value, count: 6)

        let edited = try SpecEditor.edited(Array(text.utf8), format: manner.format, groups: edits.map { [$0] })

        let made = edits.indices.filter { edited.refused[$0] == nil }.map { edits[$0] }
        let wanted = made.sorted { $0.turn > $1.turn }.reduce(PlainValue(value)) {
            $0.applying($1.change, at: $1.path[...])
        }
        #expect(PlainValue(try read(edited.bytes, manner.format)) == wanted, "\(text)\n\(edits)")
        #expect(edited.refused.values.allSatisfy { $0.reason != .unproven }, "\(text)\n\(edits)\n\(edited.refused)")
    }

    @Test(arguments: TextManner.allCases, Seeds.some(of: 1...8))
    func `a string set and set back gives the bytes there were`(manner: TextManner, seed: UInt64) throws {
        var maker = EditMaker(seed: seed)
        let value = maker.value()
        let bytes = Array(manner.text(value, seed: seed).utf8)
        let texts = value.paths().compactMap { path -> (SpecEdit, SpecEdit)? in
            guard case .string(let text) = value[path[...]], maker.generator.flip() else { return nil }
            return (SpecEdit(path, .set("Other")), SpecEdit(path, .set(.string(text))))
        }

        let there = try SpecEditor.edited(bytes, format: manner.format, edits: texts.map(\.0))
        let back = try SpecEditor.edited(there, format: manner.format, edits: texts.map(\.1))

        #expect(texts.isEmpty || there != bytes)
        #expect(String(decoding: back, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
    }

    @Test(arguments: TextManner.allCases, Seeds.some(of: 1...8))
    func `one edit of a scalar leaves all other lines as they were`(manner: TextManner, seed: UInt64) throws {
        var maker = EditMaker(seed: seed)
        let value = maker.value()
        let text = manner.text(value, seed: seed)
        let edits = value.paths().filter { value[$0[...]]?.isScalar == true }.map { SpecEdit($0, .set(1)) }
        let edit = try #require(edits.randomElement(using: &maker.generator))

        let edited = try SpecEditor.edited(Array(text.utf8), format: manner.format, edits: [edit])

        let old = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
        let new = edited.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
        #expect(old.count == new.count)
        #expect(zip(old, new).count { $0 != $1 } <= 1)
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `a spoiled text is edited rightly or refused`(seed: UInt64) {
        var mutator = SpecMutator(seed: seed)
        let groups: [[SpecEdit]] = [
            [SpecEdit(["title"], .set("New: title"))], [SpecEdit(["tabs", 0, "title"], .remove)],
            [SpecEdit(["tabs", 1, "hidden"], .set(["sizeClass": "compact"]))],
            [SpecEdit(["tabs", 0, "systemImage"], .rename("image"))], [SpecEdit(["tabs", 2, "value"], .set(3))],
        ]
        for number in 0..<250 {
            let text = SpecTexts.all[number % SpecTexts.all.count]
            let bytes = mutator.mutated(text.bytes)
            guard let edited = try? SpecEditor.edited(bytes, format: text.format, groups: groups) else { continue }
            #expect(edited.bytes != bytes || edited.refused.count == groups.count)
        }
    }

    @Test(.timeLimit(.minutes(20)), arguments: [SpecFormat.json, .yaml])
    func `a thousand edits of ten thousand tabs are one pass`(format: SpecFormat) throws {
        let tabs = (0..<10_000).map { number -> JSONValue in ["title": "Home", "value": .integer(number)] }
        let value: JSONValue = ["tabs": .array(tabs)]
        let text = format == .json ? value.text() : TextManner.linesYAML.text(value, seed: 1)
        let edits = (0..<1_000).map { SpecEdit(["tabs", .index($0 * 10), "hidden"], .set(true)) }

        let edited = try SpecEditor.edited(Array(text.utf8), format: format, edits: edits)

        let spec = try #require(SpecReader.read(edited, format: format, file: "").spec)
        #expect(spec.tabs.count { $0.modifiers.hidden == .always } == 1_000)
    }

    private func read(_ bytes: [UInt8], _ format: SpecFormat) throws -> JSONValue {
        try SourceTree(bytes, format: format, limits: .file).root.json
    }
}

/// Makes values and edits of them, the same for the same seed.
private struct EditMaker {
    var generator: SeededGenerator
    private var specs: SpecMaker

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        specs = SpecMaker(seed: seed)
    }

    mutating func value() -> JSONValue { SpecWriting.value(specs.spec()) }

    mutating func edits(_ value: JSONValue, count: Int) -> [SpecEdit] {
        let paths = value.paths()
        return (0..<count).map { number in
            let path = paths[Int.random(in: 0..<paths.count, using: &generator)]
            let isObject = if case .object = value[path[...]] { true } else { false }
            if isObject, generator.flip() { return SpecEdit(path + [.key("new\(number)")], .set(newValue())) }
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: return SpecEdit(path, .remove)
            case 1: return SpecEdit(path, .rename("other: \(number)"))
            default: return SpecEdit(path, .set(newValue()))
            }
        }
    }

    private mutating func newValue() -> JSONValue {
        let values: [JSONValue] = [
            "no", "1", "a: b", "# x", "- y", "Plain words", "it's", "\"\\\n\u{2028}\u{FEFF}", "", " lead", "é😀", "*x",
            true, 3, ["sizeClass": "compact"], [], [:], ["a", 1], .null,
        ]
        return values[Int.random(in: 0..<values.count, using: &generator)]
    }
}

extension SpecEdit {
    /// Renames come last and from the inside out, as they change the paths of what is in them.
    fileprivate var turn: Int {
        if case .rename = change { path.count - 1_000 } else { path.count }
    }
}

extension JSONValue {
    fileprivate var isScalar: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }
}
