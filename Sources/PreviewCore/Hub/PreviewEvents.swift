/// The events that one reader gets: the newest of each kind since it last looked.
///
/// One iteration per subscription.
public struct PreviewEvents: AsyncSequence, Sendable {
    /// What the reader gets.
    public typealias Element = PreviewEvent

    let mailbox: EventMailbox
    let rings: AsyncStream<Void>

    /// Takes events out one after the other, and waits where there is none.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let mailbox: EventMailbox
        private var rings: AsyncStream<Void>.Iterator
        private var taken: ArraySlice<PreviewEvent> = []

        init(mailbox: EventMailbox, rings: AsyncStream<Void>) {
            self.mailbox = mailbox
            self.rings = rings.makeAsyncIterator()
        }

        /// The next event; nil after the last.
        public mutating func next() async -> PreviewEvent? {
            while taken.isEmpty {
                let isOpen: Void? = await rings.next(isolation: #isolation)
                taken = mailbox.take()[...]
                guard isOpen != nil || !taken.isEmpty else { return nil }
            }
            return taken.popFirst()
        }
    }

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(mailbox: mailbox, rings: rings) }
}
