import TabModel
@testable import TabSpecCoding
import TestTools
import Testing

@Suite struct TabEditPropertyTests {
    @Test(arguments: EntryManner.all, Seeds.some(of: 1...12))
    func `a sequence of acts makes of the text what it makes of the spec, and every act can be taken back`(
        manner: EntryManner,
        seed: UInt64
    ) throws {
        var maker = TabEditMaker(seed: seed)
        var bytes = Array(manner.text(SpecWriting.value(maker.spec()), seed: seed).utf8)
        for _ in 0..<6 {
            let spec = try #require(read(bytes, manner), "\(shown(bytes))")
            guard let (act, tabs) = maker.act(on: spec) else { continue }
            guard let edited = try made(act, bytes, manner) else { continue }

            let found = try #require(read(edited.bytes, manner), "\(act)\n\(shown(edited.bytes))")
            let expected = spec.holding(tabs).withPlainTitles.withoutPlaces.tabs
            #expect(found.withoutPlaces.tabs == expected, "\(act)\n\(shown(bytes))")
            #expect(edited.patch.applied(to: bytes) == edited.bytes)
            #expect(edited.patch.inverse.applied(to: edited.bytes) == bytes)
            try check(edited, act, bytes, manner)
            bytes = edited.bytes
        }
    }

    @Test(arguments: EntryManner.all, Seeds.some(of: 1...6))
    func `a copy is after its original, with names of its own`(manner: EntryManner, seed: UInt64) throws {
        var maker = TabEditMaker(seed: seed)
        let bytes = Array(manner.text(SpecWriting.value(maker.spec()), seed: seed).utf8)
        let spec = try #require(read(bytes, manner))
        for path in spec.tabs.paths.prefix(8) {
            guard let edited = try made(.duplicate(.path(path)), bytes, manner) else { continue }

            let found = try #require(read(edited.bytes, manner)).withoutPlaces.tabs
            var expected = spec.tabs
            let copy = try #require(found[edited.entries[0]])
            let index = try #require(path.last) + 1
            expected.change(path.dropLast()) { $0.insert(copy, at: index) }
            #expect(found == TabSpec(tabs: expected).withoutPlaces.tabs)
            let original = try #require(found[path])
            #expect(TabSpec(tabs: [copy.withoutNames]) == TabSpec(tabs: [original.withoutNames]))
            #expect(edited.patch.inverse.applied(to: edited.bytes) == bytes)
            let gone = edited.patch.replacements.flatMap(\.old)
            #expect(gone.isEmpty, "\(shown(bytes)) \(path)")
        }
    }

    @Test(arguments: EntryManner.all, Seeds.some(of: 1...6))
    func `acts put together are one patch with one way back`(manner: EntryManner, seed: UInt64) throws {
        var maker = TabEditMaker(seed: seed)
        let start = Array(manner.text(SpecWriting.value(maker.spec()), seed: seed).utf8)
        var (bytes, patch) = (start, TextPatch())
        for _ in 0..<8 {
            let spec = try #require(read(bytes, manner))
            guard let (act, _) = maker.act(on: spec), let edited = try made(act, bytes, manner) else { continue }
            patch = patch.followed(by: edited.patch)
            bytes = edited.bytes
        }
        #expect(patch.applied(to: start) == bytes)
        #expect(patch.inverse.applied(to: bytes) == start)
    }

    /// The edited text; nil where the act is refused for a reason that a right spec can give.
    private func made(_ act: TabEdit, _ bytes: [UInt8], _ manner: EntryManner) throws -> EditedTabs? {
        do throws(SpecEditError) {
            return try TabEditor.edited(bytes, format: manner.format, act)
        } catch {
            var allowed: Set<SpecEditError.Reason> = [.onlyTab]
            if manner.comments > 0 { allowed.insert(.comments) }
            #expect(allowed.contains(error.reason), "\(error)\n\(act)\n\(shown(bytes))")
            return nil
        }
    }

    private func read(_ bytes: [UInt8], _ manner: EntryManner) -> TabSpec? {
        SpecReader.read(bytes, format: manner.format, file: "").spec
    }

    private func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

// MARK: - What stays

extension TabEditPropertyTests {
    /// Comments survive what takes nothing away, and so does every other byte that is no blank, comma or dash.
    private func check(_ edited: EditedTabs, _ act: TabEdit, _ bytes: [UInt8], _ manner: EntryManner) throws {
        let gone = Array(edited.patch.replacements.map(\.old).joined())
        let come = Array(edited.patch.replacements.map(\.new).joined())
        switch act {
        case .insert:
            #expect(gone.isEmpty, "\(act)\n\(shown(bytes))")
        case .wrap:
            #expect(significant(gone).isEmpty, "\(act)\n\(shown(bytes))")
            #expect(comments(edited.bytes) == comments(bytes), "\(act)\n\(shown(bytes))")
        case .move(let address, _):
            #expect(comments(edited.bytes) == comments(bytes), "\(act)\n\(shown(bytes))")
            let own = try extent(of: address, bytes, manner)
            for replacement in edited.patch.replacements {
                let outside = replacement.range.filter { !own.contains($0) }.map { bytes[$0] }
                #expect(significant(outside).isEmpty, "\(act)\n\(shown(bytes))")
            }
        case .remove where read(bytes, manner)?.selection != read(edited.bytes, manner)?.selection:
            // The selection goes with its tab, or on to another one.
            #expect(comments(come).isEmpty, "\(act)\n\(shown(bytes))")
        case .remove(let address):
            let own = try extent(of: address, bytes, manner)
            for replacement in edited.patch.replacements {
                let outside = replacement.range.filter { !own.contains($0) }.map { bytes[$0] }
                #expect(significant(outside).isEmpty, "\(act)\n\(shown(bytes))")
            }
            #expect(come.isEmpty, "\(act)\n\(shown(bytes))")
        case .dissolve, .duplicate, .set: break
        }
    }

    /// The lines of an entry, comments around it included.
    private func extent(of address: TabAddress, _ bytes: [UInt8], _ manner: EntryManner) throws -> Range<Int> {
        let editing = TabEditing(try SourceTree(bytes, format: manner.format, limits: .file))
        let (list, index) = try editing.place(of: address)
        switch try editing.rows(list) {
        case .block(let block): return block.rows[index].start..<block.rows[index].end
        case .flow(let flow): return flow.rows[index].start..<flow.rows[index].end
        }
    }

    private func significant(_ bytes: [UInt8]) -> [UInt8] {
        bytes.filter { $0 > 0x20 && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "-") }
    }

    private func comments(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).matches(of: /# about: [0-9]+/).map(\.output).sorted()
    }
}
