import TabModel
import TabResolver
import Testing

@testable import TabReports

@Suite struct LayoutLockDifferenceTests {
    private let samples = LayoutSamples()

    private func difference(_ old: [String: LockedLayout], _ new: [String: LockedLayout]) -> LayoutLockDifference {
        LayoutLockDifference(from: lock(old), to: lock(new))
    }

    private func lock(_ layouts: [String: LockedLayout]) -> LayoutLock {
        layouts.sorted { $0.key < $1.key }.reduce(into: LayoutLock()) { $0[$1.key] = $1.value }
    }

    private func sentences(_ old: LockedLayout, _ new: LockedLayout) -> [String] {
        difference(["a": old], ["a": new]).changes.flatMap(\.sentences).map(\.text)
    }

    @Test func `equal layouts have no difference, new and missing ones are named`() {
        let bar = samples.bar(["Home", "Library"])
        let found = difference(["a": bar, "b": bar], ["a": bar, "c": bar])

        #expect(found.changes.isEmpty && found.added == ["c"] && found.removed == ["b"] && found.count == 2)
        #expect(difference(["a": bar], ["a": bar]).isEmpty)
        #expect(LayoutLockDifference(from: lock(["b": bar]), to: LayoutLock()) { $0 != "b" }.isEmpty)
    }

    @Test func `layouts that change in the same way are one change, with the rows that went and came`() throws {
        let (old, new) = (samples.bar(["Home", "Library"]), samples.bar(["Home"]))
        let found = difference(["a": old, "b": old, "c": new], ["a": new, "b": new, "c": old])

        #expect(found.changes.map(\.names) == [["a", "b"], ["c"]])
        let rows = try #require(found.changes.first).rows
        #expect(rows.map(\.text) == ["bar       Home [star], Library [star]", "bar       Home [star]"])
        #expect(rows.map(\.isNew) == [false, true])
    }

    @Test func `what happens to entries is said as diff says it`() {
        let old = samples.bar(["Home", "Library", "Trips"], more: [])

        #expect(sentences(old, samples.bar(["Home", "Library"], more: ["Trips"])) == [#""Trips" moves to More."#])
        #expect(
            sentences(samples.bar(["Home"], more: ["Trips"]), samples.bar(["Home", "Trips"], more: [])) == [
                #""Trips" is now in the bar."#
            ]
        )
        #expect(sentences(old, samples.bar(["Home", "Library"], more: [])) == [#""Trips" was removed."#])
        #expect(
            sentences(samples.bar(["Home"], more: []), old) == [
                #""Library" is new in the bar."#, #""Trips" is new in the bar."#,
            ]
        )
        #expect(
            sentences(old, samples.bar(["Library", "Home", "Trips"], more: [])) == [
                "The order changes in the bar."
            ]
        )
        #expect(
            sentences(old, samples.bar(["Home", "Saved", "Trips"], more: [])) == [
                #""Library" is now called "Saved"."#
            ]
        )
        #expect(
            sentences(samples.bar(["Home"]), samples.bar(["Home"], symbol: "house")) == [
                #""Home" was "Home [star]", and is now "Home [house]"."#
            ]
        )
        #expect(
            sentences(samples.bar(["Home"]), samples.bar(["Home", #"Say "hi", now"#])) == [
                #""Say "hi", now" is new in the bar."#
            ]
        )
    }

    @Test func `another chrome, selection and accessory are said`() {
        let found = sentences(samples.phone, samples.pad)

        #expect(found.first == #"The chrome is "sidebar", not "bottomBar"."#)
        #expect(found.contains(#"The accessory was "inline", and is no longer present."#))
        #expect(found.contains(#"The extras is now "header, folded"."#))
        #expect(found.contains(#"The selected is "nothing", not "home"."#))
        #expect(found.contains(#""Home" is now in the sidebar."#))
        #expect(found.contains(#""Recent" is new in Collections in the sidebar."#))
    }
}
