public import TabModel

/// A spec and a customization of it in one document: the export `json`.
public enum ExportCoding {
    /// `{"customization", "spec"}`, indented, ending in a newline.
    public static func text(_ spec: TabSpec, customization: TabViewCustomization) -> String {
        let value: JSONValue = [
            "customization": CustomizationCoding.value(customization),
            "spec": SpecWriting.value(spec),
        ]
        return value.text([.pretty])
    }
}
