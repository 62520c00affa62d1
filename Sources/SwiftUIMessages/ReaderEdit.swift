public import TabModel
public import TabSpecCoding

/// The changes in the source of a tab view that make one edit of its structure.
///
/// `{"file": "App/Tabs.swift", "tag": "9f…", "patch": [{"offset": 12, "old": "Home", "new": "Start"}], "entries":
/// [[0]]}`.
public struct ReaderEdit: Hashable, Sendable {
    /// The file's path, relative to the root.
    public var file: String
    /// The ``tag(of:)`` of the file that the patch was made for.
    public var tag: String
    /// The changes in the file; empty where the edit changes nothing.
    public var patch: TextPatch
    /// The paths of the edited entries after the edit, as index paths.
    ///
    /// A path is empty for a removed entry and for the tab view itself.
    public var entries: [[Int]]

    /// Creates an edit.
    public init(file: String, tag: String, patch: TextPatch, entries: [[Int]]) {
        (self.file, self.tag, self.patch, self.entries) = (file, tag, patch, entries)
    }

    /// Returns a hash of a file's bytes (FNV-1a, 64 bits) in 16 hexadecimal digits; it does not protect from forgery.
    public static func tag(of bytes: some Sequence<UInt8>) -> String {
        let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Returns the bytes with the patch applied; nil for other bytes than those that the patch was made for.
    public func applied(to bytes: [UInt8]) -> [UInt8]? { Self.tag(of: bytes) == tag ? patch.applied(to: bytes) : nil }
}

extension ReaderEdit {
    /// Creates an edit from the result of `edit`.
    public init(_ result: JSONValue) throws(ReaderLineError) {
        let line = try ReaderLine(result.bytes())
        (file, tag) = (try line.text("file"), try line.text("tag"))
        var replacements: [TextReplacement] = []
        for part in try line.inners("patch") {
            let (old, new) = (try part.text("old"), try part.text("new"))
            replacements.append(
                TextReplacement(at: try part.number("offset"), old: Array(old.utf8), new: Array(new.utf8))
            )
        }
        patch = TextPatch(replacements)
        entries = try line.paths("entries")
    }

    /// The edit as the result of `edit`.
    public var value: JSONValue {
        [
            "file": .string(file), "tag": .string(tag), "patch": .array(patch.replacements.map(Self.value)),
            "entries": .array(entries.map { .array($0.map(JSONValue.integer)) }),
        ]
    }

    private static func value(_ replacement: TextReplacement) -> JSONValue {
        [
            "offset": .integer(replacement.offset), "old": .string(String(decoding: replacement.old, as: UTF8.self)),
            "new": .string(String(decoding: replacement.new, as: UTF8.self)),
        ]
    }
}
