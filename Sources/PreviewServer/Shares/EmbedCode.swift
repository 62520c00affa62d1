/// What people put into a page of their own to show a link's preview there.
enum EmbedCode {
    /// How high the frame is unless they change it, in CSS pixels.
    private static let height = 640

    /// The element of HTML for the address of a link.
    ///
    /// An address of ours has nothing but `&` that attributes write otherwise: its query is checked and encoded.
    static func text(of url: String) -> String {
        let address = "\(url)\(url.contains("?") ? "&" : "?")embed=1"
            .replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
        return "<iframe src=\"\(address)\" title=\"tabpreview\" width=\"100%\" height=\"\(height)\" loading=\"lazy\" "
            + "style=\"border: 0\"></iframe>"
    }
}
