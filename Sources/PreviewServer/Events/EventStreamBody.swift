import AsyncAlgorithms
import FlyingSocks
import PreviewCore

/// The body of `GET /events`: ready pieces of text, each written as soon as it is there.
///
/// A slow reader holds up nobody: what it has not taken is replaced by what is newer (``PreviewEvents``). A reader who
/// has left is noticed at the next heartbeat.
struct EventStreamBody: AsyncBufferedSequence {
    typealias Element = UInt8

    let events: PreviewEvents
    /// What the stream begins with.
    let opening: String
    /// How often a stream without events gives a sign of life.
    let heartbeat: Duration

    enum Piece: Sendable {
        case event(PreviewEvent)
        case heartbeat
    }

    typealias Pieces = AsyncMerge2Sequence<
        AsyncMapSequence<PreviewEvents, Piece>, AsyncMapSequence<AsyncTimerSequence<ContinuousClock>, Piece>
    >

    private var pieces: Pieces {
        let beats = AsyncTimerSequence(interval: heartbeat, clock: .continuous)
        return merge(events.map { .event($0) }, beats.map { _ in .heartbeat })
    }

    struct AsyncIterator: AsyncBufferedIteratorProtocol {
        typealias Buffer = [UInt8]

        private var opening: String?
        private var pieces: Pieces.AsyncIterator
        private var isOver = false

        init(opening: String, pieces: Pieces.AsyncIterator) {
            self.opening = opening
            self.pieces = pieces
        }

        mutating func next() async throws -> UInt8? {
            try await nextBuffer(suggested: 1)?.first
        }

        mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
            if let first = opening {
                opening = nil
                return Array(first.utf8)
            }
            guard !isOver, let piece = await pieces.next(isolation: #isolation) else { return nil }
            return Array(text(piece).utf8)
        }

        private mutating func text(_ piece: Piece) -> String {
            switch piece {
            case .heartbeat: return EventText.heartbeat
            case .event(let event):
                isOver = event == .bye
                return EventText.text(event)
            }
        }
    }

    func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(opening: opening, pieces: pieces.makeAsyncIterator())
    }
}
