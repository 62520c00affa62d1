import QRCoding

/// A link's QR code in a terminal, or why it can't be shown there.
struct LinkCode {
    /// What the code says.
    let url: String
    /// The terminal's width; nil where nobody knows.
    let columns: Int?
    let isColored: Bool

    /// The code's lines, or one that says why there are none; `remedy` is how to get it after all.
    ///
    /// A code whose lines wrap is none: it is left out of a terminal that is too narrow.
    func text(remedy: String) -> String {
        do throws(QRCodeError) {
            let code = try QRCode(url)
            if let columns, columns < code.terminalWidth {
                return "The QR code needs \(code.terminalWidth) columns, and the terminal has \(columns). "
                    + "Widen the window or use a smaller font, then \(remedy).\n"
            }
            return code.terminalText(isColored ? .colored : .plain)
        } catch {
            return "No QR code for this URL: \(error)\n"
        }
    }
}
