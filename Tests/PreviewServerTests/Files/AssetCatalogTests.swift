import Foundation
import PreviewPages
import TabModel
import TabResolver
import TestTools
import Testing

@testable import PreviewServer

/// Asset catalogs in the spec's folder (R1.116, S25, S26).
final class AssetCatalogTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    init() throws { try make("A.xcassets") }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func make(_ path: String) throws {
        try FileManager.default.createDirectory(at: folder.appending(path: path), withIntermediateDirectories: true)
    }

    private func write(_ text: String, _ path: String) throws {
        try make(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
        try Data(text.utf8).write(to: folder.appending(path: path))
    }

    /// Adds an image set with one file.
    private func add(_ path: String, file: String = "a.png") throws {
        try write(#"{"images": [{"filename": "\#(file)"}]}"#, "A.xcassets/\(path).imageset/Contents.json")
        try Data(Self.png).write(to: folder.appending(path: "A.xcassets/\(path).imageset/\(file)"))
    }

    private func spec(_ names: String..., catalog: String? = "A.xcassets") -> TabSpec {
        var spec = TabSpec(tabs: names.map { .tab(Tab(label: TabLabel(title: $0, imageAsset: $0))) })
        spec.assetCatalog = catalog
        return spec
    }

    private func found(_ spec: TabSpec) -> ReferencedImages { FolderImages(.folder(folder.path)).images(of: spec) }

    @Test(.proves("R1.116"))
    func `searches groups, and those with a namespace under their names`() throws {
        try add("Home")
        try add("Plain/Inner/Deep")
        try add("Named/Star")
        try add("Named/Plain/Moon")
        try write(#"{"properties": {"provides-namespace": true}}"#, "A.xcassets/Named/Contents.json")

        let found = found(spec("Home", "Deep", "Named/Star", "Named/Moon", "Star"))

        #expect(found.catalog.sets.keys.sorted() == ["Deep", "Home", "Named/Moon", "Named/Star"])
        #expect(found.catalog.sets["Named/Star"]?.file.path == "A.xcassets/Named/Star.imageset/a.png")
        #expect(found.setProblems["Star"] == .missing(nearest: nil))
        #expect(found.problems == [:] && found.catalogProblem == nil)
    }

    @Test func `serves what the catalog has for the spec, and nothing else of it`() async throws {
        try add("Home")
        try add("Other")
        let images = ImageIndex(.folder(folder.path)).images(for: spec("Home", catalog: "A.xcassets/"))

        #expect(images.addresses.keys.sorted() == ["A.xcassets/Home.imageset/a.png"])
        let pinned = await PinnedImages(of: spec("Home"), in: .folder(folder.path)).images(for: spec("Home"))
        #expect(pinned == images)
        let embedded = await EmbeddedImages(of: spec("Home"), in: .folder(folder.path)).images
        #expect(embedded.catalog == images.catalog)
        #expect(embedded.addresses.values.allSatisfy { $0.hasPrefix("data:image/png;base64,") })
        #expect(embedded.addresses.count == 1)
    }

    /// A symbol's template with two weights, in a symbol set.
    private func addSymbol(_ name: String, groups: String) throws {
        let folder = "A.xcassets/\(name).symbolset"
        try write(#"{"symbols": [{"filename": "s.svg", "idiom": "universal"}]}"#, "\(folder)/Contents.json")
        try write(#"<svg xmlns="http://www.w3.org/2000/svg"><g id="Symbols">\#(groups)</g></svg>"#, "\(folder)/s.svg")
    }

    @Test func `draws of a symbol set the regular weight of its template, redrawn`() async throws {
        try addSymbol(
            "ferry",
            groups: #"<g id="Black-M"><path d="M0 0L108 -108Z"/></g><g id="Regular-M"><path d="M0 0L54 -54Z"/></g>"#
        )
        let index = ImageIndex(.folder(folder.path))
        let images = index.images(for: spec("ferry"))

        let path = "A.xcassets/ferry.symbolset/s.svg"
        let name = try #require(images.addresses[path]?.split(separator: "/").last)
        let image = try #require(await index.image(named: String(name)))
        #expect(image.type == .svg)
        #expect(
            String(decoding: image.bytes, as: UTF8.self)
                == #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24""#
                + #" fill="currentColor"><path d="M7 17L17 7Z"/></svg>"#
        )
        #expect(found(spec("ferry")).facts[path] == ImageFacts(height: 24, isOpaque: false))
        let pinned = await PinnedImages(of: spec("ferry"), in: .folder(folder.path))
        #expect(pinned.image(named: String(name))?.bytes == image.bytes)
    }

    @Test func `says that a symbol set without a regular weight can't be shown`() throws {
        try addSymbol("ferry", groups: #"<g id="Black-M"><path d="M0 0L108 -108Z"/></g>"#)

        let path = "A.xcassets/ferry.symbolset/s.svg"
        guard case .drawing(let mistake) = found(spec("ferry")).problems?[path] else {
            Issue.record("no place is given")
            return
        }
        #expect(mistake.file == path && mistake.location?.line == 1)
        #expect(mistake.text.contains("no group called Regular-M"))
        #expect(ImageIndex(.folder(folder.path)).images(for: spec("ferry")).addresses.isEmpty)
    }

    @Test func `says which name is near to one that it lacks`() throws {
        try add("Running")
        #expect(found(spec("Runing")).setProblems == ["Runing": .missing(nearest: "Running")])
        #expect(found(spec("Other")).setProblems == ["Other": .missing(nearest: nil)])
    }

    @Test func `says why an image set can't be read, with the place`() throws {
        try write("{\n \"images\": 1}", "A.xcassets/Broken.imageset/Contents.json")
        try make("A.xcassets/Bare.imageset")
        try write("{}", "A.xcassets/Empty.imageset/Contents.json")
        try make("A.xcassets/Pipe.imageset")
        #expect(mkfifo(folder.appending(path: "A.xcassets/Pipe.imageset/Contents.json").path, 0o600) == 0)

        let problems = found(spec("Broken", "Bare", "Empty", "Pipe")).setProblems

        #expect(problems["Empty"] == .empty(path: "A.xcassets/Empty.imageset"))
        for (name, line) in [("Broken", 2), ("Bare", nil), ("Pipe", nil)] as [(String, Int?)] {
            guard case .contents(let mistake)? = problems[name] else {
                Issue.record("\(name)")
                continue
            }
            #expect(mistake.file == "A.xcassets/\(name).imageset/Contents.json")
            #expect(mistake.location?.line == line)
        }
    }

    @Test func `says what is wrong with a group where a name is unknown`() throws {
        try write("[]", "A.xcassets/Group/Contents.json")
        try add("Group/Star")

        let found = found(spec("Group/Star", "Star"))

        #expect(found.catalog.sets.keys.sorted() == ["Star"])
        guard case .contents(let mistake)? = found.setProblems["Group/Star"] else { throw Failure() }
        #expect(mistake.file == "A.xcassets/Group/Contents.json")
    }

    private struct Failure: Error {}

    @Test func `says why there is no catalog (R5.83)`() throws {
        try write("x", "File.xcassets")
        let outside = FileManager.default.temporaryDirectory.appending(path: "outside-\(UUID().uuidString).xcassets")
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: outside) }
        let link = folder.appending(path: "Link.xcassets")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)

        let problems = ["None.xcassets", "File.xcassets", "Link.xcassets", "../\(outside.lastPathComponent)"].map {
            found(spec("Home", catalog: $0)).catalogProblem
        }

        #expect(problems == [.missing, .notAFile, .outside, .outside])
        #expect(found(spec("Home", catalog: nil)).catalogProblem == nil)
    }

    @Test func `follows no link out of the spec's folder, whether of a group, a set, its text or a file (S25)`() throws
    {
        try add("Home")
        let outside = FileManager.default.temporaryDirectory.appending(path: "outside-\(UUID().uuidString)")
        try FileManager.default.moveItem(at: folder.appending(path: "A.xcassets/Home.imageset"), to: outside)
        defer { try? FileManager.default.removeItem(at: outside) }
        let (text, image) = (outside.appending(path: "Contents.json"), outside.appending(path: "a.png"))
        for (name, target) in [("Set.imageset", outside), ("Group", outside.deletingLastPathComponent())] {
            let link = folder.appending(path: "A.xcassets/\(name)")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        }
        try make("A.xcassets/Text.imageset")
        let link = folder.appending(path: "A.xcassets/Text.imageset/Contents.json")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: text)
        try write(#"{"images": [{"filename": "a.png"}]}"#, "A.xcassets/File.imageset/Contents.json")
        let file = folder.appending(path: "A.xcassets/File.imageset/a.png")
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: image)
        let spec = spec("Set", "Text", "File", String(outside.lastPathComponent))

        #expect(ImageIndex(.folder(folder.path)).images(for: spec).addresses.isEmpty)
        #expect(found(spec).catalog.sets.keys.sorted() == ["File"])
        #expect(found(spec).problems == ["A.xcassets/File.imageset/a.png": .outside])
    }

    @Test func `ends where groups lead round in a circle, and where there are too many files`() throws {
        try add("Home")
        for name in ["One", "Two"] {
            let link = folder.appending(path: "A.xcassets/\(name)")
            try FileManager.default.createSymbolicLink(
                at: link,
                withDestinationURL: folder.appending(path: "A.xcassets")
            )
        }
        #expect(found(spec("Home")).catalogProblem == .tooMany(most: AssetCatalogReader.most))
    }

    @Test func `has what is drawn of a PDF, and no address`() throws {
        try add("Paper", file: "paper.pdf")
        let found = found(spec("Paper"))

        #expect(found.catalog.sets["Paper"]?.file.isPDF == true)
        #expect(ImageIndex(.folder(folder.path)).images(for: spec("Paper")).addresses.isEmpty)
    }
}
