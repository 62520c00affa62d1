import PreviewServer
import Synchronization

/// Draws pictures when asked to, and notes what it was asked for.
final class FakePictures: PictureDrawing {
    struct State {
        var asked: [String] = []
        var running = 0
        var mostRunning = 0
        var isOpen = false
        var failure: PictureFailure?
        var waiting: [CheckedContinuation<Void, Never>] = []
        var isClosed = false
    }

    let state = Mutex(State())

    init(isOpen: Bool = true, failure: PictureFailure? = nil) {
        state.withLock { ($0.isOpen, $0.failure) = (isOpen, failure) }
    }

    var asked: [String] { state.withLock(\.asked) }

    /// Lets every picture be drawn from now on.
    func open() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            state.isOpen = true
            return state.waiting
        }
        waiting.forEach { $0.resume() }
    }

    func png(of html: String, scale: Int) async throws(PictureFailure) -> [UInt8] {
        state.withLock { state in
            state.asked.append(html)
            state.running += 1
            state.mostRunning = max(state.mostRunning, state.running)
        }
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
        let failure = state.withLock { state in
            state.running -= 1
            return state.failure
        }
        if let failure { throw failure }
        return Array("\(html) × \(scale)".utf8)
    }

    func close() async { state.withLock { $0.isClosed = true } }
}
