/// How long a visitor may take to send something.
struct ReceiveDeadlines: Hashable, Sendable {
    /// A request, from its first byte to the last of its head, and its body; a new connection's first head.
    var request = Duration.seconds(10)
    /// The pause between two requests of one connection.
    var idle = Duration.seconds(60)
}
