import Foundation
import PreviewCore
import StorePromises
import Testing

@testable import PreviewStore

/// Two specs of a folder, each with a server of its own, on one store.
///
/// The locks belong to open files, so two openings in one process behave as two processes do.
@Suite struct SharedStoreTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `serves two specs at a time, each with what is its own`() async throws {
        let first = try OpenedStore(folder.location)
        let second = try OpenedStore(folder.otherLocation)
        try first.folder?.announce(address: "http://127.0.0.1:8080/", key: "one")
        try second.folder?.announce(address: "http://127.0.0.1:8081/", key: "two")
        #expect(first.warnings + second.warnings == [])

        try await first.store.save(.sample("first"))
        try await second.store.save(.sample("second", spec: "other.yaml"))

        #expect(try await first.store.sampleID() == "first")
        #expect(try await second.store.sampleID(spec: "other.yaml") == "second")
        #expect(StoreFolder.server(of: folder.location)?.key == "one")
        #expect(StoreFolder.server(of: folder.otherLocation)?.key == "two")
        await first.close()
        #expect(StoreFolder.server(of: folder.location) == nil)
        #expect(StoreFolder.server(of: folder.otherLocation)?.key == "two")
        #expect(try await second.store.sampleID(spec: "other.yaml") == "second")
    }

    @Test func `does not take the record of one spec for that of another`() throws {
        let text = #"{"address":"http://127.0.0.1:1/","key":"k","pid":1,"spec":"other.yaml"}"#
        try FileManager.default.createDirectory(atPath: folder.store, withIntermediateDirectories: true)
        try folder.write(text, to: ".tabpreview/\(folder.serverName)")

        #expect(StoreFolder.server(of: folder.location) == nil)
    }

    @Test func `numbers each preview by itself`() async throws {
        let first = try OpenedStore(folder.location)
        let second = try OpenedStore(folder.otherLocation)
        for number in 1...3 {
            #expect(try await first.store.commit(.customize(.sample("a")), to: "tabs.json")?.revision == number)
            let other = CustomizationAct.sample("b", spec: "other.yaml")
            #expect(try await second.store.commit(.customize(other), to: "other.yaml")?.revision == number)
        }
    }

    @Test func `a second opening leaves the temporary files of the first alone`() throws {
        let first = try OpenedStore(folder.location)
        let names = [".tabpreview-abc.tmp", ".tabpreview/.tabpreview-1.tmp"]
        for name in names { try folder.write("x", to: name) }

        withExtendedLifetime(try OpenedStore(folder.otherLocation)) {}

        for name in names { #expect(folder.exists(name), "\(name)") }
        withExtendedLifetime(first) {}
    }

    @Test func `a damaged database is not set aside while another has it open`() async throws {
        let first = try OpenedStore(folder.location)
        try await first.store.save(.sample("kept"))
        // Once the log is merged, the file alone has what was stored.
        await first.close()
        let held = try StoreFolder(folder.location)
        try held.share()
        try Data("not a database".utf8).write(to: URL(fileURLWithPath: folder.database))

        let second = try OpenedStore(folder.otherLocation)

        #expect(second.folder == nil)
        #expect(try #require(second.store.warning).contains("another tabpreview has it open"))
        #expect(try folder.text(".tabpreview/customizations.sqlite") == "not a database")
        held.close()
        #expect(try OpenedStore(folder.otherLocation).warnings.joined().contains("are damaged"))
    }

    @Test func `a database that is gone is not made while another has it open`() throws {
        let held = try StoreFolder(folder.location)
        try held.share()

        let second = try OpenedStore(folder.otherLocation)

        #expect(second.folder == nil && folder.exists(".tabpreview/customizations.sqlite") == false)
        held.close()
        #expect(try OpenedStore(folder.otherLocation).warnings == [])
    }

    @Test func `an earlier version, which has the store for itself, is distinguished`() throws {
        try FileManager.default.createDirectory(atPath: folder.store, withIntermediateDirectories: true)
        let lock = try FileLock(folder.store + "/lock")
        #expect(try lock.lock(.exclusive))
        #expect(try lock.write(#"{"address":"http://127.0.0.1:8080/","pid":7}"#))

        #expect(throws: StoreError.inUse(folder: folder.store, spec: nil, pid: 7, address: "http://127.0.0.1:8080/")) {
            try OpenedStore(folder.location)
        }
        lock.release()
        #expect(try OpenedStore(folder.location).warnings == [])
    }

    @Test func `is alone again after the others have closed`() async throws {
        let first = try OpenedStore(folder.location)
        let second = try OpenedStore(folder.otherLocation)
        #expect(first.folder?.isAlone == true && second.folder?.isAlone == false)
        await first.close()
        await second.close()

        let third = try StoreFolder(folder.location)

        #expect(third.isAlone)
    }
}
