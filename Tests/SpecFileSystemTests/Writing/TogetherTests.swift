import Files
import Foundation
import PreviewCore
import Testing

@testable import SpecFileSystem

/// Several programs of ours save the same file.
struct TogetherTests {
    /// Adds one to the number in the file, again until nobody came in between.
    @concurrent
    private static func add(_ spec: AtomicSpecFile) async throws {
        while true {
            let read = try spec.bytes() ?? []
            let number = Int(String(decoding: read, as: UTF8.self)) ?? 0
            do throws(SpecWriteFailure) {
                return try spec.replace(read, with: Array(String(number + 1).utf8))
            } catch {
                guard error == .changed else { throw error }
            }
        }
    }

    @Test func `lose no change of one another (R7)`() async throws {
        let folder = try SpecFolder(Array("0".utf8))
        defer { try? folder.remove() }
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                var spec = folder.spec()
                spec.timeout = .seconds(600)
                group.addTask { [spec] in for _ in 0..<25 { try await Self.add(spec) } }
            }
            try await group.waitForAll()
        }
        #expect(try folder.bytes() == Array("200".utf8))
        #expect(try folder.names() == ["tabs.json"])
    }

    @Test func `say that another program has been saving for too long`() throws {
        try withSpec { folder in
            let held = try FolderLock(of: folder.url.path, name: "tabs.json", system: SystemCalls(), timeout: .zero)
            defer { held.end() }
            #expect(held.isHeld)
            var spec = folder.spec()
            spec.timeout = .milliseconds(20)
            #expect(throws: SpecWriteFailure.self) { try spec.replace(SpecFolder.old, with: SpecFolder.new) }
            #expect(try folder.bytes() == SpecFolder.old)
        }
    }

    @Test func `take nothing away at a start from one that is saving`() throws {
        try withSpec { folder in
            let spec = folder.spec { (call) throws(SystemFailure) in
                if call == .exchange { folder.spec().recover() }
            }
            try spec.replace(SpecFolder.old, with: SpecFolder.new)
            #expect(try folder.bytes() == SpecFolder.new)
        }
    }
}
