package import PreviewCore
package import Synchronization

/// A spec's file in memory, which others can change at any moment.
package final class FakeSpecWriter: SpecWriter {
    package struct State {
        package var text: [UInt8]?
        /// The content after each of the next readings, as if a program were saving.
        package var next: [[UInt8]] = []
        package var replaced = 0
        package var failure: SpecWriteFailure?
        /// Saved by someone else just before the next replacing.
        package var intruder: [UInt8]?
        /// Done before the next replacing returns.
        package var beforeReturning: (@Sendable () async -> Void)?
    }

    package let state: Mutex<State>

    package init(_ text: [UInt8]?) {
        state = Mutex(State(text: text))
    }

    package var text: [UInt8]? { state.withLock { $0.text } }

    /// Someone else saves a string; what the watcher tells of it.
    package func saved(_ bytes: [UInt8]) -> SpecReading {
        state.withLock { $0.text = bytes }
        return .text(bytes)
    }

    package func read() async throws(SpecWriteFailure) -> [UInt8]? {
        state.withLock { state in
            defer { if !state.next.isEmpty { state.text = state.next.removeFirst() } }
            return state.text
        }
    }

    package func replace(_ expected: [UInt8]?, with bytes: [UInt8]) async throws(SpecWriteFailure) {
        let failure: SpecWriteFailure? = state.withLock { state in
            if let failure = state.failure { return failure }
            if let intruder = state.intruder { (state.text, state.intruder) = (intruder, nil) }
            guard state.text == expected else { return .changed }
            state.text = bytes
            state.replaced += 1
            return nil
        }
        if let failure { throw failure }
        let last = state.withLock { state in
            defer { state.beforeReturning = nil }
            return state.beforeReturning
        }
        await last?()
    }
}
