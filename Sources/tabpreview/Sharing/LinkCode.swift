import PreviewPages

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
