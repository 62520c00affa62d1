import PreviewCore
import Testing

@testable import PreviewServer

/// The order of turns, and refusals when the queue is full (S42).
struct FairQueueTests {
    private func enter(_ line: inout FairQueue<String>, _ key: String, for client: Client) -> Bool {
        line.enter(key, for: client)
    }

    private func line(_ entered: [(String, Client)]) -> FairQueue<String> {
        var line = FairQueue<String>(SharedPlaces.Limits(total: 5, guests: 3, link: 2))
        for (key, client) in entered { #expect(enter(&line, key, for: client), "\(key)") }
        return line
    }

    /// The order in which everything in a line is drawn.
    private func order(_ line: FairQueue<String>) -> [String] {
        var line = line
        var order: [String] = []
        while let current = line.current.first {
            order.append(current)
            line.leave(current)
        }
        return order
    }

    @Test func `gives no link more than two places, and guests three together`() {
        var line = line([("a1", .link("a")), ("a2", .link("a"))])

        #expect(!enter(&line, "a3", for: .link("a")))
        #expect(enter(&line, "b1", for: .link("b")))
        #expect(!enter(&line, "b2", for: .link("b")))
        #expect(!enter(&line, "c1", for: .link("c")))
    }

    @Test func `keeps two places for the owner, whatever guests do`() {
        var line = line([("a1", .link("a")), ("a2", .link("a")), ("b1", .link("b"))])

        #expect(enter(&line, "o1", for: .owner))
        #expect(enter(&line, "o2", for: .owner))
        #expect(!enter(&line, "o3", for: .owner))
        line.leave("a1")
        #expect(enter(&line, "o3", for: .owner))
    }

    @Test func `lets guests in beside the owner as far as there is room`() {
        var line = line([("o1", .owner), ("o2", .owner), ("o3", .owner), ("o4", .owner), ("a1", .link("a"))])

        #expect(!enter(&line, "b1", for: .link("b")))
        line.leave("o1")
        #expect(enter(&line, "b1", for: .link("b")))
    }

    @Test func `has what is begun, then the owner's and guests' in turns`() {
        let line = line([("a1", .link("a")), ("b1", .link("b")), ("a2", .link("a")), ("o1", .owner), ("o2", .owner)])

        #expect(order(line) == ["a1", "o1", "b1", "o2", "a2"])
    }

    @Test func `lets links take turns`() {
        var line = FairQueue<String>(SharedPlaces.Limits(total: 9, guests: 9, link: 4))
        for key in ["a1", "a2", "a3", "b1", "b2", "c1"] {
            #expect(enter(&line, key, for: .link(String(key.prefix(1)))))
        }

        #expect(order(line) == ["a1", "b1", "a2", "b2", "a3", "c1"])
    }

    @Test func `brings a picture forward when the owner asks for it too, and gives its place back to the link`() {
        var line = line([("a1", .link("a")), ("b1", .link("b")), ("b2", .link("b"))])

        line.prioritize("b2")
        line.prioritize("gone")
        #expect(line.count == 3)
        #expect(order(line) == ["a1", "b2", "b1"])
        #expect(enter(&line, "b3", for: .link("b")))
    }

    @Test func `gives a place back with the picture, and is empty at the end`() {
        var line = line([("a1", .link("a")), ("a2", .link("a"))])
        line.leave("a2")
        #expect(line.current == ["a1"])
        #expect(enter(&line, "a3", for: .link("a")))
        line.leave("a1")
        line.leave("a3")
        #expect(line.count == 0 && line.current.isEmpty)
    }

    @Test func `gives as many turns at the same time as it may, each link one, and the next with each that ends`() {
        var line = FairQueue<String>(SharedPlaces.Limits(total: 9, guests: 9, link: 9, atOnce: 2))
        for key in ["a1", "a2", "a3", "b1"] { #expect(enter(&line, key, for: .link(String(key.prefix(1))))) }
        #expect(enter(&line, "o1", for: .owner))

        #expect(line.current == ["a1", "b1"])
        #expect(line.leave("a3") == nil)
        #expect(line.leave("b1") == "o1")
        #expect(line.leave("o1") == nil)
        #expect(enter(&line, "t1", for: .token("t")))
        #expect(line.current == ["a1", "t1"])
        #expect(line.leave("a1") == "a2")
        #expect(line.current == ["a2", "t1"])
    }

    @Test func `lets others go first between two parts of what takes long, each in their turn`() {
        var line = FairQueue<String>(SharedPlaces.Limits(total: 9, guests: 9, link: 9))
        for (key, client) in [("a1", Client.link("a")), ("b1", .link("b")), ("o1", .owner)] {
            #expect(enter(&line, key, for: client))
        }

        #expect(line.pass("a1") == "o1")
        #expect(line.pass("a1") == nil, "it is not its turn")
        #expect(line.pass("o1") == "b1")
        #expect(line.leave("b1") == "o1")
        #expect(line.leave("o1") == "a1")
        #expect(line.pass("a1") == "a1", "nobody else waits")
    }
}
