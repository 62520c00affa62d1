import TabModel
import TabSpecCoding
import Testing

@Suite struct LargeTabEditTests {
    private static let acts: [TabEdit] = [
        .insert(.tab("New"), at: TabPlace(1_000)), .remove(.id("1999")), .move(.id("1999"), to: TabPlace(0)),
        .duplicate(.id("1000")), .wrap((0..<2_000).map { .path([$0]) }, in: TabLabel(title: "All")),
        .set([TabMemberChange("badge", 3)], of: .id("1000")),
    ]

    @Test(.timeLimit(.minutes(20)), arguments: [SpecFormat.json, .yaml], acts)
    func `an act on two thousand tabs is one pass`(format: SpecFormat, act: TabEdit) throws {
        let tabs = (0..<2_000).map { Tab(label: TabLabel(title: "Home"), value: .integer($0)) }
        let spec = TabSpec(tabs: tabs.map { .tab($0) })
        let manner = EntryManner(name: "", format: format, comments: 2)
        let bytes = Array(manner.text(SpecWriting.value(spec), seed: 1).utf8)

        let edited = try TabEditor.edited(bytes, format: format, act)

        #expect(edited.patch.applied(to: bytes) == edited.bytes)
        #expect(SpecReader.read(edited.bytes, format: format, file: "").spec != nil)
    }
}
