/// A small strict reader of XML, for the part of it that SVG files need.
///
/// It is handwritten because it must open nothing: no entity but the five of XML and characters by number, no document
/// type with declarations, no other file. It reads every byte once and keeps no text.
struct MarkupReader {
    let bytes: [UInt8]
    var position = 0
    private var open: [MarkupElement] = []
    private var root: MarkupElement?
    private var count = 0

    /// Returns the `svg` element of a file, with everything in it.
    static func drawing(in bytes: [UInt8]) throws(DrawingMistake) -> MarkupElement {
        try check(bytes)
        var reader = MarkupReader(bytes)
        let root = try reader.read()
        guard root.name == "svg" else {
            throw .syntax(at: root.offset, "Expected <svg>, found <\(root.name)>.", fix: "Export it as SVG.")
        }
        return root
    }

    private static func check(_ bytes: [UInt8]) throws(DrawingMistake) {
        guard bytes.count <= SymbolLimits.bytes else {
            throw .limit(at: 0, "The file has \(bytes.count) bytes, but the limit is \(SymbolLimits.bytes >> 20) MiB.")
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw .syntax(at: 0, "The file is not UTF-8 text.", fix: "Save it as UTF-8.")
        }
        if let zero = bytes.firstIndex(where: { $0 < 0x20 && !isSpace($0) }) {
            throw .syntax(at: zero, "The file contains a control character.", fix: "Export it as SVG.")
        }
    }

    /// Returns the root element of a file, without its children, of bytes that may end after its tag.
    static func root(in bytes: [UInt8]) throws(DrawingMistake) -> MarkupElement? {
        var reader = MarkupReader(bytes)
        while reader.position < bytes.count {
            try reader.readNext()
            if let root = reader.open.first ?? reader.root { return root }
        }
        return nil
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private mutating func read() throws(DrawingMistake) -> MarkupElement {
        while position < bytes.count { try readNext() }
        if let left = open.last {
            throw .syntax(at: left.offset, "<\(left.name)> is not closed. The file seems to be truncated.")
        }
        guard let root else {
            throw .syntax(at: 0, "The file has no <svg> element.", fix: "Export it as SVG.")
        }
        return root
    }

    private mutating func readNext() throws(DrawingMistake) {
        if bytes[position] == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
    }

    private mutating func readMarkup() throws(DrawingMistake) {
        if skips("<!--") {
            try skip(past: "-->", of: "A comment")
        } else if skips("<?") {
            try skip(past: "?>", of: "An instruction")
        } else if skips("<![CDATA[") {
            try skip(past: "]]>", of: "A CDATA section")
        } else if skips("<!DOCTYPE") {
            try skipDocumentType()
        } else if skips("</") {
            try readEnd()
        } else {
            try readStart()
        }
    }

    private mutating func readStart() throws(DrawingMistake) {
        let offset = position
        position += 1
        guard root == nil else { throw .syntax(at: offset, "Unexpected element after the end of <svg>.") }
        let name = try readName("an element's name after \"<\"")
        let attributes = try readAttributes(of: name)
        count += 1
        guard count <= SymbolLimits.elements else {
            throw .limit(at: offset, "The file has more than \(SymbolLimits.elements) elements.")
        }
        open.append(MarkupElement(name: Self.plain(name), attributes: attributes, offset: offset))
        guard open.count <= SymbolLimits.depth else {
            throw .limit(at: offset, "Elements are nested more than \(SymbolLimits.depth) levels deep.")
        }
        if skips("/") { close() }
        try expect(">", "\">\" at the end of <\(name)>")
    }

    private mutating func readEnd() throws(DrawingMistake) {
        let offset = position - 2
        let name = try readName("an element's name after \"</\"")
        skipSpace()
        try expect(">", "\">\" at the end of </\(name)>")
        guard let last = open.last, last.name == Self.plain(name) else {
            let wanted = open.last.map { "</\($0.name)>" } ?? "no end tag"
            throw .syntax(at: offset, "Expected \(wanted), found </\(name)>.")
        }
        close()
    }

    private mutating func close() {
        guard let closed = open.popLast() else { return }
        if open.isEmpty { root = closed } else { open[open.count - 1].children.append(closed) }
    }

    /// Skips text: any between elements, only white space around the root.
    private mutating func readText() throws(DrawingMistake) {
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
            if open.isEmpty, !Self.isSpace(bytes[position]) {
                throw .syntax(at: position, "Unexpected text outside <svg>.", fix: "Export it as SVG.")
            }
            if bytes[position] == UInt8(ascii: "&") { _ = try readReference() } else { position += 1 }
        }
    }

    private static func plain(_ name: String) -> String {
        name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name
    }
}

/// An element of an SVG file; text between elements is not kept, since no shape has any.
struct MarkupElement: Equatable {
    /// The name without `svg:`; another prefix is kept and indicates an element of a drawing program.
    let name: String
    /// The attributes in the file's order; each name once.
    let attributes: [MarkupAttribute]
    /// The children in the file's order.
    var children: [MarkupElement] = []
    /// The offset of the element's `<`, in bytes from the start of the file.
    let offset: Int

    /// Accesses the attribute with a name, if the element has it.
    subscript(name: String) -> MarkupAttribute? {
        attributes.first { $0.name == name }
    }
}

/// An attribute with its value, with references replaced.
struct MarkupAttribute: Equatable {
    /// The name with its prefix, if it has one.
    let name: String
    /// The bytes of the value.
    let value: [UInt8]
    /// The offset of the value's first byte, in bytes from the start of the file.
    let offset: Int

    /// The value as a string, for messages and words.
    var text: String { String(decoding: value, as: UTF8.self) }
}
