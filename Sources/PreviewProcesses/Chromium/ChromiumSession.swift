import Foundation

/// One picture in a running browser: the DevTools protocol, messages that end with a NUL.
///
/// Each picture has a browser context of its own, as a private window, so that no picture sees another one's data.
struct ChromiumSession {
    private var channel: ChromiumChannel
    private let program: String

    init(pipes: ProgramPipes, program: String) {
        channel = ChromiumChannel(pipes: pipes, program: program)
        self.program = program
    }

    /// The pipes to the browser, as far as they were read.
    var pipes: ProgramPipes { channel.pipes }

    /// Returns the picture.
    mutating func picture(of request: PictureRequest) async throws(ChromiumError) -> Picture {
        let context: BrowserContext = try await channel.call("Target.createBrowserContext")
        try await open(in: context)
        let picture: Picture
        switch request.content {
        case .document(let html): picture = Picture(png: try await draw(html, scale: request.scale))
        case .difference(let before, let after): picture = try await compare(before, after)
        }
        channel.session = nil
        let _: Nothing = try await channel.call("Target.disposeBrowserContext", context)
        return picture
    }

    private mutating func draw(_ html: String, scale: Int) async throws(ChromiumError) -> [UInt8] {
        try await look(scale: scale)
        let tree: FrameTree = try await channel.call("Page.getFrameTree")
        let _: Nothing = try await channel.call(
            "Page.setDocumentContent",
            DocumentContent(frameId: tree.frameTree.frame.id, html: html)
        )
        return try await capture(try await measure(), scale: scale)
    }

    private mutating func compare(_ before: [UInt8], _ after: [UInt8]) async throws(ChromiumError) -> Picture {
        try await look(scale: 1)
        let evaluated: Evaluated<Difference> = try await channel.call(
            "Runtime.evaluate",
            Evaluation(expression: Difference.script(before, after), awaitPromise: true, returnByValue: true)
        )
        guard let difference = evaluated.result.value else { throw .noPicture(program: program) }
        let box = Box(x: 0, y: 0, width: difference.width, height: difference.height)
        return Picture(png: try await capture(box, scale: 1), changed: difference.changed)
    }

    private mutating func open(in context: BrowserContext) async throws(ChromiumError) {
        let target: Target = try await channel.call(
            "Target.createTarget",
            NewTarget(url: "about:blank", browserContextId: context.browserContextId)
        )
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
        let evaluated: Evaluated<Box> = try await channel.call(
            "Runtime.evaluate",
            Evaluation(expression: script, awaitPromise: true, returnByValue: true)
        )
        guard let box = evaluated.result.value, box.width >= 1, box.height >= 1 else {
            throw .noPicture(program: program)
        }
        return box
    }

    private mutating func capture(_ box: Box, scale: Int) async throws(ChromiumError) -> [UInt8] {
        let clip = Clip(x: box.x, y: box.y, width: box.width, height: box.height, scale: 1)
        let shot: Screenshot = try await channel.call(
            "Page.captureScreenshot",
            Capture(format: "png", captureBeyondViewport: true, optimizeForSpeed: true, clip: clip)
        )
        let expected = PNGSize(width: Int(box.width) * scale, height: Int(box.height) * scale)
        guard let data = Data(base64Encoded: shot.data), PNGSize(of: Array(data.prefix(24))) == expected else {
            throw .noPicture(program: program)
        }
        return Array(data)
    }
}
