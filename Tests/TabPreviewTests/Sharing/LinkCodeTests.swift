import PreviewPages
import Testing

@testable import tabpreview

@Suite struct LinkCodeTests {
    private let url = "http://192.168.1.20:8080/s/AbCdEfGhIjKlMnOpQrStUvWxYz012345/"

    @Test(arguments: [nil, 41, 80])
    func `shows the code where it fits, or where nobody knows the width`(columns: Int?) throws {
        let text = LinkCode(url: url, columns: columns, isColored: true).text(remedy: "press c again")

        #expect(text == (try QRCode(url).terminalText(.colored)))
    }

    @Test func `leaves the colors out where there are none`() {
        #expect(!LinkCode(url: url, columns: 80, isColored: false).text(remedy: "").contains("\u{1B}"))
    }

    @Test func `says how wide a terminal must be instead of wrapping the code`() {
        let text = LinkCode(url: url, columns: 40, isColored: true).text(remedy: "press c again")

        #expect(
            text == "The QR code needs 41 columns, but the terminal has only 40. "
                + "Widen the window or use a smaller font, "
                + "then press c again.\n"
        )
    }

    @Test func `says that an address is too long for a code`() {
        let text = LinkCode(url: String(repeating: "x", count: 2332), columns: nil, isColored: true).text(remedy: "")

        #expect(text.contains("2332 bytes") && text.contains("2331"))
    }
}
