import Foundation
import PreviewCore
import TabSpecCoding

/// Finds the specs that are in a folder itself, again and again: files that have not changed are read once.
struct SpecsInFolder: Sendable {
    /// A file as it was when it was read.
    private struct Known {
        let stamp: Stamp
        let isSpec: Bool
    }

    private struct Stamp: Hashable {
        let modified: Date?
        let size: Int?
        let inode: Int?
    }

    /// Files of other programs and of ours, whatever is in them.
    private static let others: Set = [
        ConfigurationSearch.name, ConfigurationSearch.sharedName, "package.json", "package-lock.json",
    ]

    private let folder: SpecFolder
    private var known: [String: Known] = [:]

    init(path: String) {
        folder = SpecFolder(path: path)
    }

    /// The path of a file of the folder.
    func path(of name: String) -> String { folder.prefix + name }

    /// The paths of the specs, in the order of their names: JSON and YAML files with a key `tabs`, also with errors.
    ///
    /// Links are not followed.
    mutating func look() -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        var found: [String: Known] = [:]
        for name in names where Self.isName(name) {
            let path = path(of: name)
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
                attributes[.type] as? FileAttributeType == .typeRegular
            else { continue }
            let stamp = Stamp(
                modified: attributes[.modificationDate] as? Date,
                size: attributes[.size] as? Int,
                inode: attributes[.systemFileNumber] as? Int
            )
            let earlier = known[path].flatMap { $0.stamp == stamp ? $0 : nil }
            found[path] = earlier ?? Known(stamp: stamp, isSpec: Self.isSpec(path))
        }
        known = found
        return found.filter(\.value.isSpec).keys.sorted()
    }

    private static func isName(_ name: String) -> Bool {
        !name.hasPrefix(".") && !name.hasSuffix(".schema.json") && !others.contains(name)
            && SpecFolder.endings.contains(where: name.lowercased().hasSuffix)
    }

    /// Whether a text is a spec, by the name of its file, nil for what is none yet, and by its keys.
    static func isSpec(named name: String?, _ text: [UInt8], isYAML: Bool) -> Bool {
        if let name {
            if SpecChoice.names.contains(name) { return true }
            guard isName(name) else { return false }
        }
        return hasTabs(text, isYAML: isYAML)
    }

    private static func isSpec(_ path: String) -> Bool {
        if SpecChoice.names.contains(URL(filePath: path).lastPathComponent) { return true }
        guard let bytes = try? FileReading.bytes(of: path) else { return false }
        return hasTabs(bytes, isYAML: SpecFormat(fileName: path) == .yaml)
    }

    /// Whether a text has a key `tabs` at its top level, whatever else is wrong with it.
    static func hasTabs(_ text: [UInt8], isYAML: Bool) -> Bool {
        let isBlock = isYAML && text.first { !$0.isSpace } != UInt8(ascii: "{")
        return isBlock ? text.split(separator: 0x0A).contains(where: isTabsLine) : TopLevelKeys(text).contains("tabs")
    }

    /// Whether a line of YAML that is not indented begins with the key.
    private static func isTabsLine(_ line: ArraySlice<UInt8>) -> Bool {
        let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].first?.isSpace ?? true else { return false }
        let key = String(decoding: parts[0], as: UTF8.self).drop { $0 == "\u{FEFF}" }
        return ["tabs", "\"tabs\"", "'tabs'"].contains(key.trimmingSuffix { $0 == " " })
    }
}

extension Substring {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
        self[..<(lastIndex { !isTrimmed($0) }.map(index(after:)) ?? startIndex)]
    }
}

/// The keys of the outermost object of a text in JSON, or in YAML's flow style, as far as it is one.
private struct TopLevelKeys {
    private(set) var keys: Set<String> = []

    init(_ text: [UInt8]) {
        var depth = 0
        var word: [UInt8] = []
        var quote: UInt8?
        var isEscaped = false
        for byte in text {
            if let open = quote {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == open {
                    quote = nil
                } else if depth == 1 {
                    word.append(byte)
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): (quote, word) = (byte, [])
            case UInt8(ascii: "{"), UInt8(ascii: "["): (depth, word) = (depth + 1, [])
            case UInt8(ascii: "}"), UInt8(ascii: "]"): (depth, word) = (depth - 1, [])
            case UInt8(ascii: ":") where depth == 1: keys.insert(String(decoding: word, as: UTF8.self))
            case UInt8(ascii: ","): word = []
            case _ where byte.isSpace: break
            default: if depth == 1 { word.append(byte) }
            }
        }
    }

    func contains(_ key: String) -> Bool { keys.contains(key) }
}

extension UInt8 {
    fileprivate var isSpace: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
