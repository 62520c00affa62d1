import Foundation
import PreviewPages
import TabModel
import TabSpecCoding

/// The output for a new link: the address goes to standard output, everything else to standard error.
struct LinkOutput {
    private let isJSON: Bool
    private let showsCode: Bool
    /// The completed action, such as `Created`.
    private let act: String
    /// The command that serves the preview; nil where it is on a team's server.
    private let serveCommand: String?

    init(_ options: LinkPlaceOptions, act: String, serveCommand: String?) {
        isJSON = options.result.isJSON
        showsCode = options.qr
        self.act = act
        self.serveCommand = serveCommand
    }

    /// Creates the output for a link to a published preview, in lines.
    init() { (isJSON, showsCode, act, serveCommand) = (false, false, "Created", nil) }

    func print(_ link: AnnouncedLink) throws {
        if isJSON {
            try Streams.output(link.json.text([.pretty]))
        } else {
            let end = LinkTime.end(link.expires, now: Date.now.timeIntervalSince1970)
            let ends = link.expires == nil ? "until you revoke it" : end
            Streams.message("\(act) \(link.role) link \(link.id), \(ends). Copy the URL now; it won't be shown again:")
            try Streams.output(link.address + "\n")
        }
        hints(link).forEach(Streams.message)
        if showsCode, link.isWhole {
            let code = LinkCode(
                url: link.address,
                columns: TerminalWidth.standardError,
                isColored: TerminalStyle.standardError.isColored
            )
            Streams.message(code.text(remedy: "run: tabpreview share rotate \(link.id) --qr"))
        }
    }

    private func hints(_ link: AnnouncedLink) -> [String] {
        guard let serveCommand else { return [] }
        guard link.isWhole else {
            return [
                "No preview is running. Start one with \(TerminalText.escaped(serveCommand)), "
                    + "and append this path to its URL.",
                showsCode ? "No QR code: start the preview first." : nil,
            ].compactMap(\.self)
        }
        let host = URL(string: link.address)?.host()?.trimmingCharacters(in: ["[", "]"])
        guard let host, NetworkAddresses.isLoopback(host) else { return [] }
        return [
            "Only this machine can open it. "
                + "Choose another address with --address, and let serve listen on it with --host."
        ]
    }
}

extension AnnouncedLink {
    /// The link as `--format json` prints it.
    var json: JSONValue {
        [
            "id": .string(id), "url": isWhole ? .string(address) : .null,
            "path": isWhole ? .null : .string(address), "role": .string(role),
            "expires": JSONValue(seconds: expires),
        ]
    }
}

/// A link's QR code in a terminal, or the reason why it can't be shown there.
struct LinkCode {
    /// The URL in the code.
    let url: String
    /// The terminal's width; nil where it is not known.
    let columns: Int?
    let isColored: Bool

    /// Returns the code's lines, or one with the reason why there are none; `remedy` is another way to get the code.
    ///
    /// A code with wrapped lines can't be read: it is left out in a terminal that is too narrow.
    func text(remedy: String) -> String {
        do throws(QRCodeError) {
            let code = try QRCode(url)
            if let columns, columns < code.terminalWidth {
                return "The QR code needs \(code.terminalWidth) columns, but the terminal has only \(columns). "
                    + "Widen the window or use a smaller font, then \(remedy).\n"
            }
            return code.terminalText(isColored ? .colored : .plain)
        } catch {
            return "No QR code for this URL: \(error)\n"
        }
    }
}

/// The times of links in the notation of the page.
enum LinkTime {
    /// Returns the expiration of a link: `expires in 7 days`, `expired 5 hours ago`, `never expires`.
    static func end(_ expires: Double?, now: Double) -> String {
        guard let expires else { return "never expires" }
        return expires > now ? "expires \(SpokenTime.ahead(expires - now))" : "expired \(ago(expires, now: now))"
    }

    /// Returns the time since a moment: `12 minutes ago`.
    static func ago(_ moment: Double, now: Double) -> String { SpokenTime.ago(now - moment) }
}
