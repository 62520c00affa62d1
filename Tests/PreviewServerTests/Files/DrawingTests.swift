import TabModel
import TabResolver
import TestTools
import Testing

@testable import PreviewServer

/// SVG files that a spec names, and what bars ask of images (S33, R5.75).
@Suite struct DrawingTests {
    private static let space = #"xmlns="http://www.w3.org/2000/svg""#

    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test(
        arguments: [
            ("<svg \(space)/>", nil), ("<svg \(space) height='24'></svg>", 24), ("<svg height=\"24px\" \(space)>", 24),
            ("<svg\n\t\(space) viewBox='0 0 20 30.5'>", 30.5), ("<svg \(space) viewBox='0,0,20,30' height='1em'>", 30),
            ("\u{FEFF}<?xml version='1.0'?>\n<!-- a > b --><svg \(space) height='2'>", 2),
            ("<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'a.dtd'><svg \(space) height = '3'>", 3),
            ("<svg \(space) height='-4' viewBox='1 2 3'>", nil), ("<svg \(space) height='nan'>", nil),
        ] as [(String, Double?)]
    )
    func `knows a drawing by its root, and its height`(text: String, height: Double?) {
        #expect(ImageType(sniffing: Self.bytes(text)) == .svg)
        #expect(ImageType.svg.facts(of: Self.bytes(text))?.height == height)
    }

    @Test(
        arguments: [
            "", "<", "<svg", "<svg/>", "<svg xmlns='http://www.w3.org/1999/xhtml'>", "<svg \(space)", "<svgx \(space)>",
            "<html><svg \(space)/></html>", "<!--<svg \(space)>", "<?xml <svg \(space)>", "x<svg \(space)>",
            "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg \(space)>", "<!DOCTYPE svg <svg \(space)", "<svg \(space) height=3>",
            "<svg \(space) height='3>", "<svg \(space) \"a\"='3'>", "%PDF-1.4",
        ]
    )
    func `takes nothing else for a drawing (S33)`(text: String) {
        #expect(ImageType(sniffing: Self.bytes(text)) == nil)
    }

    @Test func `reads 64 KiB of a drawing's beginning, and none above 1 MiB`() throws {
        let head = "<svg \(Self.space)>"
        let late = "<!--" + String(repeating: "a", count: 64 << 10) + "-->" + head
        #expect(ImageType(sniffing: Self.bytes(late)) == nil)
        let full = Self.bytes(head) + [UInt8](repeating: 0x20, count: (1 << 20) - head.utf8.count)
        #expect(try ImageType.drawable(full) == .svg)
        #expect(throws: ImageProblem.tooLarge(most: 1 << 20)) { try ImageType.drawable(full + [0x20]) }
    }

    @Test func `ends nothing wherever a drawing is cut off`() {
        let text = Self.bytes("<?xml version='1.0'?><!-- a --><!DOCTYPE svg><svg \(Self.space) viewBox='0 0 1 2'>")
        for count in text.indices { #expect(ImageType(sniffing: Array(text[..<count])) == nil) }
    }

    /// The beginning of a PNG: its header with a color type, then chunks.
    private static func png(_ color: UInt8, _ chunks: [String]) -> [UInt8] {
        let header = ImageSizeTests.head("png", 20, 60) + [8, color, 0, 0, 0, 0, 0, 0, 0]
        return header + chunks.flatMap { [0, 0, 0, 2] + bytes($0) + [1, 2, 0, 0, 0, 0] }
    }

    @Test(
        .proves("R5.75"),
        arguments: [
            (png(2, ["gAMA", "IDAT"]), true), (png(0, ["IDAT"]), true), (png(3, ["PLTE", "IDAT"]), true),
            (png(6, ["IDAT"]), false), (png(4, ["IDAT"]), false), (png(3, ["PLTE", "tRNS", "IDAT"]), false),
            (png(2, []), false), (ImageSizeTests.head("jpeg", 20, 60), true),
            (ImageSizeTests.head("webp", 20, 60), false),
        ]
    )
    func `tells an image without transparency by its head`(bytes: [UInt8], isOpaque: Bool) throws {
        let type = try #require(ImageType(sniffing: bytes))
        #expect(type.facts(of: bytes) == ImageFacts(height: 60, isOpaque: isOpaque))
    }

    @Test func `ends nothing where a PNG's chunks lead anywhere`() {
        for length in [[0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0]] as [[UInt8]] {
            let bytes = ImageSizeTests.head("png", 1, 1) + [8, 2, 0, 0, 0, 0, 0, 0, 0] + length + Array("abcd".utf8)
            #expect(ImageType.png.facts(of: bytes)?.isOpaque == false)
        }
    }
}
