import Foundation
import PreviewPages
import TabModel
import Testing

@testable import PreviewServer

/// The limit on the pixels of an image, read from its head (S33).
struct ImageSizeTests {
    private static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] { big(number, count).reversed() }

    private static func joined(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap { $0 } }

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    /// The head of an image of each kind.
    static func head(_ kind: String, _ width: Int, _ height: Int) -> [UInt8] {
        switch kind {
        case "png":
            joined([0x89], text("PNG\r\n"), [0x1A, 0x0A, 0, 0, 0, 13], text("IHDR"), big(width, 4), big(height, 4))
        case "jpeg":
            // APP0 with a frame header's bytes in it, garbage, fill bytes, then SOF2.
            joined(
                [0xFF, 0xD8, 0xFF, 0xE0, 0, 8, 0xFF, 0xC0, 0, 1, 0, 1],
                [7, 0xFF, 0xFF, 0xC2, 0, 11, 8],
                big(height, 2),
                big(width, 2)
            )
        case "gif":
            joined(text("GIF89a"), little(width, 2), little(height, 2), [0, 0, 0, 0])
        case "gif frame":
            // A screen of one pixel with a color table, an extension, and a frame that is larger.
            joined(
                text("GIF89a"),
                [1, 0, 1, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6],
                [0x21, 0xF9, 2, 9, 9, 0, 0x2C, 0, 0, 0, 0],
                little(width, 2),
                little(height, 2),
                [0, 2, 0]
            )
        case "webp":
            joined(text("RIFF0000WEBPVP8 "), Array(repeating: 0, count: 10), little(width, 2), little(height, 2))
        case "webp lossless":
            joined(text("RIFF0000WEBPVP8L"), [0, 0, 0, 0, 0x2F], little((width - 1) | (height - 1) << 14, 4))
        default:
            joined(
                text("RIFF0000WEBPVP8X"),
                Array(repeating: 0, count: 8),
                little(width - 1, 3),
                little(height - 1, 3)
            )
        }
    }

    private static let kinds = ["png", "jpeg", "gif", "gif frame", "webp", "webp lossless", "webp extended"]

    @Test(arguments: kinds)
    func `is read from the head, and more than 24 megapixels are no image`(kind: String) throws {
        for (width, height) in [(1, 1), (1290, 2796), (6000, 4000)] {
            let bytes = Self.head(kind, width, height)
            #expect(ImageType(drawable: bytes)?.size(of: bytes)?.pixels == Double(width * height))
        }
        for (width, height) in [(6000, 4001), (16000, 16000)] {
            #expect(ImageType(drawable: Self.head(kind, width, height)) == nil)
        }
    }

    @Test(arguments: kinds)
    func `ends nothing where the head is cut off or holds anything`(kind: String) throws {
        let bytes = Self.head(kind, 300, 200)
        for count in bytes.indices {
            let cut = Array(bytes[..<count])
            _ = ImageType(sniffing: cut)?.size(of: cut)
            var full = Array(bytes[..<count]) + Array(repeating: 0xFF, count: 64)
            _ = ImageType(sniffing: full)?.size(of: full)
            full.replaceSubrange(count..., with: Array(repeating: 0, count: 64))
            _ = ImageType(sniffing: full)?.size(of: full)
        }
        #expect(ImageType(drawable: Self.head("png", 0xFFFF_FFFF, 0xFFFF_FFFF)) == nil)
    }

    @Test func `a large one is neither served nor put into a file`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "images-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Self.head("png", 20000, 20000)).write(to: folder.appending(path: "large.png"))
        try Data(Self.head("png", 100, 100)).write(to: folder.appending(path: "small.png"))
        let tabs = ["large.png", "small.png"].map { TabEntry.tab(Tab(label: TabLabel(title: $0, image: $0))) }
        let spec = TabSpec(tabs: tabs)

        #expect(ImageIndex(.folder(folder.path)).addresses(for: spec).keys.sorted() == ["small.png"])
        #expect(
            await PinnedImages(of: spec, in: .folder(folder.path)).addresses(for: spec).keys.sorted() == ["small.png"]
        )
        #expect(
            await EmbeddedImages(of: spec, in: .folder(folder.path)).images.addresses.keys.sorted() == ["small.png"]
        )
    }
}
