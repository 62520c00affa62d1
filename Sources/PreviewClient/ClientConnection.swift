import CLibrary

/// A connection to a numeric address; every wait ends at a deadline.
struct ClientConnection {
    private let descriptor: Int32

    /// Creates a connection to a port; throws ``ClientFailure/connectionRefused`` if the port is closed.
    init(host: String, port: Int, deadline: Deadline) throws(ClientFailure) {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
        hints.ai_socktype = Self.streamType
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &list) == 0, let place = list?.pointee else {
            throw .system("\(host) is not a valid address")
        }
        defer { freeaddrinfo(list) }
        descriptor = socket(place.ai_family, place.ai_socktype, place.ai_protocol)
        guard descriptor >= 0 else { throw .system(Self.reason(errno)) }
        do throws(ClientFailure) {
            try Self.prepare(descriptor)
            try Self.connect(descriptor, to: place, deadline: deadline)
        } catch {
            _ = CLibrary.close(descriptor)
            throw error
        }
    }

    /// Closes the connection, which can't be used afterwards.
    func close() { _ = CLibrary.close(descriptor) }

    /// Sends all bytes.
    func send(_ bytes: [UInt8], deadline: Deadline) throws(ClientFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { CLibrary.send(descriptor, $0.baseAddress, $0.count, Self.quietly) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else {
                try wait(for: Int16(POLLOUT), after: errno, deadline: deadline)
            }
        }
    }

    /// Receives the next bytes; none at the end of the connection.
    func receive(deadline: Deadline) throws(ClientFailure) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
            if count >= 0 { return Array(buffer.prefix(count)) }
            try wait(for: Int16(POLLIN), after: errno, deadline: deadline)
        }
    }

    /// Waits if an error means that the socket is not ready; any other error is thrown.
    private func wait(for events: Int16, after error: Int32, deadline: Deadline) throws(ClientFailure) {
        switch error {
        case EINTR: return
        case EAGAIN, EWOULDBLOCK: try Self.wait(descriptor, for: events, deadline: deadline)
        case ECONNRESET, EPIPE: throw .broken("the connection was closed")
        default: throw .system(Self.reason(error))
        }
    }
}

extension ClientConnection {
    private static func prepare(_ descriptor: Int32) throws(ClientFailure) {
        let flags = fcntl(descriptor, F_GETFL)
        guard flags >= 0, fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0,
            fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
        else { throw .system(reason(errno)) }
        #if canImport(Darwin)
            var isOn: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    private static func connect(_ descriptor: Int32, to place: addrinfo, deadline: Deadline) throws(ClientFailure) {
        guard CLibrary.connect(descriptor, place.ai_addr, place.ai_addrlen) != 0 else { return }
        guard errno == EINPROGRESS || errno == EINTR else { throw failure(errno) }
        try wait(descriptor, for: Int16(POLLOUT), deadline: deadline)
        var error: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size) == 0 else { throw failure(errno) }
        guard error == 0 else { throw failure(error) }
    }

    private static func wait(_ descriptor: Int32, for events: Int16, deadline: Deadline) throws(ClientFailure) {
        while true {
            var entry = pollfd(fd: descriptor, events: events, revents: 0)
            let count = poll(&entry, 1, deadline.milliseconds)
            if count > 0 { return }
            guard count == 0 || errno == EINTR else { throw .system(reason(errno)) }
            guard deadline.milliseconds > 0 else { throw .tooSlow }
        }
    }

    private static func failure(_ error: Int32) -> ClientFailure {
        switch error {
        case ECONNREFUSED: .connectionRefused
        case ETIMEDOUT: .tooSlow
        default: .system(reason(error))
        }
    }

    private static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }

    #if canImport(Glibc)
        private static let streamType = Int32(SOCK_STREAM.rawValue)
    #else
        private static let streamType = SOCK_STREAM
    #endif

    /// The flag of `send` that makes a closed connection an error instead of a signal.
    #if canImport(Darwin)
        private static let quietly: Int32 = 0
    #else
        private static let quietly = Int32(MSG_NOSIGNAL)
    #endif
}

/// A failure to get a response from a running preview.
public enum ClientFailure: Error, Hashable, Sendable {
    /// No process listens at the address, so the preview has ended.
    case connectionRefused
    /// The response, or a part of it, did not come in time.
    case tooSlow
    /// The received bytes are no HTTP response, or end too early; the reason is the end of a sentence.
    case broken(String)
    /// A system call failed; the reason is the system's message.
    case system(String)
}

extension ClientFailure: CustomStringConvertible {
    /// The failure, as a sentence about "it".
    public var description: String {
        switch self {
        case .connectionRefused: "Nothing is listening there."
        case .tooSlow: "It didn't respond in time."
        case .broken(let reason): "Its response is invalid: \(reason)."
        case .system(let reason): "The request failed: \(reason)."
        }
    }
}

/// The moment by which an exchange must be finished.
struct Deadline {
    private let end: ContinuousClock.Instant

    init(_ limit: Duration) {
        end = ContinuousClock.now + limit
    }

    /// The remaining time in milliseconds, at least 0 and rounded up, as `poll` takes it.
    var milliseconds: Int32 {
        let left = max(.zero, end - ContinuousClock.now)
        return Int32(clamping: Int((left / .milliseconds(1)).rounded(.up)))
    }
}
