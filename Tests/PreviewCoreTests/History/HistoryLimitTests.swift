import PreviewCore
import Testing

/// The number of newest changes of a spec that are kept.
@Suite struct HistoryLimitTests {
    private static let mebibyte = 1 << 20

    /// Texts that are all different, each of so many bytes.
    private func retained(_ lengths: some Sequence<Int>) -> Int {
        HistoryLimit.retained(lengths.enumerated().map { (text: $0.offset, bytes: $0.element) })
    }

    @Test func `keeps 200 changes whose texts are short`() {
        #expect(retained(Array(repeating: 160 << 10, count: 150)) == 150)
        #expect(retained(Array(repeating: 160 << 10, count: 300)) == 200)
        #expect(retained([]) == 0)
    }

    @Test func `keeps as many of the newest as have 32 MiB together`() {
        #expect(retained(Array(repeating: Self.mebibyte, count: 200)) == 32)
        #expect(retained(Array(repeating: Self.mebibyte + 1, count: 200)) == 31)
    }

    @Test func `lets everything go after the first that does not fit, so that none is missing between`() {
        #expect(retained([1, 1, 1, 1, 1, 33 * Self.mebibyte, 1, 1]) == 5)
    }

    @Test func `keeps the newest four however long they are`() {
        #expect(retained(Array(repeating: 16 * Self.mebibyte, count: 9)) == HistoryLimit.leastChanges)
        #expect(HistoryLimit.leastChanges == 4)
    }

    @Test func `counts equal texts once: going back and forth costs nothing`() {
        let texts = (0..<200).map { (text: $0 % 2, bytes: 16 * Self.mebibyte) }
        #expect(HistoryLimit.retained(texts) == 200)
    }
}
