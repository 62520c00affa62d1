import CLibrary
import Dispatch
import SwiftUIMessages
import Synchronization
import TabModel
import TabSpecCoding

/// A server that answers requests, one after the other.
struct RequestServer {
    private var project: OpenProject?

    /// Sends the greeting, and answers requests for as long as the process lives.
    static func serve(_ requests: RequestQueue) {
        StandardStreams.write(ReaderGreeting().line, to: STDOUT_FILENO)
        expectGreeting(requests.next())
        var server = RequestServer()
        while true {
            let answer = server.answer(to: requests.next())
            StandardStreams.write(fitting(answer), to: STDOUT_FILENO)
        }
    }

    /// Ends the process unless the other side uses the same version.
    private static func expectGreeting(_ line: [UInt8]) {
        let version = try? ReaderGreeting(line).version
        guard version != ReaderGreeting.currentVersion else { return }
        let found = version.map { "version \($0)" } ?? "something else"
        StandardStreams.write(
            "tabpreview-swiftui: expected {\"version\":\(ReaderGreeting.currentVersion)} as the first line, "
                + "found \(found). Build tabpreview and tabpreview-swiftui from the same sources.\n",
            to: STDERR_FILENO
        )
        _exit(76)
    }

    /// Returns the line of an answer, or of an error if the answer is too long.
    private static func fitting(_ answer: ReaderResult) -> [UInt8] {
        let line = ReaderResponse.answer(answer).line
        if line.count <= ReaderLine.longest { return line }
        let refusal = ReaderError(
            .tooLarge,
            "The response has \(line.count) bytes, but the limit is \(ReaderLine.longest)."
        )
        return ReaderResponse.answer(ReaderResult(answer.number, .failure(refusal))).line
    }

    private mutating func answer(to line: [UInt8]) -> ReaderResult {
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
        case .open(let wanted):
            let opened = try OpenProject(wanted)
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

/// A queue of the lines that were read and not yet answered.
///
/// They are read on another thread than the one that answers, so that the end of the input is noticed while a file
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
