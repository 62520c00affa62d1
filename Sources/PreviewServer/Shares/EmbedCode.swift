/// The HTML by which other pages show a link's preview in a frame.
enum EmbedCode {
    /// The default height of the frame, in CSS pixels.
    private static let height = 640

    /// Returns the HTML element for the address of a link.
    ///
    /// Only `&` needs escaping for attributes in an address of this server: its query is checked and encoded.
    static func text(of url: String) -> String {
        let address = "\(url)\(url.contains("?") ? "&" : "?")embed=1"
            .replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
        return "<iframe src=\"\(address)\" title=\"tabpreview\" width=\"100%\" height=\"\(height)\" loading=\"lazy\" "
            + "style=\"border: 0\"></iframe>"
    }
}
