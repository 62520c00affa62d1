import TabModel
import Testing

@testable import PreviewPages

@Suite struct SampleRowsTests {
    private func rows(_ title: String, _ symbol: String, seed: Int = 0) -> [SampleRow] {
        SampleRows(title: title, symbol: symbol, seed: seed).rows(.list)
    }

    @Test func `are the same for the same tab, and others for another`() {
        #expect(rows("Timeline", "house") == rows("Timeline", "house"))
        #expect(rows("Timeline", "house") != rows("Lists", "house"))
        #expect(rows("Inbox", "tray") != rows("Sent", "tray", seed: 3))
    }

    @Test func `suit the symbol, or else name the tab`() {
        #expect(rows("Messages", "envelope").first?.title == "Ana Lima")
        #expect(rows("Timeline", "house").first?.title == "New in Timeline")
        #expect(rows("Timeline", "").allSatisfy { !$0.title.isEmpty && !$0.detail.isEmpty && !$0.note.isEmpty })
    }

    @Test func `leave out a title that is too long for a row`() {
        let title = String(repeating: "long ", count: 9)
        #expect(rows(title, "").allSatisfy { !$0.title.contains("long") })
    }

    @Test(arguments: TabScreen.Kind.allCases)
    func `fill the places of every placeholder`(kind: TabScreen.Kind) {
        let samples = SampleRows(title: "Library", symbol: "books.vertical", seed: 65535)
        let count = samples.rows(kind).count + samples.groups(kind).map(\.rows.count).reduce(0, +)
        #expect(count == [.list: 16, .grid: 24, .player: 20, .detail: 8, .form: 10][kind, default: 0])
    }

    @Test(arguments: ["", "bell", "tray", "music.note", "photo", "book", "map", "bag", "heart"])
    func `show no row twice, nor what plays in the list of what is next`(symbol: String) {
        let samples = SampleRows(title: "Library", symbol: symbol, seed: 5)
        for kind in TabScreen.Kind.allCases where kind != .form {
            let shown = samples.rows(kind) + samples.groups(kind).flatMap(\.rows)
            let titles = (shown + (kind == .player ? [samples.nowPlaying].compactMap(\.self) : [])).map(\.title)
            #expect(Set(titles).count == titles.count)
        }
    }
}
