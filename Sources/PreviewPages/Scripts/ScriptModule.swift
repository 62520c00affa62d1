/// A module of a script: its imports and exports, and its lines without these.
///
/// Only the forms that the modules of Public use are supported. Code is not parsed, so imports and exports must begin
/// their lines, and no string may continue beyond the end of a line.
struct ScriptModule {
    /// An `import … from` statement.
    struct Import: Hashable {
        /// The declared names: `{ a, b: c }` as a pattern of names, or the one name of all exports.
        let names: String
        /// The names that the other module must export; empty for all of them under one name.
        let requiredNames: [String]
        /// The name of the other module's file, from the folder of all.
        let file: String
        /// The line number, counted from 1.
        let line: Int
    }

    /// A module whose name is in a string.
    struct Mention: Hashable {
        let file: String
        /// A Boolean value that indicates whether the module is for a worker, which shares nothing with the page.
        let isWorker: Bool
    }

    /// The name of its file, from the folder of all.
    let file: String
    private(set) var imports: [Import] = []
    private(set) var exports: [String] = []
    /// The modules that it may load later.
    private(set) var mentions: Set<Mention> = []
    /// The lines of the file, in which comments and imports are empty.
    private(set) var lines: [Substring] = []

    init(file: String, bytes: [UInt8]) throws(ScriptPackError) {
        self.file = file
        if let line = ScriptCompactor.openLine(of: bytes) { throw ScriptPackError(file, line, .openText) }
        let written = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let compacted = String(decoding: ScriptCompactor.compacted(bytes), as: UTF8.self)
        lines = compacted.split(separator: "\n", omittingEmptySubsequences: false)
        var begun: (text: String, line: Int)?
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let number = index + 1
            if let open = begun {
                begun = (open.text + line, open.line)
                lines[index] = ""
            } else if Self.begins(line, "import"), written[index].first == "i" {
                begun = (String(line), number)
                lines[index] = ""
            } else {
                try take(line, at: index, isOutermost: written[index].first?.isWhitespace == false)
            }
            guard let whole = begun, whole.text.hasSuffix(";") else { continue }
            imports.append(try statement(whole.text, at: whole.line))
            begun = nil
        }
        if let begun { throw ScriptPackError(file, begun.line, .form) }
    }

    /// Returns a Boolean value that indicates whether a line begins with a statement's word: `import(` is a call.
    private static func begins(_ line: Substring, _ word: String) -> Bool {
        guard line.hasPrefix(word) else { return false }
        return line.dropFirst(word.count).first.map { " {*\"'".contains($0) } ?? true
    }

    private mutating func take(_ line: Substring, at index: Int, isOutermost: Bool) throws(ScriptPackError) {
        let error = { [file] in ScriptPackError(file, index + 1, $0) }
        if isOutermost, Self.begins(line, "export") {
            let declared = line.dropFirst("export ".count)
            guard let name = Self.declaredName(declared) else { throw error(.form) }
            exports.append(name)
            lines[index] = declared
        } else if Self.begins(line, "import") || Self.begins(line, "export") || Self.hidesStatement(line) {
            throw error(.form)
        }
        if isOutermost, line.hasBytes(Self.awaiting), !line.contains("async") { throw error(.await) }
        mentions.formUnion(mentioned(in: line))
    }

    /// Returns the name in `function NAME(`, `async function NAME(`, `class NAME` and `const NAME =`.
    private static func declaredName(_ text: Substring) -> String? {
        for form in ["function ", "async function ", "class ", "const "] where text.hasPrefix(form) {
            let name = text.dropFirst(form.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
            return name.isEmpty ? nil : String(name)
        }
        return nil
    }

    private static let port = Array("port".utf8)
    private static let awaiting = Array("await ".utf8)
    private static let suffix = Array(".js'".utf8)

    /// Returns a Boolean value that indicates whether a second statement of the line imports or exports.
    ///
    /// Minified files have such lines.
    private static func hidesStatement(_ line: Substring) -> Bool {
        guard line.hasBytes(port) else { return false }
        return [";import", "; import", "}import", ";export", "; export", "}export"].contains { line.contains($0) }
    }
}

// MARK: - Other files

extension ScriptModule {
    /// Reads `import { a, b as c } from './x.js';` and `import * as x from './x.js';`.
    private func statement(_ text: String, at line: Int) throws(ScriptPackError) -> Import {
        let parts = text.dropFirst("import ".count).split(separator: " from ")
        guard parts.count == 2, parts[1].first == "'", parts[1].hasSuffix("';"),
            let other = path(of: parts[1].dropFirst().dropLast(2))
        else { throw ScriptPackError(file, line, .form) }
        let names = parts[0].trimmingSpaces
        if names.hasPrefix("* as ") {
            return Import(names: String(names.dropFirst(5)), requiredNames: [], file: other, line: line)
        }
        guard names.hasPrefix("{"), names.hasSuffix("}") else { throw ScriptPackError(file, line, .form) }
        let pairs = names.dropFirst().dropLast().split(separator: ",").map { name in
            name.split(separator: " as ").map { $0.trimmingSpaces }
        }
        let requiredNames = pairs.compactMap(\.first).filter { !$0.isEmpty }
        let pattern = pairs.map { $0.joined(separator: ": ") }.joined(separator: ", ")
        return Import(names: "{ \(pattern) }", requiredNames: requiredNames, file: other, line: line)
    }

    /// Returns the modules in strings of a line: `'./x.js'`, or for a worker `'./x.js', import.meta.url`.
    private func mentioned(in line: Substring) -> Set<Mention> {
        guard line.hasBytes(Self.suffix) else { return [] }
        var mentions: Set<Mention> = []
        let parts = line.split(separator: "'", omittingEmptySubsequences: false)
        for index in parts.indices.dropFirst().dropLast() where parts[index].hasSuffix(".js") {
            guard let other = path(of: parts[index]) else { continue }
            mentions.insert(Mention(file: other, isWorker: parts[index + 1].hasPrefix(", import.meta.url")))
        }
        return mentions
    }

    /// The folder of the module's file, with a slash; empty for the top folder.
    var folder: String { file.lastIndex(of: "/").map { String(file[...$0]) } ?? "" }

    /// Returns the name of a file given relative to this one, or nil for any other string, and beyond the top folder.
    private func path(of relative: Substring) -> String? {
        guard relative.hasPrefix("./") || relative.hasPrefix("../") else { return nil }
        var parts = folder.split(separator: "/")
        for part in relative.split(separator: "/") where part != "." {
            guard part == ".." else {
                parts.append(part)
                continue
            }
            guard parts.popLast() != nil else { return nil }
        }
        return parts.joined(separator: "/")
    }

    /// Returns the name of another file relative to this one.
    func relative(_ other: String) -> String {
        let depth = folder.count { $0 == "/" }
        if !folder.isEmpty, other.hasPrefix(folder) { return "./\(other.dropFirst(folder.count))" }
        return (depth == 0 ? "./" : String(repeating: "../", count: depth)) + other
    }
}

extension Substring {
    /// Returns a Boolean value that indicates whether the text contains these bytes.
    ///
    /// Unlike `contains`, it does not compare characters.
    fileprivate func hasBytes(_ word: [UInt8]) -> Bool {
        guard let first = word.first else { return true }
        var rest = utf8
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: word) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}
