/// How a spec is written.
public enum SpecFormat: String, CaseIterable, Sendable {
    case json, yaml

    /// The format a file's name asks for: `.yaml` and `.yml` are YAML, everything else JSON.
    public init(fileName: String) {
        self = Self(ending: fileName) ?? .json
    }

    /// The format a file's name asks for; where it has another ending, or none as a pipe's has, the first byte decides.
    ///
    /// JSON begins with a brace or a bracket, and what is empty is JSON too; everything else is read as YAML.
    public init(fileName: String, bytes: [UInt8]) {
        let blank: Set<UInt8> = [0x20, 0x0A, 0x0D, 0x09, 0xEF, 0xBB, 0xBF]
        let first = bytes.first { !blank.contains($0) }
        let isJSON = first.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? true
        self = Self(ending: fileName) ?? (isJSON ? .json : .yaml)
    }

    private init?(ending fileName: String) {
        let name = fileName.lowercased()
        if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
            self = .yaml
        } else if name.hasSuffix(".json") {
            self = .json
        } else {
            return nil
        }
    }
}
