import FlyingSocks
import CLibrary
import Testing

@testable import HTTPServing

/// Addresses at which no listener can be.
struct ListeningErrorTests {
    private func error(_ host: String, _ port: Int) -> ListeningError? {
        do throws(ListeningError) { try ConnectionListener.check(host, port: port) } catch { return error }
        return nil
    }

    @Test func `tells a host from a port, and finds no fault with a free one`() {
        #expect(error("127.0.0.1", 0) == nil)
        #expect(error("example.com", 0) == .unusableHost)
        #expect(error("192.0.2.1", 0) == .unusableHost, "an address of another machine")
        #expect(error("127.0.0.1", 65_536) == .failed("65536 is not a valid port"))
    }

    @Test func `tells a taken port`() throws {
        let socket = try SocketCalls.listening(at: "127.0.0.1", port: 0, responseWithin: .seconds(1))
        defer { try? socket.close() }
        guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
        #expect(error("127.0.0.1", Int(port)) == .portTaken)
    }

    @Test(arguments: [(EACCES, ListeningError.notAllowed), (EINVAL, .failed("why"))])
    func `names other refusals of the system`(_ code: Int32, _ expected: ListeningError) {
        #expect(ListeningError(SocketError.failed(type: "Bind", errno: code, message: "why")) == expected)
    }
}
