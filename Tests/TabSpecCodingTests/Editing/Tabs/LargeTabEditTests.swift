import TabModel
import TabSpecCoding
import Testing

@Suite struct LargeTabEditTests {
    private static let acts: [TabEdit] = [
        .insert(.tab("New"), at: TabPlace(250)), .remove(.id("499")), .move(.id("499"), to: TabPlace(0)),
        .duplicate(.id("250")), .wrap((0..<500).map { .path([$0]) }, in: TabLabel(title: "All")),
        .set([TabMemberChange("badge", 3)], of: .id("250")),
    ]

    @Test(.timeLimit(.minutes(5)), arguments: [SpecFormat.json, .yaml], acts)
    func `an act on five hundred tabs is one pass`(format: SpecFormat, act: TabEdit) throws {
        let tabs = (0..<500).map { Tab(label: TabLabel(title: "Home"), value: .integer($0)) }
        let spec = TabSpec(tabs: tabs.map { .tab($0) })
        let manner = EntryManner(name: "", format: format, comments: 2)
        let bytes = Array(manner.text(SpecWriting.value(spec), seed: 1).utf8)

        let edited = try TabEditor.edited(bytes, format: format, act)

        #expect(edited.patch.applied(to: bytes) == edited.bytes)
        #expect(SpecReader.read(edited.bytes, format: format, file: "").spec != nil)
    }
}
