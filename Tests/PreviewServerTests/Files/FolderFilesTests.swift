import Foundation
import PreviewServer
import TabModel
import TestTools
import Testing

/// The strings catalogs beside a spec: read inside its folder only, and again when they change.
@Suite struct FolderFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "catalogs-\(UUID())")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    private func write(_ german: String) throws {
        let text = """
            {"sourceLanguage": "en", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"value": "\(german)"}}}}}}
            """
        try Data(text.utf8).write(to: folder.appending(path: "L.xcstrings"), options: .atomic)
    }

    @Test func `reads a catalog again once its file has changed`() throws {
        let catalogs = FolderFiles(folder: folder.path)
        try write("Start")
        #expect(catalogs.catalog(at: "L.xcstrings")["Home"].text(in: .de) == "Start")
        try write("Anfang")
        #expect(catalogs.catalog(at: "L.xcstrings")["Home"].text(in: .de) == "Anfang")
        try FileManager.default.removeItem(at: folder)
        #expect(catalogs.catalog(at: "L.xcstrings").problem?.contains("no such file") == true)
    }

    @Test func `says why a file can't be a catalog (S25, S26)`() throws {
        let catalogs = FolderFiles(folder: folder.path)
        try Data(count: (8 << 20) + 1).write(to: folder.appending(path: "large.xcstrings"))
        try FileManager.default.createDirectory(at: folder.appending(path: "dir"), withIntermediateDirectories: false)
        let link = folder.appending(path: "out.xcstrings")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(filePath: "/etc/passwd"))
        let said = ["none", "large.xcstrings", "dir", "out.xcstrings", "/etc/passwd"].map {
            catalogs.catalog(at: $0).problem ?? ""
        }

        #expect(
            zip(said, ["no such file", "8 MiB", "not a regular file", "outside", "outside"]).allSatisfy {
                $0.contains($1)
            }
        )
        #expect(said.allSatisfy { $0.contains("can't be read: ") && $0.hasSuffix(".") })
        try FileManager.default.removeItem(at: folder)
    }
}
