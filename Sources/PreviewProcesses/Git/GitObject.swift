/// One answer of `git cat-file --batch`.
enum GitObject: Hashable {
    /// A file's bytes.
    case blob([UInt8])
    /// A tree, commit or tag.
    case other
    case missing
    case ambiguous

    /// Reads `OID TYPE SIZE`, a line break and the content, or a line that ends with why there is none.
    init?(_ answer: [UInt8]) {
        guard let end = answer.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let line = String(decoding: answer[..<end], as: UTF8.self)
        let words = line.split(separator: " ")
        if words.count == 3, words[0].allSatisfy(\.isHexDigit), let size = Int(words[2]) {
            guard words[1] == "blob" else {
                self = .other
                return
            }
            let content = answer[(end + 1)...].prefix(size)
            guard content.count == size else { return nil }
            self = .blob(Array(content))
        } else if line.hasSuffix(" missing") {
            self = .missing
        } else if line.hasSuffix(" ambiguous") {
            self = .ambiguous
        } else {
            return nil
        }
    }
}
