import SpecMutation
import TabModel
@testable import TabSpecCoding
import Testing

@Suite struct SpoiledTextTests {
    private static let acts: [TabEdit] = [
        .insert(.tab("New", "new"), at: TabPlace(1)), .insert(.tab("New"), at: TabPlace(0, in: .path([1]))),
        .remove(.path([0])), .remove(.path([2])), .move(.path([0]), to: TabPlace(2)),
        .move(.path([0]), to: TabPlace(0, in: .path([2]))), .move(.path([1, 0]), to: TabPlace(0)),
        .duplicate(.path([1])), .wrap([.path([0]), .path([1])], in: TabLabel(title: "New")), .dissolve(.path([1])),
        .dissolve(.path([2])), .set([TabMemberChange("title", "New: title")], of: .path([0])),
    ]

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `a spoiled text is changed rightly or refused`(seed: UInt64) throws {
        var mutator = SpecMutator(seed: seed)
        for number in 0..<240 {
            let text = SpecTexts.all[number % SpecTexts.all.count]
            let bytes = mutator.mutated(text.bytes)
            let act = Self.acts[number % Self.acts.count]
            guard let edited = try? TabEditor.edited(bytes, format: text.format, act) else { continue }
            #expect(edited.patch.applied(to: bytes) == edited.bytes)
            #expect(edited.patch.inverse.applied(to: edited.bytes) == bytes)
            let isReadable = (try? SourceTree(edited.bytes, format: text.format, limits: .file)) != nil
            #expect(isReadable)
        }
    }
}
