import Foundation
import PreviewCore
import PreviewStore

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Writes acts into a store and prints each one that was acknowledged, until it is killed.
///
/// `kill-store-writer write SPEC` goes on for ever; `check SPEC` tells what is stored and closes. Both print a line
/// each: `open MILLISECONDS`, `warning TEXT`, `state WRITER ACT`, `history WRITER whole|broken`, `revision NUMBER`,
/// then `ack WRITER ACT [REVISION]`, and `error KIND TEXT` where an act was refused.
@main struct KillStoreWriter {
    static func main() async {
        let words = CommandLine.arguments.dropFirst()
        guard let command = words.first, ["write", "check"].contains(command), let spec = words.dropFirst().first else {
            Report.line("usage: kill-store-writer write|check SPEC")
            exit(64)
        }
        do {
            try await run(writes: command == "write", spec: spec)
        } catch let error as StoreError {
            Report.error(error)
            exit(3)
        } catch {
            Report.line("error other \(error)")
            exit(3)
        }
    }

    private static func run(writes: Bool, spec: String) async throws {
        let clock = ContinuousClock()
        let start = clock.now
        // The same key in every process, and none of the person who runs this: links of another one open nothing.
        let key = AccountKey(in: NSTemporaryDirectory() + "kill-store-writer")
        let opened = try OpenedStore(StoreLocation(spec: spec), key: key)
        Report.line("open \((clock.now - start) / .milliseconds(1))")
        for warning in opened.warnings { Report.line("warning \(warning)") }
        let inspection = Inspection(opened)
        try await inspection.report()
        Report.line("revision \(try await opened.store.head(of: opened.spec).revision)")
        if writes {
            do {
                try await Writers(opened).write()
            } catch {
                try await inspection.report()
                throw error
            }
        }
        await opened.close()
    }
}

/// Lines on standard output, each in one piece and at once.
enum Report {
    static func line(_ text: String) {
        let bytes = Array("\(text)\n".utf8)
        _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    }

    static func error(_ error: StoreError) {
        let kind =
            switch error {
            case .inUse: "inUse"
            case .newerVersion: "newerVersion"
            case .full: "full"
            case .unavailable: "unavailable"
            case .lost: "lost"
            case .closed: "closed"
            }
        line("error \(kind) \(error.text)")
    }
}
