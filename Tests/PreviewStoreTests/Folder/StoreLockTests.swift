import Foundation
import PreviewCore
import StorePromises
import PreviewStore
import Testing

/// One server per spec.
///
/// The system's lock belongs to an open file, so two in one process behave as two processes do.
@Suite struct StoreLockTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var pid: Int { Int(ProcessInfo.processInfo.processIdentifier) }

    private func refusal() -> StoreError? {
        #expect(throws: StoreError.self) { try OpenedStore(folder.location) }
    }

    @Test func `tells a second server who and where the first is`() throws {
        let first = try OpenedStore(folder.location)
        try first.folder?.announce(address: "http://127.0.0.1:8080/", key: "secret")

        let error = refusal()

        #expect(error == .inUse(folder: folder.store, spec: "tabs.json", pid: pid, address: "http://127.0.0.1:8080/"))
        #expect(
            error?.text
                == "Another tabpreview (process \(pid)) has tabs.json open in \(folder.store) and serves at "
                + "http://127.0.0.1:8080/. Open that address, stop it, or choose another directory with --store."
        )
        withExtendedLifetime(first) {}
    }

    @Test func `tells a second server who the first is before it listens`() throws {
        let first = try OpenedStore(folder.location)

        #expect(refusal() == .inUse(folder: folder.store, spec: "tabs.json", pid: pid, address: nil))
        withExtendedLifetime(first) {}
    }

    @Test func `refuses also when the lock's text is no record`() throws {
        let first = try OpenedStore(folder.location)
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.store + "/\(folder.lockName)"))
        try handle.truncate(atOffset: 3)

        #expect(refusal() == .inUse(folder: folder.store, spec: "tabs.json", pid: nil, address: nil))
        withExtendedLifetime(first) {}
    }

    @Test func `never writes the key into the lock`() throws {
        let first = try OpenedStore(folder.location)
        try first.folder?.announce(address: "http://127.0.0.1:8080/", key: "secret")

        let expected = #"{"address":"http://127.0.0.1:8080/","pid":\#(pid)}"# + "\n"
        #expect(try folder.text(".tabpreview/\(folder.lockName)") == expected)
        withExtendedLifetime(first) {}
    }

    @Test func `a second server takes nothing away from the first`() async throws {
        let first = try OpenedStore(folder.location)
        try first.folder?.announce(address: "http://127.0.0.1:8080/")
        let before = try folder.names()

        _ = refusal()

        #expect(try folder.names() == before)
        try await first.store.save(.sample("a"))
        #expect(try await first.store.sampleID() == "a")
    }

    @Test func `the lock of a dead process is no obstacle`() throws {
        try FileManager.default.createDirectory(atPath: folder.store, withIntermediateDirectories: true)
        try folder.write(#"{"address":"http://127.0.0.1:8080/","pid":1}"#, to: ".tabpreview/\(folder.lockName)")

        #expect(try OpenedStore(folder.location).warnings.isEmpty)
    }

    @Test func `is free after the first has closed, and after it has gone without`() async throws {
        let first = try OpenedStore(folder.location)
        await first.close()
        withExtendedLifetime(try OpenedStore(folder.location)) {}

        #expect(try OpenedStore(folder.location).warnings.isEmpty)
        withExtendedLifetime(first) {}
    }

    @Test func `a server that has closed takes nothing away from the next`() async throws {
        let first = try OpenedStore(folder.location)
        await first.close()
        let second = try OpenedStore(folder.location)
        try second.folder?.announce(address: "http://127.0.0.1:8081/")

        await first.close()

        #expect(StoreFolder.server(of: folder.location)?.address == "http://127.0.0.1:8081/")
        #expect(throws: StoreError.closed) { try first.folder?.announce(address: "http://127.0.0.1:8080/") }
    }

    @Test func `is not passed on to programs that the server starts`() throws {
        let sleeper = Process()
        sleeper.executableURL = URL(fileURLWithPath: "/bin/sleep")
        sleeper.arguments = ["30"]
        do {
            let first = try OpenedStore(folder.location)
            try sleeper.run()
            withExtendedLifetime(first) {}
        }
        defer { kill(sleeper.processIdentifier, SIGKILL) }

        #expect(try OpenedStore(folder.location).warnings.isEmpty)
    }
}
