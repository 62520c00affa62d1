/// Words of a file in messages: in quotes, short, on one line.
enum Quoted {
    static func text(_ bytes: some Sequence<UInt8>) -> String {
        text(String(decoding: Array(bytes), as: UTF8.self))
    }

    static func text(_ text: String) -> String {
        let line = String(text.prefix(40).map { $0.isNewline ? " " : $0 })
        return "\"\(line)\(text.count > 40 ? "…" : "")\""
    }
}
