import Concurrency
import Logging
import PreviewCore
import Synchronization

/// A renderer of a document as a picture: a browser on this machine, or one of a test.
public protocol PictureDrawing: Sendable {
    /// Draws the element `main` of a standalone document.
    ///
    /// `scale` is the number of pixels of a point in each direction, 1 to 3. Returns a PNG; throws ``PictureFailure``.
    func png(of html: String, scale: Int) async throws(PictureFailure) -> [UInt8]

    /// Ends what the renderer keeps running between pictures, such as a browser.
    func close() async
}

/// A failure to draw a picture; the texts are for the log, not for visitors (S29).
public enum PictureFailure: Error, Hashable, Sendable {
    /// No available browser could draw a picture; the value is the reason.
    case noBrowser(String)
    /// The browser did not draw it.
    case failed(String)
}

/// A queue that draws pictures one after the other, and caches them by their documents.
///
/// A browser takes up to a second for each picture. One is drawn at a time and four wait, even if their clients leave,
/// each in its turn (``FairLock``); a picture that several clients request is drawn once. A client that waits too long
/// receives a response to retry, and finds it drawn.
final class PictureQueue: Sendable {
    /// The key of a picture.
    struct Key: Hashable, Sendable {
        var document: ContentDigest
        var scale: Int
    }

    /// The places: one picture is drawn, and four wait; two of these places are the owner's alone.
    static let places = SharedPlaces.Limits(total: 5, guests: 3, link: 2)

    private let drawing: (any PictureDrawing)?
    private let timeout: Duration
    private let logger: Logger
    private let lock = FairLock<Key>(places)
    private let flights = SingleFlight<Key, [UInt8]>()
    private let cache = Mutex(LRUCache<Key, [UInt8]>(capacity: 64, costLimit: 24 << 20))

    /// Creates a queue; nothing is drawn without a `drawing`.
    init(_ drawing: (any PictureDrawing)?, logger: Logger, timeout: Duration = WorkQueues.responseTimeout) {
        self.drawing = drawing
        self.logger = logger
        self.timeout = timeout
    }

    /// Returns the picture of a document: cached, being drawn, or drawn now.
    func picture(of html: String, scale: Int, for client: Client) async throws -> [UInt8] {
        let key = Key(document: ContentDigest(of: html), scale: scale)
        if let cached = cached(key) { return cached }
        guard let drawing else { throw HTTPError.noPictures }
        let task = try flights.task(for: key) {
            guard lock.enter(key, for: client) else { throw HTTPError.manyPictures }
        } operation: {
            try await self.draw(key, html, drawing)
        }
        if client == .owner { lock.prioritize(key) }
        guard let picture = try await task.value(within: timeout) else { throw HTTPError.slowPicture }
        return picture
    }

    /// A Boolean value that indicates whether the server draws pictures.
    var isAvailable: Bool { drawing != nil }

    /// The number of pictures that are drawn or wait.
    var runningCount: Int { flights.count }

    /// Cancels all pictures, and returns when no browser runs anymore.
    func close() async {
        lock.close()
        for task in flights.close() { _ = await task.result }
        await drawing?.close()
    }

    private func cached(_ key: Key) -> [UInt8]? { cache.withLock { $0.value(for: key) } }

    private func draw(_ key: Key, _ html: String, _ drawing: any PictureDrawing) async throws -> [UInt8] {
        defer { lock.leave(key) }
        guard await lock.lock(key) else { throw CancellationError() }
        try Task.checkCancellation()
        if let cached = cached(key) { return cached }
        do throws(PictureFailure) {
            let picture = try await drawing.png(of: html, scale: key.scale)
            cache.withLock { $0.insert(picture, for: key, cost: picture.count) }
            return picture
        } catch {
            throw explained(error)
        }
    }

    private func explained(_ failure: PictureFailure) -> HTTPError {
        switch failure {
        case .noBrowser(let text):
            logger.warning("\(LogText.escaped(text))")
            return .noBrowser
        case .failed(let text):
            logger.error("\(LogText.escaped(text))")
            return .failedPicture
        }
    }
}
