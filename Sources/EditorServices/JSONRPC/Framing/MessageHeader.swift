/// A parser for the header of a message: lines of `Name: value`.
enum MessageHeader {
    /// An error in a header, as a sentence.
    struct Problem: Error, Hashable {
        var text: String
    }

    /// Returns the length of the message, in bytes.
    static func length(_ bytes: some Collection<UInt8>) -> Result<Int, Problem> {
        var length: Int?
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\r\n") {
            guard let colon = line.firstIndex(of: ":") else { return .failure(noHeader(line)) }
            let name = line[..<colon].lowercased()
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            if name == "content-length" {
                guard let number = number(value) else {
                    return .failure(Problem(text: "Content-Length: expected a number of bytes, found \(shown(value))."))
                }
                length = number
            } else if name == "content-type", !isUTF8(value.lowercased()) {
                return .failure(Problem(text: "Content-Type: expected UTF-8, found \(shown(value))."))
            }
        }
        guard let length else { return .failure(Problem(text: "The header has no Content-Length.")) }
        return .success(length)
    }

    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(text)
    }

    private static func isUTF8(_ type: String) -> Bool {
        !type.contains("charset=") || type.hasSuffix("charset=utf-8") || type.hasSuffix("charset=utf8")
    }

    private static func noHeader(_ line: Substring) -> Problem {
        Problem(text: "Expected a header such as \"Content-Length: 120\", found \(shown(line)).")
    }

    /// Returns the beginning of the text in quotes, without characters that could control a terminal.
    private static func shown(_ text: Substring) -> String {
        let plain = text.prefix(40).map { $0.isASCII && !$0.isNewline && $0 >= " " && $0 != "\u{7F}" ? $0 : "?" }
        return "\"\(String(plain))\(text.count > 40 ? "…" : "")\""
    }
}
