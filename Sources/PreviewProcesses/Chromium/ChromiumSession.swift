import Foundation

/// One session with a browser, from its start to the picture: the DevTools protocol, messages that end with a NUL.
struct ChromiumSession {
    private var channel: ChromiumChannel
    private let program: String

    init(pipes: ProgramPipes, program: String) {
        channel = ChromiumChannel(pipes: pipes, program: program)
        self.program = program
    }

    /// Returns the picture, or the reason why there is none.
    func picture(of request: PictureRequest) async -> Result<[UInt8], ChromiumError> {
        var session = self
        do throws(ChromiumError) {
            return .success(try await session.draw(request))
        } catch {
            return .failure(error)
        }
    }

    private mutating func draw(_ request: PictureRequest) async throws(ChromiumError) -> [UInt8] {
        try await open()
        try await look(scale: request.scale)
        let tree: FrameTree = try await channel.call("Page.getFrameTree")
        let _: Nothing = try await channel.call(
            "Page.setDocumentContent",
            DocumentContent(frameId: tree.frameTree.frame.id, html: request.html)
        )
        let box = try await measure()
        return try await capture(box, scale: request.scale)
    }

    private mutating func open() async throws(ChromiumError) {
        let target: Target = try await channel.call("Target.createTarget", NewTarget(url: "about:blank"))
        let attached: Session = try await channel.call(
            "Target.attachToTarget",
            Attachment(targetId: target.targetId, flatten: true)
        )
        channel.session = attached.sessionId
    }

    private mutating func look(scale: Int) async throws(ChromiumError) {
        let metrics = Metrics(width: 1_600, height: 1_200, deviceScaleFactor: scale, mobile: false)
        let _: Nothing = try await channel.call("Emulation.setDeviceMetricsOverride", metrics)
        let clear = Background(color: Background.Color(r: 0, g: 0, b: 0, a: 0))
        let _: Nothing = try await channel.call("Emulation.setDefaultBackgroundColorOverride", clear)
        let offline = Network(offline: true, latency: 0, downloadThroughput: 0, uploadThroughput: 0)
        let _: Nothing = try await channel.call("Network.emulateNetworkConditions", offline)
    }

    /// Returns the box of the element, once fonts and images are loaded.
    private mutating func measure() async throws(ChromiumError) -> Box {
        let script = """
            document.fonts.ready.then(() => Promise.all([...document.images].map(one => one.decode().catch(() => 0))))
            .then(() => {
                const box = document.querySelector('main').getBoundingClientRect();
                return { x: box.x, y: box.y, width: Math.ceil(box.width), height: Math.ceil(box.height) };
            })
            """
        let found: Evaluated = try await channel.call(
            "Runtime.evaluate",
            Evaluation(expression: script, awaitPromise: true, returnByValue: true)
        )
        guard let box = found.result.value, box.width >= 1, box.height >= 1 else { throw .noPicture(program: program) }
        return box
    }

    private mutating func capture(_ box: Box, scale: Int) async throws(ChromiumError) -> [UInt8] {
        let clip = Clip(x: box.x, y: box.y, width: box.width, height: box.height, scale: 1)
        let shot: Screenshot = try await channel.call(
            "Page.captureScreenshot",
            Capture(format: "png", captureBeyondViewport: true, clip: clip)
        )
        let wanted = PNGSize(width: Int(box.width) * scale, height: Int(box.height) * scale)
        guard let data = Data(base64Encoded: shot.data), PNGSize(of: Array(data.prefix(24))) == wanted else {
            throw .noPicture(program: program)
        }
        return Array(data)
    }
}

/// A request for a picture: a standalone document, and its scale.
public struct PictureRequest: Hashable, Sendable {
    /// The HTML document; its element `main` is drawn, in its full size.
    var html: String
    /// The number of pixels of a point in each direction: 1, 2 or 3.
    var scale: Int
    /// The maximum duration, from the browser's start.
    var deadline: Duration

    /// Creates a request.
    public init(html: String, scale: Int = 2, deadline: Duration = .seconds(60)) {
        self.html = html
        self.scale = scale
        self.deadline = deadline
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
    /// are no PNG.
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
