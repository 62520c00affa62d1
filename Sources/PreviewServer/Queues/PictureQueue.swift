import Logging
import PreviewCore
import Synchronization

/// A renderer of a document as a picture: a browser on this machine, or one of a test.
public protocol PictureDrawing: Sendable {
    /// Draws the element `main` of a standalone document.
    ///
    /// `scale` is the number of pixels of a point in each direction, 1 to 3. Returns a PNG; throws ``PictureFailure``.
    func png(of html: String, scale: Int) async throws(PictureFailure) -> [UInt8]
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
/// A browser takes a second or more for each picture. One is drawn at a time and four wait, even if their clients
/// leave, each in its turn (``FairLock``); a picture that several clients request is drawn once. A client that waits
/// too long receives a response to retry, and finds it drawn.
final class PictureQueue: Sendable {
    /// The key of a picture.
    struct Key: Hashable, Sendable {
        var document: ContentDigest
        var scale: Int
    }

    /// The places: one picture is drawn, and four wait; two of these places are the owner's alone.
    static let places = SharedPlaces.Limits(total: 5, guests: 3, link: 2)

    private struct State {
        var cached = LRUCache<Key, [UInt8]>(capacity: 64, costLimit: 24 << 20)
        var running: [Key: Task<[UInt8], any Error>] = [:]
        var isClosed = false
    }

    private let drawing: (any PictureDrawing)?
    private let timeout: Duration
    private let logger: Logger
    private let lock = FairLock<Key>(places)
    private let state = Mutex(State())

    /// Creates a queue; nothing is drawn without a `drawing`.
    init(_ drawing: (any PictureDrawing)?, logger: Logger, timeout: Duration = Timeout.usual) {
        self.drawing = drawing
        self.logger = logger
        self.timeout = timeout
    }

    /// Returns the picture of a document: cached, being drawn, or drawn now.
    func picture(of html: String, scale: Int, for client: Client) async throws -> [UInt8] {
        let key = Key(document: ContentDigest(of: html), scale: scale)
        if let cached = state.withLock({ $0.cached.value(for: key) }) { return cached }
        let task = try task(for: key, html, client)
        guard let picture = try await Timeout.value(of: task, within: timeout) else { throw HTTPError.slowPicture }
        return picture
    }

    /// A Boolean value that indicates whether the server draws pictures.
    var isAvailable: Bool { drawing != nil }

    /// The number of pictures that are drawn or wait.
    var runningCount: Int { state.withLock { $0.running.count } }

    /// Cancels all pictures, and returns when no browser runs any more.
    func close() async {
        let tasks = state.withLock { state in
            state.isClosed = true
            return Array(state.running.values)
        }
        tasks.forEach { $0.cancel() }
        lock.close()
        for task in tasks { _ = await task.result }
    }

    private func task(
        for key: Key,
        _ html: String,
        _ client: Client
    ) throws(HTTPError) -> Task<[UInt8], any Error> {
        guard let drawing else { throw .noPictures }
        let task = state.withLock { state -> Task<[UInt8], any Error>? in
            guard !state.isClosed, lock.enter(key, for: client) else { return nil }
            if let known = state.running[key] { return known }
            let task = Task { try await draw(key, html, drawing) }
            state.running[key] = task
            return task
        }
        guard let task else { throw .manyPictures }
        return task
    }

    private func draw(_ key: Key, _ html: String, _ drawing: any PictureDrawing) async throws -> [UInt8] {
        defer { leave(key) }
        await lock.lock(key)
        try Task.checkCancellation()
        do throws(PictureFailure) {
            let picture = try await drawing.png(of: html, scale: key.scale)
            state.withLock { $0.cached.insert(picture, for: key, cost: picture.count) }
            return picture
        } catch {
            throw explained(error)
        }
    }

    private func leave(_ key: Key) {
        state.withLock { state in
            state.running[key] = nil
            lock.leave(key)
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
