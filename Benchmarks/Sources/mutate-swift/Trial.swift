import Foundation
import PreviewProcesses
import SwiftUIMessages
import TabModel
import TabSpecCoding

/// A project of a good file and a spoiled one, the reader of it, and what was found out.
struct Trial {
    /// A tab view in front of what is hard.
    static let hardHead =
        "import SwiftUI\nstruct HardView: View { var body: some View { TabView { Tab(\"Hard\") { } } } }\n"
    private static let spoiled = "Spoiled.swift"
    private static let good = "Good.swift"

    private let folder: URL
    private let reader: SwiftUIReader
    private let timeouts = SwiftUIReader.Timeouts()
    private var title = "Home 0"
    private var saves = 0
    private var readings = 0
    private var restarts = 0
    private var longestRestart = Duration.zero
    private var longestReading = Duration.zero
    private var faults: [String] = []

    init(reader program: String) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "mutate-swift-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        reader = SwiftUIReader(
            ReaderProject(path: folder.path),
            with: SwiftUIReaderProgram(path: program, environment: ProcessInfo.processInfo.environment),
            timeouts: timeouts
        )
        try saveGood()
    }

    /// Saves a spoiled text, and reads both files.
    mutating func read(_ text: [UInt8], number: Int) async throws {
        try Data(text).write(to: folder.appending(path: Self.spoiled))
        let clock = ContinuousClock()
        let start = clock.now
        guard let response = await response(after: Self.spoiled, number, text) else { return }
        let time = clock.now - start
        check(response, text, number)
        let setAside = await reader.setAside
        guard let one = setAside.first else { return longestReading = max(longestReading, time) }
        restarts += setAside.count
        // A file that hangs is waited for before anything can be started again.
        let isLate = one.why.contains("took longer")
        longestRestart = max(longestRestart, isLate ? time - timeouts.file : time)
        try saveGood()
        if let response = await self.response(after: Self.good, number, text) { check(response, text, number) }
    }

    /// Ends the reader, and tells the figures as JSON.
    func end() async throws -> String {
        await reader.close()
        try FileManager.default.removeItem(at: folder)
        let figures: JSONValue = [
            "readings": .integer(readings), "restarts": .integer(restarts), "saves": .integer(saves),
            "longestRestart": .integer(longestRestart.milliseconds),
            "longestReading": .integer(longestReading.milliseconds),
            "faults": JSONValue(faults),
        ]
        return figures.text()
    }

    private mutating func saveGood() throws {
        saves += 1
        title = "Home \(saves)"
        let text = """
            import SwiftUI
            struct GoodView: View {
                var body: some View { SwiftUI.TabView { SwiftUI.Tab("\(title)", systemImage: "house") { } } }
            }
            """
        try text.write(to: folder.appending(path: Self.good), atomically: true, encoding: .utf8)
    }

    private mutating func response(after path: String, _ number: Int, _ text: [UInt8]) async -> JSONValue? {
        readings += 1
        do {
            try await reader.changed([path])
            return try await reader.views()
        } catch {
            fault("no answer: \(error)", number, text)
            return nil
        }
    }

    /// Checks that the good view is there as it was saved, and that all titles of the other are from its text.
    ///
    /// It skips numbers: raw values and offsets are counted, so no text contains them. A word may be put together of
    /// two, as in an interpolation, and a letter may be written as its number.
    private mutating func check(_ response: JSONValue, _ text: [UInt8], _ number: Int) {
        guard case .array(let views)? = response["tabViews"] else { return fault("no tab views", number, text) }
        let good = views.filter { $0["file"] == .string(Self.good) }
        let isGood = good.count == 1 && Titles.all(of: good[0]["spec"]) == [title]
        if !isGood { fault("the good view has \(good.map { Titles.all(of: $0["spec"]) })", number, text) }
        let source = String(decoding: text, as: UTF8.self).lowercased()
        for title in views.filter({ $0["file"] == .string(Self.spoiled) }).flatMap({ Titles.all(of: $0["spec"]) }) {
            let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
            if let word = words.first(where: { !$0.isSaid(in: source) }) {
                fault("\"\(title)\" has \"\(word)\", which is not in the source", number, text)
            }
        }
    }

    private mutating func fault(_ what: String, _ number: Int, _ text: [UInt8]) {
        let shown = String(decoding: text.prefix(2_000), as: UTF8.self)
        if faults.count < 100 { faults.append("text \(number): \(what)\n\(shown)") }
    }
}

/// The titles in a spec.
enum Titles {
    /// Those of its entries, at any depth, without stand-ins.
    static func all(of value: JSONValue?) -> [String] {
        guard case .array(let tabs)? = value?["tabs"] else { return [] }
        return tabs.flatMap { tab -> [String] in
            let isStandIn = tab["standIns"]?["title"] != nil
            guard case .string(let title)? = tab["title"], !isStandIn else { return all(of: tab) }
            return [title] + all(of: tab)
        }
    }
}

extension Substring {
    /// Returns a Boolean value that indicates whether a word can come from a source.
    fileprivate func isSaid(in source: String) -> Bool {
        if Int(self) != nil || source.contains(self) { return true }
        if source.contains("\\u{"), !allSatisfy(\.isASCII) { return true }
        return indices.dropFirst().contains { source.contains(self[..<$0]) && source.contains(self[$0...]) }
    }
}

extension Duration {
    fileprivate var milliseconds: Int { Int(self / .milliseconds(1)) }
}
