import PreviewCore
import Foundation
import StorePromises
import PreviewStore
import TestTools
import Testing

/// Damaged files: never a crash, never a silent loss, never written over.
@Suite struct DamageTests {
    /// An outcome of opening a damaged file.
    enum Outcome: Equatable { case intact, setAside, refused }

    let folder: TemporaryFolder
    let original: Data
    let originalHistory: [[ActRecord]]
    let originalShares = (1...3).map { ShareRecord.sample($0, isPinned: $0 == 3) }

    init() async throws {
        folder = try TemporaryFolder()
        let opened = try OpenedStore(folder.location)
        for act in 1...40 { try await opened.store.save(.sample("\(act)", profile: "p\(act % 4)", revision: act)) }
        for share in originalShares { try await opened.store.save(share) }
        originalHistory = try await Self.history(of: opened)
        await opened.close()
        original = try folder.bytes(folder.database)
    }

    @Test func `is set aside at every length it may be cut to`() async throws {
        let pages = stride(from: 4096, to: original.count, by: 4096)
        let lengths = [0, 1, 15, 16, 99, 100, 511, 512, 1000, 4095, 4097] + pages + [original.count - 1]
        for length in lengths {
            let bytes = original.prefix(length)
            // A last page that is missing can be one that holds nothing.
            let outcome = try await open(Data(bytes), label: "cut to \(length) of \(original.count)")
            #expect(outcome == .setAside, "cut to \(length)")
        }
    }

    @Test(arguments: 1...6)
    func `loses nothing silently when a bit flips`(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        var outcomes: [Outcome] = []
        for _ in 0..<40 {
            var bytes = original
            let position = Int.random(in: 0..<bytes.count, using: &random)
            bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            outcomes.append(try await open(bytes, label: "bit flipped in byte \(position)"))
        }
        #expect(outcomes.contains(.setAside))
    }

    /// The header and the first bytes of each page: where SQLite keeps what it steers by.
    @Test func `loses nothing silently when a steering byte is wrong`() async throws {
        let starts = stride(from: 0, to: original.count, by: 4096)
        let pages: [Int] = starts.flatMap { start in [0, 3, 5, 8, 9].map { start + $0 } }
        for position in Array(0..<112) + pages {
            var bytes = original
            bytes[position] = bytes[position] == 0xFF ? 0 : 0xFF
            _ = try await open(bytes, label: "wrong byte \(position)")
        }
    }

    @Test func `notices a changed letter in any column`() async throws {
        for needle in ["tabs.json", "p1", "hidden", "\"40\"", #""op":"hide""#, "profile2", "pinned text"] {
            for range in ranges(of: needle) {
                var bytes = original
                bytes[range.lowerBound] ^= 1
                let outcome = try await open(bytes, label: "\(needle) at \(range.lowerBound)")
                #expect(outcome == .setAside, "\(needle) at \(range.lowerBound)")
            }
        }
    }

    @Test(arguments: ["", "not a database", String(repeating: "SQLite format 3\0", count: 64)])
    func `is set aside when it is something else`(text: String) async throws {
        #expect(try await open(Data(text.utf8), label: text) == .setAside)
    }

    @Test func `is set aside when it is a folder or a link`() async throws {
        try FileManager.default.removeItem(atPath: folder.database)
        try FileManager.default.createDirectory(atPath: folder.database, withIntermediateDirectories: true)
        #expect(try #require(OpenedStore(folder.location).warnings.first).contains("it is not a regular file"))

        try folder.write("mine", to: "precious")
        try FileManager.default.removeItem(atPath: folder.database)
        try FileManager.default.createSymbolicLink(
            atPath: folder.database,
            withDestinationPath: folder.path + "/precious"
        )
        #expect(try #require(OpenedStore(folder.location).warnings.first).contains("it is not a regular file"))
        #expect(try folder.text("precious") == "mine")
    }

    @Test(arguments: ["-wal", "-shm"])
    func `a link in the log's place is set aside, its target untouched`(ending: String) async throws {
        try folder.write("mine", to: "precious")
        try FileManager.default.createSymbolicLink(
            atPath: folder.database + ending,
            withDestinationPath: folder.path + "/precious"
        )

        let opened = try OpenedStore(folder.location)
        try await opened.store.save(.sample("a"))
        await opened.close()

        #expect(try #require(opened.warnings.first).contains("its log is not a regular file"))
        #expect(try folder.text("precious") == "mine")
        #expect(try folder.mode("precious") != 0o600)
    }

    @Test func `is set aside with its log, neither of them changed`() async throws {
        var bytes = original
        bytes.replaceSubrange(4096..<original.count, with: Data(repeating: 0x5A, count: original.count - 4096))
        let log = Data("a log that belongs to it".utf8)
        try bytes.write(to: URL(fileURLWithPath: folder.database))
        try log.write(to: URL(fileURLWithPath: folder.database + "-wal"))

        let opened = try OpenedStore(folder.location)

        let kept = try #require(folder.names().first { $0.contains(".damaged-") && !$0.contains("-wal") })
        #expect(try #require(opened.warnings.first).contains("The file was renamed to \(kept)"))
        #expect(try folder.bytes("\(folder.store)/\(kept)") == bytes)
        #expect(try folder.bytes("\(folder.store)/\(kept)-wal") == log)
    }

    @Test func `is set aside together with acts that are only in its log`() async throws {
        let first = try OpenedStore(folder.location)
        try await first.store.save(.sample("newest", profile: "p0", revision: 41))
        let log = try folder.bytes(folder.database + "-wal")
        var bytes = try folder.bytes(folder.database)
        await first.close()
        bytes.replaceSubrange(4096..<original.count, with: Data(repeating: 0x5A, count: original.count - 4096))
        try bytes.write(to: URL(fileURLWithPath: folder.database))
        try log.write(to: URL(fileURLWithPath: folder.database + "-wal"))

        let opened = try OpenedStore(folder.location)

        let kept = try #require(folder.names().first { $0.contains(".damaged-") && $0.hasSuffix("Z") })
        #expect(try #require(opened.warnings.first).contains(kept))
        #expect(try folder.bytes("\(folder.store)/\(kept)") == bytes)
        #expect(try folder.bytes("\(folder.store)/\(kept)-wal") == log)
        #expect(log.range(of: Data("newest".utf8)) != nil)
        #expect(try await opened.store.sampleID("p0") == nil)
    }

    @Test func `a log without its database is set aside, not put into a new one`() async throws {
        try FileManager.default.moveItem(atPath: folder.database, toPath: folder.database + "-wal")

        let opened = try OpenedStore(folder.location)

        #expect(try #require(opened.warnings.first).contains("only its log exists"))
        #expect(try await opened.store.sampleID("p1") == nil)
    }

    @Test func `two damaged files in one second are both kept`() throws {
        for text in ["one", "two", "three"] {
            try folder.write(text, to: ".tabpreview/customizations.sqlite")
            #expect(try OpenedStore(folder.location).warnings.count == 1)
        }
        let kept = try folder.names().filter { $0.contains(".damaged-") }
        let texts = try kept.map { try folder.text(".tabpreview/\($0)") }
        #expect(Set(texts) == ["one", "two", "three"])
    }

    @Test func `a damaged log gives a state that once was, never a mixture`() async throws {
        let opened = try OpenedStore(folder.location)
        for act in 41...60 { try await opened.store.save(.sample("\(act)", profile: "p0", revision: act)) }
        let database = try folder.bytes(folder.database)
        let log = try folder.bytes(folder.database + "-wal")
        await opened.close()

        var random = SeededGenerator(seed: 9)
        for _ in 0..<40 {
            var bytes = log
            bytes[Int.random(in: 0..<log.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            if Bool.random(using: &random) { bytes = bytes.prefix(Int.random(in: 0..<log.count, using: &random)) }
            try database.write(to: URL(fileURLWithPath: folder.database))
            try bytes.write(to: URL(fileURLWithPath: folder.database + "-wal"))
            try? FileManager.default.removeItem(atPath: folder.database + "-shm")
            let reopened = try OpenedStore(folder.location)
            let id = try #require(try await reopened.store.sampleID("p0").flatMap(Int.init))
            #expect(id >= 40 && id <= 60)
            #expect(reopened.warnings.isEmpty)
            await reopened.close()
        }
    }

    /// Opens a store on these bytes and checks that everything is there, or was kept and reported.
    private func open(_ bytes: Data, label: String) async throws -> Outcome {
        for name in try folder.names() where name.hasPrefix("customizations.sqlite") {
            try FileManager.default.removeItem(atPath: "\(folder.store)/\(name)")
        }
        try bytes.write(to: URL(fileURLWithPath: folder.database))
        guard let opened = try openedUnlessRefused() else {
            #expect(try folder.names().contains("customizations.sqlite"), "\(label)")
            return .refused
        }
        let outcome = opened.warnings.isEmpty ? Outcome.intact : .setAside
        if outcome == .intact {
            try await expectEverything(in: opened, label)
        } else {
            try await expectNewStart(of: opened, bytes: bytes, label)
        }
        await opened.close()
        return outcome
    }

    private func openedUnlessRefused() throws -> OpenedStore? {
        do {
            return try OpenedStore(folder.location)
        } catch {
            guard case .newerVersion = error else { throw error }
            return nil
        }
    }

    private func expectEverything(in opened: OpenedStore, _ label: String) async throws {
        for (profile, id) in ["p0": "40", "p1": "37", "p2": "38", "p3": "39"] {
            #expect(try await opened.store.sampleID(profile) == id, "\(label)")
        }
        #expect(try await Self.history(of: opened) == originalHistory, "\(label)")
        #expect(try await opened.store.shares(of: "tabs.json") == originalShares, "\(label)")
    }

    private static func history(of opened: OpenedStore) async throws -> [[ActRecord]] {
        let store = try #require(opened.store as? SQLiteStore)
        var history: [[ActRecord]] = []
        for profile in 0..<4 { history.append(try await store.acts(of: .sample("p\(profile)"))) }
        return history
    }

    private func expectNewStart(of opened: OpenedStore, bytes: Data, _ label: String) async throws {
        let kept = try #require(folder.names().first { $0.contains(".damaged-") }, "\(label)")
        #expect(try folder.bytes("\(folder.store)/\(kept)") == bytes, "\(label)")
        #expect(opened.store.warning == nil, "\(label)")
        try await opened.store.save(.sample("new"))
        #expect(try await opened.store.sampleID() == "new", "\(label)")
    }

    private func ranges(of text: String) -> [Range<Data.Index>] {
        var ranges: [Range<Data.Index>] = []
        var rest = original.startIndex..<original.endIndex
        while let found = original.range(of: Data(text.utf8), in: rest) {
            ranges.append(found)
            rest = found.upperBound..<original.endIndex
        }
        // Every fifth is enough; the first ones are the schema's, the last ones the customizations'.
        return ranges.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
    }
}
