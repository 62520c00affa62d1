import PreviewCore
import PreviewProcesses
import PreviewServer
import SpecWatching

/// The keys of the terminal.
extension RunningPreview {
    /// Acts on keys until `q` or the end of input.
    func follow(_ pressed: AsyncStream<Character>) async {
        for await key in pressed {
            switch key {
            case "r": await readAgain()
            case "o": await openByKey()
            case "u": await showAddresses()
            case "c": await showCode(by: "press c again")
            case "h": output.say(Self.help)
            case "q": return
            default: break
            }
        }
        await rest()
    }

    /// Does nothing until the task is cancelled: the end of input is no wish to stop.
    private func rest() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Never.self, bufferingPolicy: .bufferingNewest(1))
        for await _ in stream {}
        continuation.finish()
    }

    private static let help = """
        o  open the preview in the browser
        r  read the spec again
        u  show the addresses, with the owner link
        c  create a one-hour view link and show its QR code
        q  stop
        h  show this help
        """

    private func openByKey() async {
        guard let address = server.address else { return }
        await openBrowser(opener ?? .ofThisProcess, at: address)
    }

    /// Reads the spec; what has changed is reported like any other change, and that nothing has here.
    private func readAgain() async {
        let before = session.snapshot.revision
        await session.receive(watcher.readOnce())
        guard session.snapshot.revision == before else { return }
        output.unchanged(session.snapshot)
    }

    private func showAddresses() async {
        guard let address = server.address else { return }
        output.say(address.url)
        output.say("Owner link, for use behind a proxy: \(ownerURL(at: address))")
        Exposure.sentences(address).forEach(output.say)
    }
}
