/// Tokens that mean something in Swift, or are wrong in it.
enum SwiftTokens {
    static let all: [[UInt8]] =
        [
            "{", "}", "(", ")", "[", "]", "<", ">", ",", ":", ";", ".", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\", "'",
            "`",
            "/*", "*/", "//", "#if DEBUG\n", "#if os(iOS)\n", "#else\n", "#endif\n", "@", "@State ", "->", "=>", "??",
            "?",
            "!", "&", "...", "..<", " = ", "==", "some ", "any ", "let ", "var ", "func a() ", "struct A ", "enum A ",
            "case ", "switch self ", "default:", "if ", "else ", "guard ", "return ", "for a in b ", "in", "self",
            "TabView {", "Tab(\"A\", systemImage: \"star\") {", "TabSection(\"A\") {", ".tabItem {", "ForEach(",
            ".badge(",
            "Label(", "Text(", ".xcassets", "try! ", "await ", "\u{0}", "\u{FEFF}", "\u{2028}", "\u{202E}", "é", "😀",
            "<<<<<<< HEAD\n", "[[[[[[[[", "((((((((", "{{{{{{{{", "1e400", "99999999999999999999", "\r\n", "\r",
        ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xFF, 0xFE]]
}

/// Sources a little past the limits of the reader, each of another depth.
///
/// None of them hurts a parser: no file here may.
struct HardSources {
    private var random: any RandomNumberGenerator

    init(random: any RandomNumberGenerator) { self.random = random }

    /// The next source.
    mutating func next() -> String {
        let deep = Int.random(in: 17...18, using: &random)
        let many = Int.random(in: 190...300, using: &random)
        func times(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
        let sources = [
            "let a = \(times("[", deep))1\(times("]", deep))", "let a = \(times("[", deep))",
            "let a: \(times("A<", many))A\(times(">", many))", times("#if A\n", many),
            "let a = \(times("(", many))1\(times(")", many))", "func a() \(times("{", many))",
            "let a = \(times("-", many))1", "let a = \(times("- ", many))1",
            "func a() { if b { } \(times("else if b { } ", many)) }", "let a = \(times("b ? c : ", many))d",
            "let a = \(times("1 + ", many))1", "let a = b\(times(".c()", many))", "let a: \(times("A -> ", many))A",
            "let a = \(times(#""\("#, many))", "let a = \(times("b { ", many))", "let a: A\(times("?", many))",
            "\(times("@a ", many)) let b = 1", "let a = \(times("try ", many))b",
            "// \(times("a", many * 300))", times("<<<<<<< HEAD\n=======\n>>>>>>> b\n", many),
        ]
        return sources.randomElement(using: &random) ?? ""
    }
}
