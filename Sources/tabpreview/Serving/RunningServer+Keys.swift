import CLibrary
import Dispatch
import Foundation
import PreviewCore
import PreviewProcesses
import PreviewServer
import SpecFileSystem

/// Keys of the terminal.
extension RunningServer {
    /// Handles keys until `q` or the end of input.
    func follow(_ pressed: AsyncStream<Character>) async {
        for await key in pressed {
            switch key {
            case "r": await readAgain()
            case "o": await openByKey()
            case "u": await showAddresses()
            case "c": await showCode(by: "press c again")
            case "h": output.print(help)
            case "q": return
            default: break
            }
        }
        await rest()
    }

    /// Waits until the task is canceled, because the end of input is not a request to stop.
    private func rest() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Never.self, bufferingPolicy: .bufferingNewest(1))
        for await _ in stream {}
        continuation.finish()
    }

    private var help: String {
        """
        o  open \(previews.hasList ? "the list of previews" : "the preview") in the browser
        r  reload the \(previews.hasList ? "specs" : "spec")
        u  show the URLs, with the owner link
        c  \(previews.hasList ? "show how to create a link" : "create a one-hour view link and show its QR code")
        q  stop
        h  show this help
        """
    }

    private func openByKey() async {
        guard let address = server.address else { return }
        await openBrowser(opener ?? .ofThisProcess, at: address)
    }

    /// Reads all specs; changes are reported like any other change, and their absence is reported here.
    private func readAgain() async {
        let before = previews.all.map { ($0, $0.session.snapshot.revision) }
        for preview in previews.all { await preview.readAgain() }
        for source in sources { await source.readAgain() }
        for (preview, revision) in before where preview.session.snapshot.revision == revision {
            output.unchanged(preview)
        }
    }

    private func showAddresses() async {
        guard let address = server.address else { return }
        output.print(address.url)
        if previews.hasList { previews.all.forEach { output.print("  \($0.url(at: address))") } }
        output.print("Owner link, for use behind a proxy: \(ownerURL(at: address))")
        Exposure.sentences(address).forEach(output.print)
    }
}

/// Single keys from a terminal, without waiting for return; the terminal's own mode is restored at the end.
final class TerminalKeys {
    /// The keys in the order of their arrival, in lower case.
    let keys: AsyncStream<Character>
    private let original: termios
    private let source: any DispatchSourceRead

    /// Creates the keys and starts listening; nil if standard input is not a terminal.
    init?() {
        guard Streams.isTerminal(STDIN_FILENO) else { return nil }
        var original = termios()
        guard tcgetattr(STDIN_FILENO, &original) == 0 else { return nil }
        self.original = original
        var raw = original
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
        guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return nil }
        let (stream, continuation) = AsyncStream.makeStream(of: Character.self, bufferingPolicy: .bufferingNewest(16))
        let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO)
        source.setEventHandler {
            var byte: UInt8 = 0
            guard read(STDIN_FILENO, &byte, 1) == 1 else {
                continuation.finish()
                source.cancel()
                return
            }
            continuation.yield(Character(Unicode.Scalar(byte).properties.lowercaseMapping))
        }
        source.activate()
        keys = stream
        self.source = source
    }

    /// Restores the terminal's mode.
    func restore() {
        source.cancel()
        var mode = original
        tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    }
}

extension BrowserOpener {
    /// An opener that sees this process's environment.
    static var ofThisProcess: BrowserOpener { BrowserOpener(environment: ProcessInfo.processInfo.environment) }
}
