import CLibrary
import Dispatch
import SwiftUIMessages
import Synchronization
import TabModel
import TabSpecCoding

/// A server that handles requests, one after the other.
struct RequestServer {
    private var project: OpenProject?

    /// Sends the greeting, and handles requests until the process ends.
    static func serve(_ requests: RequestQueue) {
        StandardStreams.write(ReaderGreeting().line, to: STDOUT_FILENO)
        expectGreeting(requests.next())
        var server = RequestServer()
        while true {
            let result = server.handle(requests.next())
            StandardStreams.write(fitting(result), to: STDOUT_FILENO)
        }
    }

    /// Ends the process unless the other side uses the same version.
    private static func expectGreeting(_ line: [UInt8]) {
        let version = try? ReaderGreeting(line).version
        guard version != ReaderGreeting.currentVersion else { return }
        let received = version.map { "version \($0)" } ?? "something else"
        StandardStreams.write(
            "tabpreview-swiftui: expected {\"version\":\(ReaderGreeting.currentVersion)} as the first line, "
                + "found \(received). Build tabpreview and tabpreview-swiftui from the same sources.\n",
            to: STDERR_FILENO
        )
        _exit(76)
    }

    /// Returns the line of a response, or of an error if the response is too long.
    private static func fitting(_ result: ReaderResult) -> [UInt8] {
        let line = ReaderResponse.result(result).line
        if line.count <= ReaderLine.longest { return line }
        let refusal = ReaderError(
            .tooLarge,
            "The response has \(line.count) bytes, but the limit is \(ReaderLine.longest)."
        )
        return ReaderResponse.result(ReaderResult(result.number, .failure(refusal))).line
    }

    private mutating func handle(_ line: [UInt8]) -> ReaderResult {
        let request: ReaderRequest
        do throws(ReaderRequestError) { request = try ReaderRequest(line) } catch {
            return ReaderResult(error.number, .failure(ReaderError(.badRequest, "\(error.text).")))
        }
        do throws(ReaderError) {
            return ReaderResult(request.number, .success(try result(of: request)))
        } catch {
            return ReaderResult(request.number, .failure(error))
        }
    }

    private mutating func result(of request: ReaderRequest) throws(ReaderError) -> JSONValue {
        switch request.method {
        case .open(let requested):
            let opened = try OpenProject(requested)
            project = opened
            return opened.summary
        case .changed(let paths): try opened.forget(paths)
        case .views(let limit):
            return try opened.views(within: limit.map { .milliseconds($0) }) { partial in
                StandardStreams.writeLast(Self.fitting(ReaderResult(request.number, .success(partial))))
            }
        case .source(let view, let file): return try opened.source(view: view, file: file)
        case .edit(let view, let act): return try opened.edit(act, view: view)
        case .close: project = nil
        }
        return [:]
    }

    private var opened: OpenProject {
        get throws(ReaderError) {
            guard let project else { throw ReaderError(.noProject, "No project is open.") }
            return project
        }
    }
}

/// A queue of the lines that were read and not yet handled.
///
/// They are read on another thread than the one that responds, so that the end of the input is noticed while a file
/// hangs.
final class RequestQueue: Sendable {
    private let lines = Mutex<[[UInt8]]>([])
    private let count = DispatchSemaphore(value: 0)

    /// Appends a line.
    func add(_ line: [UInt8]) {
        lines.withLock { $0.append(line) }
        count.signal()
    }

    /// Removes and returns the first line; waits until there is one.
    func next() -> [UInt8] {
        count.wait()
        return lines.withLock { $0.removeFirst() }
    }
}
