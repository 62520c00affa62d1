import FlyingFox
import FlyingSocks
import Testing

@testable import PreviewServer

/// Deadlines for receiving, step by step (S41), and which port to try.
struct ReceiveTableTests {
    private let peer = HTTPRequest.Address.ip4("127.0.0.1", port: 5000)
    private let start = ContinuousClock.now
    private func after(_ seconds: Double) -> ContinuousClock.Instant { start + .seconds(seconds) }

    @Test func `gives a new connection ten seconds for its first request, however it drips`() {
        var table = ReceiveTable(ReceiveDeadlines())
        for second in 0..<10 {
            table.beginWait(7, peer: peer, at: after(Double(second)))
            #expect(table.overdue(at: after(Double(second) + 0.5)).isEmpty)
            table.endWait(7, at: after(Double(second) + 0.9))
        }
        table.beginWait(7, peer: peer, at: after(9.9))
        #expect(table.overdue(at: after(10)) == [7])
    }

    @Test func `lets a connection rest a minute between requests, and gives the next ten seconds again`() {
        var table = ReceiveTable(ReceiveDeadlines())
        table.beginWait(7, peer: peer, at: start)
        table.endWait(7, at: after(1))
        table.setReceiving(nil, peer: peer)
        table.beginWait(7, peer: peer, at: after(2))
        #expect(table.overdue(at: after(61)).isEmpty)
        #expect(table.overdue(at: after(62)) == [7])

        table.endWait(7, at: after(30))
        table.beginWait(7, peer: peer, at: after(31))
        #expect(table.overdue(at: after(39.9)).isEmpty)
        #expect(table.overdue(at: after(40)) == [7])
    }

    @Test func `lets a connection rest whose first request came before anybody waited`() {
        var table = ReceiveTable(ReceiveDeadlines())
        table.setReceiving(nil, peer: peer)
        table.beginWait(7, peer: peer, at: start)
        #expect(table.overdue(at: after(59)).isEmpty)
        #expect(table.overdue(at: after(60)) == [7])
    }

    @Test func `gives a body its deadline although nobody waited for the head`() {
        var table = ReceiveTable(ReceiveDeadlines())
        table.setReceiving(nil, peer: peer)
        table.setReceiving(start, peer: peer)
        table.beginWait(7, peer: peer, at: after(1))
        #expect(table.overdue(at: after(10)) == [7])
    }

    @Test func `does not begin anew for a drip just past the deadline`() {
        var table = ReceiveTable(ReceiveDeadlines())
        table.beginWait(7, peer: peer, at: start)
        table.endWait(7, at: after(10.1))
        table.beginWait(7, peer: peer, at: after(10.1))
        #expect(table.overdue(at: after(10.2)) == [7])
    }

    @Test func `knows which connections rest longest (S42)`() {
        var table = ReceiveTable(ReceiveDeadlines())
        for number in 0..<5 {
            table.beginWait(Int32(number), peer: .ip4("127.0.0.1", port: UInt16(number)), at: after(Double(number)))
        }
        table.endWait(0, at: after(5))
        #expect(table.restingLongest(2, patience: .seconds(1), at: after(5)) == [1, 2])
        #expect(table.restingLongest(9, patience: .seconds(3), at: after(5)) == [1, 2])
    }

    @Test func `gives a body a deadline of its own`() {
        var table = ReceiveTable(ReceiveDeadlines())
        table.beginWait(7, peer: peer, at: start)
        table.endWait(7, at: after(9))
        table.setReceiving(after(9), peer: peer)
        table.beginWait(7, peer: peer, at: after(10))
        #expect(table.overdue(at: after(18.9)).isEmpty)
        #expect(table.overdue(at: after(19)) == [7])
    }

    @Test func `begins anew when a descriptor belongs to another connection`() {
        var table = ReceiveTable(ReceiveDeadlines())
        table.beginWait(7, peer: peer, at: start)
        table.endWait(7, at: after(1))
        table.beginWait(7, peer: .ip4("127.0.0.1", port: 5001), at: after(9))
        #expect(table.overdue(at: after(18)).isEmpty)
        table.beginWait(7, peer: peer, at: after(100))
        #expect(table.overdue(at: after(105)).isEmpty)
        #expect(table.overdue(at: after(110)) == [7])
    }

    @Test func `begins anew when descriptor and port are used again`() {
        var table = ReceiveTable(ReceiveDeadlines())
        table.beginWait(7, peer: peer, at: start)
        table.endWait(7, at: after(1))
        table.beginWait(7, peer: peer, at: after(50))
        #expect(table.overdue(at: after(55)).isEmpty)
    }

    @Test func `waits for nobody once all are forgotten`() {
        var table = ReceiveTable(ReceiveDeadlines())
        table.beginWait(7, peer: peer, at: start)
        #expect(table.isWaiting)
        table.forget(7)
        #expect(!table.isWaiting)
        #expect(table.overdue(at: after(100)).isEmpty)
        table.setReceiving(start, peer: peer)
        #expect(!table.isWaiting)
    }

    @Test func `tries the next port from 8080 on, but none other than the one asked for`() throws {
        let taken = SocketError.failed(type: "Bind", errno: 98, message: "Address already in use")
        var free = Attempt(wanted: nil)
        #expect(free.port == 8080)
        #if os(Linux)
            try free.next(after: taken, host: "127.0.0.1")
            #expect(free.port == 8081)
            for _ in 8081..<8179 { try free.next(after: taken, host: "127.0.0.1") }
            #expect(throws: ServerError.noFreePort(from: 8080, to: 8179)) {
                try free.next(after: taken, host: "127.0.0.1")
            }
            var strict = Attempt(wanted: 9000)
            #expect(throws: ServerError.portTaken(9000)) { try strict.next(after: taken, host: "127.0.0.1") }
        #endif
    }
}
