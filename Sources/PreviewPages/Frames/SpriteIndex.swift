/// The places of the `<symbol>` elements of a sprite, in the sprite's own bytes, which are large and in memory once.
struct SpriteIndex: Sendable {
    /// An element from its `<symbol` through its `</symbol>`, and the value of its id.
    private struct Element {
        let range: Range<Int>
        let name: Range<Int>
    }

    private let bytes: [UInt8]
    /// The elements in the order of their names, each name once.
    private let elements: [Element]

    /// Creates the index of the elements; only tags are interpreted.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        elements = Self.sorted(bytes.withUnsafeBytes(Self.elements), in: bytes)
    }

    private static func elements(in bytes: UnsafeRawBufferPointer) -> [Element] {
        var found: [Element] = []
        var open: (start: Int, name: Range<Int>)?
        for tag in bytes.indices where bytes[tag] == UInt8(ascii: "<") {
            let text = bytes[(tag + 1)...]
            if text.starts(with: "symbol ".utf8) {
                open = name(in: text).map { (tag, $0) }
            } else if text.starts(with: "/symbol>".utf8), let (start, name) = open {
                found.append(Element(range: start..<text.startIndex + "/symbol>".utf8.count, name: name))
                open = nil
            }
        }
        return found
    }

    /// The names of the sprite's symbols.
    var names: Set<String> { Set(elements.map { String(decoding: bytes[$0.name], as: UTF8.self) }) }

    /// Returns the element with a name, with another id instead of its own, or nil if there is none.
    func element(named name: Substring, id: String) -> String? {
        guard let element = element(named: name) else { return nil }
        let before = String(decoding: bytes[element.range.lowerBound..<element.name.lowerBound], as: UTF8.self)
        return before + id + String(decoding: bytes[element.name.upperBound..<element.range.upperBound], as: UTF8.self)
    }

    /// Returns the element with a name, found by binary search.
    private func element(named name: Substring) -> Element? {
        var (low, high) = (elements.startIndex, elements.endIndex)
        while low < high {
            let middle = (low + high) / 2
            let isBefore = bytes[elements[middle].name].lexicographicallyPrecedes(name.utf8)
            if isBefore { low = middle + 1 } else { high = middle }
        }
        guard low < elements.endIndex, bytes[elements[low].name].elementsEqual(name.utf8) else { return nil }
        return elements[low]
    }

    /// Returns the elements sorted by name; of two elements with one name, the later one stays.
    private static func sorted(_ elements: [Element], in bytes: [UInt8]) -> [Element] {
        let sorted = elements.sorted { bytes[$0.name].lexicographicallyPrecedes(bytes[$1.name]) }
        return sorted.indices.filter { index in
            index + 1 == sorted.endIndex || bytes[sorted[index].name] != bytes[sorted[index + 1].name]
        }.map { sorted[$0] }
    }

    /// Returns the value of the tag's ` id=`, or nil if it has none.
    private static func name(in text: Slice<UnsafeRawBufferPointer>) -> Range<Int>? {
        var opening: Int?
        for place in text.indices {
            switch text[place] {
            case UInt8(ascii: ">"), UInt8(ascii: "<"): return nil
            case UInt8(ascii: "\""):
                if let opening, text[..<opening].suffix(4).elementsEqual(" id=".utf8) { return opening + 1..<place }
                opening = opening == nil ? place : nil
            default: break
            }
        }
        return nil
    }
}
