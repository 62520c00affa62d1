import Foundation
import PreviewPages
import TabModel
import TabResolver
import Testing

@testable import PreviewServer

/// Images that a spec names (S25, S26, S33).
final class ImageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "images-\(UUID().uuidString)")
    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3, 4]

    init() throws {
        try FileManager.default.createDirectory(at: folder.appending(path: "sub"), withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ bytes: [UInt8], _ name: String) throws {
        try Data(bytes).write(to: folder.appending(path: name))
    }

    private func spec(_ paths: String...) -> TabSpec {
        TabSpec(tabs: paths.map { .tab(Tab(label: TabLabel(title: $0, image: $0))) })
    }

    @Test(arguments: [
        (png, ImageType.png), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), (Array("GIF89a".utf8), .gif),
        (Array("GIF87a".utf8), .gif), (Array("RIFF0000WEBPVP8 ".utf8), .webp),
    ])
    func `knows an image by its first bytes (S33)`(_ bytes: [UInt8], _ type: ImageType) {
        #expect(ImageType(sniffing: bytes) == type)
    }

    @Test(arguments: ["", "<svg xmlns='x'/>", "<!DOCTYPE html>", "GIF88a", "RIFF0000WAVE", "RIFF", "%PDF"])
    func `takes nothing else for an image (S33)`(_ text: String) {
        #expect(ImageType(sniffing: Array(text.utf8)) == nil)
    }

    @Test func `serves what the spec names, under the digest of its content`() async throws {
        try write(Self.png, "sub/shot.PNG")
        let imageIndex = ImageIndex(.folder(folder.path))

        let addresses = imageIndex.addresses(for: spec("sub/shot.PNG"))

        let address = try #require(addresses["sub/shot.PNG"])
        #expect(address.hasPrefix("images/") && address.hasSuffix(".png"))
        let image = await imageIndex.image(named: String(address.dropFirst("images/".count)))
        #expect(image?.bytes == Self.png)
        #expect(await imageIndex.image(named: "other.png") == nil)
    }

    @Test func `has another address when the image is another, and serves no other under the old one`() async throws {
        try write(Self.png, "shot.png")
        let imageIndex = ImageIndex(.folder(folder.path))
        let old = try #require(imageIndex.addresses(for: spec("shot.png"))["shot.png"])
        try write(Self.png + [5], "shot.png")

        #expect(await imageIndex.image(named: String(old.dropFirst("images/".count))) == nil)
        let new = try #require(imageIndex.addresses(for: spec("shot.png"))["shot.png"])
        #expect(new != old)
    }

    @Test func `keeps a pinned spec's images whatever becomes of the files, and names none above the limit`()
        async throws
    {
        try write(Self.png, "one.png")
        try write(Self.png, "same.png")
        try write(Self.png + [5], "two.png")
        let spec = spec("one.png", "same.png", "two.png", "none.png", "../one.png")
        let images = await PinnedImages(of: spec, in: .folder(folder.path), limit: Self.png.count * 2)
        for name in ["one", "same", "two"] { try write([0], "\(name).png") }

        #expect(images.size == Self.png.count)
        #expect(images.addresses(for: spec).keys.sorted() == ["one.png", "same.png"])
        for address in images.addresses(for: spec).values {
            #expect(images.image(named: String(address.dropFirst("images/".count)))?.bytes == Self.png)
        }
        #expect(images.image(named: "other.png") == nil)
        #expect(await PinnedImages(of: spec, in: .folder(folder.path)).addresses(for: spec).isEmpty)
    }

    @Test func `serves nothing from outside the spec's folder (S25)`() throws {
        let outside = FileManager.default.temporaryDirectory.appending(path: "outside-\(UUID().uuidString).png")
        try Data(Self.png).write(to: outside)
        defer { try? FileManager.default.removeItem(at: outside) }
        let link = folder.appending(path: "link.png")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
        let imageIndex = ImageIndex(.folder(folder.path))
        let paths = [
            "link.png", "../\(outside.lastPathComponent)", outside.path, "sub/../../\(outside.lastPathComponent)",
        ]

        for path in paths { #expect(imageIndex.addresses(for: spec(path)).isEmpty, "\(path)") }
    }

    @Test func `serves a link that stays inside`() throws {
        try write(Self.png, "sub/shot.png")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "inside.png"),
            withDestinationURL: folder.appending(path: "sub/shot.png")
        )
        #expect(ImageIndex(.folder(folder.path)).addresses(for: spec("inside.png")).count == 1)
    }

    @Test func `serves no folder, no pipe, no device and nothing above 8 MiB (S25, S33)`() throws {
        try write(Self.png + [UInt8](repeating: 0, count: (8 << 20) - Self.png.count), "largest.png")
        try write(Self.png + [UInt8](repeating: 0, count: (8 << 20) - Self.png.count + 1), "larger.png")
        try write(Array("<svg/>".utf8), "drawing.png")
        #expect(mkfifo(folder.appending(path: "pipe.png").path, 0o600) == 0)
        let imageIndex = ImageIndex(.folder(folder.path))

        let addresses = imageIndex.addresses(
            for: spec("largest.png", "larger.png", "drawing.png", "pipe.png", "sub", "nothing.png", "/dev/zero")
        )

        #expect(addresses.keys.sorted() == ["largest.png"])
    }

    @Test func `says of each image why it can't be shown (R5.83)`() throws {
        try write(Self.png, "shown.png")
        try write([UInt8](repeating: 0, count: (8 << 20) + 1), "larger.png")
        try write(Array("<svg/>".utf8), "drawing.svg")
        let size = [0, 0, 0x4E, 0x20] as [UInt8]  // 20,000
        let head = Array(Self.png[..<8]) + [0, 0, 0, 13] + Array("IHDR".utf8) + size + size
        try write(head + [8, 2, 0, 0, 0], "huge.png")
        #expect(mkfifo(folder.appending(path: "pipe.png").path, 0o600) == 0)
        let link = folder.appending(path: "out.png")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(filePath: "/etc/passwd"))

        let found = FolderImages(.folder(folder.path)).images(
            of: spec(
                "shown.png",
                "larger.png",
                "drawing.svg",
                "pipe.png",
                "sub",
                "out.png",
                "Running",
                "shown.png/a",
                "huge.png"
            )
        )

        #expect(
            found.problems == [
                "larger.png": .tooLarge(most: 8 << 20), "drawing.svg": .format, "pipe.png": .notAFile, "sub": .notAFile,
                "out.png": .outside, "Running": .missing, "shown.png/a": .missing,
                "huge.png": .tooManyPixels(most: 24_000_000),
            ]
        )
    }

    @Test func `reads what it opened and checked, whatever is put in its place meanwhile (S26)`() throws {
        let secret = FileManager.default.temporaryDirectory.appending(path: "secret-\(UUID().uuidString)")
        try Data("secret".utf8).write(to: secret)
        defer { try? FileManager.default.removeItem(at: secret) }
        try write(Self.png, "shot.png")
        let opened = try #require(ImageFile("shot.png", in: .folder(folder.path)))

        let place = folder.appending(path: "shot.png")
        try FileManager.default.removeItem(at: place)
        try FileManager.default.createSymbolicLink(at: place, withDestinationURL: secret)

        #expect(opened.read() == Self.png)
        #expect(ImageFile("shot.png", in: .folder(folder.path)) == nil)
    }

    @Test func `serves nothing of a folder whose name only begins like the spec's (S25)`() throws {
        let sibling = URL(filePath: folder.path + "-other")
        try FileManager.default.createDirectory(at: sibling, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: sibling) }
        try Data(Self.png).write(to: sibling.appending(path: "shot.png"))

        #expect(ImageFile("../\(sibling.lastPathComponent)/shot.png", in: .folder(folder.path)) == nil)
    }

    @Test func `finds every image of a spec`() {
        var screen = Tab(label: TabLabel(image: "a.png"))
        screen.content = .image("b.png")
        let section = TabSection(header: TabLabel(image: "c.png"), tabs: [.tab(Tab(label: TabLabel(image: "d.png")))])
        var spec = TabSpec(tabs: [.tab(screen), .section(section)])
        spec.tabViewBottomAccessory = BottomAccessory(TabLabel(image: "e.png"))
        #expect(spec.imagePaths == ["a.png", "b.png", "c.png", "d.png", "e.png"])
    }
}

extension SpecImages {
    /// The relative addresses of the images that can be shown, by path.
    func addresses(for spec: TabSpec) -> [String: String] { images(for: spec).addresses }
}
