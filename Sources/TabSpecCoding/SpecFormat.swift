/// How a spec is written.
public enum SpecFormat: String, CaseIterable, Sendable {
    case json, yaml

    /// The format a file's name asks for: `.yaml` and `.yml` are YAML, everything else JSON.
    public init(fileName: String) {
        let name = fileName.lowercased()
        self = name.hasSuffix(".yaml") || name.hasSuffix(".yml") ? .yaml : .json
    }
}
