import Foundation

/// A request for a picture.
public struct PictureRequest: Hashable, Sendable {
    /// The content of a picture.
    enum Content: Hashable, Sendable {
        /// A standalone HTML document; its element `main` is drawn, in its full size.
        case document(String)
        /// Two PNGs; the picture shows the second one, pale, with all pixels that differ in red.
        case difference([UInt8], [UInt8])
    }

    /// The content.
    let content: Content
    /// The number of pixels of a point in each direction: 1, 2 or 3.
    let scale: Int
    /// The maximum duration, including the browser's start.
    let deadline: Duration

    /// Creates a request for a picture of a document.
    public init(html: String, scale: Int = 2, deadline: Duration = .seconds(60)) {
        (content, self.scale, self.deadline) = (.document(html), scale, deadline)
    }

    /// Creates a request for a picture of the difference between two PNGs.
    public init(differenceOf before: [UInt8], and after: [UInt8]) {
        (content, scale, deadline) = (.difference(before, after), 1, .seconds(60))
    }
}

/// A drawn picture.
public struct Picture: Hashable, Sendable {
    /// The PNG.
    public let png: [UInt8]
    /// For the picture of a difference, the share of pixels that differ, from 0 to 1; nil for others.
    public let changed: Double?

    init(png: [UInt8], changed: Double? = nil) { (self.png, self.changed) = (png, changed) }
}

/// The difference between two pictures, as the browser computes it.
struct Difference: Decodable {
    /// The share of pixels that differ, from 0 to 1.
    let changed: Double
    /// The size of the overlay, in pixels.
    let width: Double
    let height: Double

    /// The largest difference of a color's component, of 255, that people don't see, as in the rim of a shadow.
    private static let tolerance = 12

    /// Returns the script that compares two PNGs of any sizes, from their upper left corners, and shows the overlay.
    static func script(_ before: [UInt8], _ after: [UInt8]) -> String {
        let sources = [before, after].map { "'\(Data($0).base64EncodedString())'" }.joined(separator: ", ")
        return """
            (async () => {
                const images = await Promise.all([\(sources)].map(async data => {
                    const image = new Image();
                    image.src = `data:image/png;base64,${data}`;
                    await image.decode();
                    return image;
                }));
                const width = Math.max(...images.map(image => image.width));
                const height = Math.max(...images.map(image => image.height));
                const draw = (image, alpha) => {
                    const canvas = Object.assign(document.createElement('canvas'), { width, height });
                    const context = canvas.getContext('2d', { willReadFrequently: true });
                    context.globalAlpha = alpha;
                    context.drawImage(image, 0, 0);
                    const content = context.getImageData(0, 0, width, height);
                    return { canvas, context, content, pixels: new Uint32Array(content.data.buffer) };
                };
                const [before, after] = images.map(image => draw(image, 1));
                const overlay = draw(images[1], 0.25);
                const [old, fresh] = [before.content.data, after.content.data];
                const isNear = at => Math.abs(old[at] - fresh[at]) <= \(tolerance);
                let changed = 0;
                for (let at = 0; at < overlay.pixels.length; at += 1) {
                    if (before.pixels[at] === after.pixels[at]) continue;
                    const byte = at * 4;
                    if (isNear(byte) && isNear(byte + 1) && isNear(byte + 2) && isNear(byte + 3)) continue;
                    changed += 1;
                    overlay.pixels[at] = 0xFF3B30FF;
                }
                overlay.context.putImageData(overlay.content, 0, 0);
                overlay.canvas.style.display = 'block';
                document.body.style.margin = 0;
                document.body.replaceChildren(overlay.canvas);
                return { changed: changed / overlay.pixels.length, width, height };
            })()
            """
    }
}

/// The size of a PNG, in pixels.
struct PNGSize: Hashable {
    var width: Int
    var height: Int
}

extension PNGSize {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Creates a size from the first 24 bytes: the signature, and the beginning of the header chunk; nil if the bytes
    /// aren't PNG.
    init?(of bytes: [UInt8]) {
        guard bytes.count >= 24, bytes.starts(with: Self.signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
            return nil
        }
        width = Self.number(bytes[16..<20])
        height = Self.number(bytes[20..<24])
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
