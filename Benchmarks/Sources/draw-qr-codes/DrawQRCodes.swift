import PreviewPages

/// Draws a QR code for each line of standard input, so that decoders of others can read them.
///
/// Prints the size and the path data, or with `colored` or `plain` what a terminal shows, and an empty line behind each.
@main
enum DrawQRCodes {
    static func main() throws {
        let form = CommandLine.arguments.dropFirst().first
        while let text = readLine() {
            let code = try QRCode(text)
            switch form {
            case "colored": print(code.terminalText(.colored))
            case "plain": print(code.terminalText(.plain))
            default: print("\(code.size) \(code.pathData)\n")
            }
        }
    }
}
