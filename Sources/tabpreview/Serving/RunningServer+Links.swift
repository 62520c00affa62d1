import PreviewCore
import PreviewPages
import PreviewServer
import CLibrary

/// A link from the terminal, for people next to it.
extension RunningServer {
    private static let hour = 3600

    /// Creates a link that gives access for an hour, and shows its address and QR code.
    ///
    /// This works only on a terminal, because the output in a file or a log could be read by others (S14).
    func showCode(by remedy: String) async {
        guard let address = server.address, let preview = previews.all.first else { return }
        guard !previews.hasList else { return output.print(Self.severalSentence) }
        guard Streams.isTerminal(STDERR_FILENO) else {
            output.print(
                "No link was created, because standard error is not a terminal and others could read the link in a log."
            )
            return
        }
        do throws(ShareError) {
            let terms = ShareTerms(lifetime: .seconds(Self.hour), label: "Terminal")
            let link = try await preview.service.create(terms)
            show(link, at: address, by: remedy)
        } catch {
            output.print("No link was created: \(TerminalText.escaped(error.text))")
        }
    }

    /// The reason why there is no link to a list: each preview has its own links, which show that preview alone.
    static let severalSentence =
        "A link opens one preview. Create it on that preview's page, or run: tabpreview share create FILE --qr"

    private func show(_ link: NewShare, at address: ListeningAddress, by remedy: String) {
        let root = address.publicURL?.text ?? Exposure.preferred(address)?.url ?? address.url
        let url = "\(root)s/\(link.token)/"
        output.print("View-only link, valid for one hour (\(link.share.id)):\n\(url)\n")
        let code = LinkCode(
            url: url,
            columns: TerminalWidth.standardError,
            isColored: TerminalStyle.standardError.isColored
        )
        output.print(code.text(remedy: remedy))
        if address.publicURL == nil, NetworkAddresses.isLoopback(address.host) {
            output.print("Only this machine can open it. To let others open it, start serve with --host ADDRESS.")
        }
    }
}
