import Foundation
import PreviewServer
import TabModel
import TabResolver
import TestTools
import Testing

/// The files beside a spec: read inside its folder only, and again when they change.
@Suite struct FolderImagesTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "catalogs-\(UUID())")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    private func write(_ german: String) throws {
        let text = """
            {"sourceLanguage": "en", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"value": "\(german)"}}}}}}
            """
        try Data(text.utf8).write(to: folder.appending(path: "L.xcstrings"), options: .atomic)
    }

    @Test func `reads a catalog again once its file has changed`() throws {
        let catalogs = FolderImages(.folder(folder.path))
        try write("Start")
        #expect(catalogs.catalog(at: "L.xcstrings")["Home"].text(in: .de) == "Start")
        try write("Anfang")
        #expect(catalogs.catalog(at: "L.xcstrings")["Home"].text(in: .de) == "Anfang")
        try FileManager.default.removeItem(at: folder)
        #expect(catalogs.catalog(at: "L.xcstrings").problem?.contains("file doesn't exist") == true)
    }

    @Test func `looks at an image again once its file has changed (R5.83)`() throws {
        let files = FolderImages(.folder(folder.path))
        let spec = TabSpec(tabs: [.tab(Tab(label: TabLabel(title: "Home", image: "home.svg")))])
        let image = folder.appending(path: "home.svg")
        func write(_ text: String) throws { try Data(text.utf8).write(to: image, options: .atomic) }

        #expect(files.images(of: spec).problems == ["home.svg": .missing])
        try write("no drawing")
        #expect(files.images(of: spec).problems == ["home.svg": .format])
        #expect(files.images(of: spec).problems == ["home.svg": .format], "remembered")
        try write(#"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"/>"#)
        #expect(files.images(of: spec).problems == [:])
        #expect(files.images(of: spec).facts["home.svg"]?.height == 24)
    }

    @Test func `says why a file can't be a catalog (S25, S26)`() throws {
        let catalogs = FolderImages(.folder(folder.path))
        try Data(count: (8 << 20) + 1).write(to: folder.appending(path: "large.xcstrings"))
        try FileManager.default.createDirectory(at: folder.appending(path: "dir"), withIntermediateDirectories: false)
        let link = folder.appending(path: "out.xcstrings")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(filePath: "/etc/passwd"))
        let said = ["none", "large.xcstrings", "dir", "out.xcstrings", "/etc/passwd"].map {
            catalogs.catalog(at: $0).problem ?? ""
        }

        #expect(
            zip(said, ["file doesn't exist", "8 MiB", "not a regular file", "outside", "outside"]).allSatisfy {
                $0.contains($1)
            }
        )
        #expect(said.allSatisfy { $0.contains("can't be read: ") && $0.hasSuffix(".") })
        try FileManager.default.removeItem(at: folder)
    }
}
