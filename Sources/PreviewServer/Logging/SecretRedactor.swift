import PreviewCore

/// The removal of the secrets of links from text that is kept (S14).
enum SecretRedactor {
    private static let tokenLength = SecretToken.length

    /// Returns a target without secrets: the part in the place of a link's token, and strings that look like one
    /// elsewhere.
    static func removed(fromTarget target: String) -> String {
        let path = siteStart(target)
        guard let linked = linkedRest(target[path...]) else { return removed(from: target) }
        let end = linked.firstIndex { $0 == "/" || $0 == "?" } ?? linked.endIndex
        return removed(from: String(target[..<path])) + "/s/…" + removed(from: String(linked[end...]))
    }

    /// Returns a Boolean value that indicates whether a target is under a link, whether that exists or not.
    static func isUnderLink(_ target: String) -> Bool {
        let path = target[siteStart(target)...]
        return linkedRest(path) != nil || isBareFolder(path)
    }

    /// Returns a string in which runs that could be tokens are one ellipsis each.
    ///
    /// Percent triples count as the character they represent. Digests aren't secrets: hexadecimal runs stay.
    static func removed(from text: String) -> String {
        var result: [UInt8] = []
        var run = Run()
        for byte in text.utf8 {
            if isTokenByte(byte) || byte == UInt8(ascii: "%") {
                run.append(byte)
            } else {
                result += run.flush()
                result.append(byte)
            }
        }
        return String(decoding: result + run.flush(), as: UTF8.self)
    }

    /// A run of bytes that can be in a token.
    private struct Run {
        private var bytes: [UInt8] = []
        private var length = 0

        mutating func append(_ byte: UInt8) {
            // The two digits after a percent sign belong to it.
            if !bytes.suffix(2).contains(UInt8(ascii: "%")) { length += 1 }
            bytes.append(byte)
        }

        mutating func flush() -> [UInt8] {
            defer { self = Run() }
            let isSecret = length >= tokenLength && !bytes.allSatisfy(isHexadecimal)
            return isSecret ? Array("…".utf8) : bytes
        }
    }

    /// Returns the part after `/s/`, in any of its encodings.
    private static func linkedRest(_ path: Substring) -> Substring? {
        for folder in ["/s/", "/%73/"] where path.hasPrefix(folder) { return path.dropFirst(folder.count) }
        return nil
    }

    private static func isBareFolder(_ path: Substring) -> Bool {
        let folder = path.prefix { $0 != "?" }
        return folder == "/s" || folder == "/%73"
    }

    /// Returns the beginning of a preview's own path: after `/p/NAME`, in any of its encodings, or that of the
    /// target's path.
    private static func siteStart(_ target: String) -> String.Index {
        let start = pathStart(target)
        for folder in ["/p/", "/%70/"] where target[start...].hasPrefix(folder) {
            let name = target[start...].dropFirst(folder.count)
            return name.firstIndex { $0 == "/" || $0 == "?" } ?? name.endIndex
        }
        return start
    }

    /// Returns the beginning of a target's path: at its start, or after the authority of an absolute one.
    static func pathStart(_ target: String) -> String.Index {
        guard !target.hasPrefix("/"), let scheme = target.firstRange(of: "://") else { return target.startIndex }
        return target[scheme.upperBound...].firstIndex(of: "/") ?? target.startIndex
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
    }
}
