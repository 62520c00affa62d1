import Foundation
import PreviewCore
import StorePromises
import Testing

@testable import PreviewStore

@Suite struct StoreFolderTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `only its owner can read it`() async throws {
        let opened = try OpenedStore(folder.location)
        try opened.folder?.announce(address: "http://127.0.0.1:8080/", key: "secret")
        try await opened.store.save(.sample("a"))

        #expect(try folder.mode(".tabpreview") == 0o700)
        let names = try folder.names()
        #expect(
            names == [
                ".gitignore", "customizations.sqlite", "customizations.sqlite-shm", "customizations.sqlite-wal",
                "lock", folder.lockName, "opening", folder.serverName,
            ]
        )
        for name in names { #expect(try folder.mode(".tabpreview/\(name)") == 0o600, "\(name)") }
    }

    @Test func `closes what was open`() async throws {
        await (try OpenedStore(folder.location)).close()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.store)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.database)

        withExtendedLifetime(try OpenedStore(folder.location)) {}

        #expect(try folder.mode(".tabpreview") == 0o700)
        #expect(try folder.mode(".tabpreview/customizations.sqlite") == 0o600)
    }

    @Test func `keeps itself out of Git, and leaves a file of the user's alone`() throws {
        withExtendedLifetime(try OpenedStore(folder.location)) {}
        #expect(try folder.text(".tabpreview/.gitignore") == "*\n")

        try folder.write("# mine\n", to: ".tabpreview/.gitignore")
        withExtendedLifetime(try OpenedStore(folder.location)) {}
        #expect(try folder.text(".tabpreview/.gitignore") == "# mine\n")
    }

    @Test func `a chosen folder with files in it stays as visible as it was`() throws {
        let chosen = folder.path + "/shared"
        try FileManager.default.createDirectory(atPath: chosen, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: chosen)
        try folder.write("mine", to: "shared/notes.txt")

        withExtendedLifetime(try OpenedStore(StoreLocation(spec: folder.spec, configured: chosen))) {}

        #expect(try folder.mode("shared") == 0o755)
        #expect(folder.exists("shared/.gitignore") == false)
        #expect(try folder.mode("shared/customizations.sqlite") == 0o600)
        #expect(folder.exists(".tabpreview") == false)
    }

    @Test func `a chosen folder that is new is made private`() throws {
        let location = StoreLocation(spec: folder.spec, configured: folder.path + "/new")

        withExtendedLifetime(try OpenedStore(location)) {}

        #expect(try folder.mode("new") == 0o700)
        #expect(try folder.text("new/.gitignore") == "*\n")
    }

    @Test func `removes temporary files of earlier runs, and nothing else`() throws {
        try FileManager.default.createDirectory(atPath: folder.store, withIntermediateDirectories: true)
        let leftovers = [".tabpreview-abc.tmp", ".tabpreview/.tabpreview-1.tmp", ".tabpreview/.tabpreview-1.tmp-wal"]
        let others = [".tabpreview-abc.tmp~", "tabpreview-abc.tmp", ".tabpreview/notes.tmp", ".other-abc.tmp"]
        for name in leftovers + others { try folder.write("x", to: name) }
        try FileManager.default.createDirectory(
            atPath: folder.path + "/.tabpreview-folder.tmp",
            withIntermediateDirectories: true
        )

        withExtendedLifetime(try OpenedStore(folder.location)) {}

        for name in leftovers { #expect(folder.exists(name) == false, "\(name)") }
        for name in others + [".tabpreview-folder.tmp"] { #expect(folder.exists(name), "\(name)") }
    }

    @Test func `tells commands where the server is, until it stops`() async throws {
        let opened = try OpenedStore(folder.location)
        #expect(StoreFolder.server(of: folder.location) == nil)

        try opened.folder?.announce(address: "http://127.0.0.1:8080/", key: "k\"ey")
        let pid = Int(ProcessInfo.processInfo.processIdentifier)
        let expected = ServerRecord(pid: pid, spec: "tabs.json", address: "http://127.0.0.1:8080/", key: "k\"ey")
        #expect(StoreFolder.server(of: folder.location) == expected)

        await opened.close()
        #expect(StoreFolder.server(of: folder.location) == nil)
    }

    @Test func `removes the record of a killed server`() throws {
        try FileManager.default.createDirectory(atPath: folder.store, withIntermediateDirectories: true)
        let record = #"{"address":"http://127.0.0.1:1/","pid":1,"spec":"tabs.json"}"#
        try folder.write(record, to: ".tabpreview/\(folder.serverName)")
        #expect(StoreFolder.server(of: folder.location) != nil)

        withExtendedLifetime(try OpenedStore(folder.location)) {}

        #expect(StoreFolder.server(of: folder.location) == nil)
    }

    @Test func `does not follow a link that a project brings along`() throws {
        let elsewhere = folder.path + "/elsewhere"
        try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.store, withDestinationPath: elsewhere)

        let opened = try OpenedStore(folder.location)

        #expect(opened.folder == nil)
        #expect(try #require(opened.store.warning).contains("can't follow the link"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere).isEmpty)
    }
}
