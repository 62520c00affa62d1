import TabModel

/// The strings of a `.strings` or `.stringsdict` file.
struct TextFile {
    /// The strings by key.
    private(set) var texts: [String: LocalizedFormat] = [:]
    /// The reason why none or not all of the strings can be read.
    private(set) var problem: PropertyListProblem?

    /// Creates a file without strings.
    init() {}

    /// Creates a file from its bytes.
    ///
    /// None of the strings of a damaged file is used, as in the app.
    init(_ bytes: [UInt8]) {
        do throws(PropertyListProblem) {
            let reading = try PropertyListReading(bytes)
            guard case .dictionary(let members) = reading.value else {
                throw PropertyListProblem("expected a dictionary of strings.", at: nil)
            }
            texts = members.compactMapValues(Self.format)
            problem = reading.rest
        } catch {
            problem = PropertyListProblem("\(error.text) None of the file's strings are used.", at: error.location)
        }
    }

    private static func format(_ entry: PropertyList) -> LocalizedFormat? {
        if let text = entry.text { return LocalizedFormat(text) }
        guard let forms = forms(entry) else { return nil }
        return LocalizedFormat(forms, substitutions: entry.members.compactMapValues(part))
    }

    /// Returns the forms of a string; of forms for widths, that for the greatest.
    private static func forms(_ entry: PropertyList) -> TextForms? {
        if let text = entry["NSStringLocalizedFormatKey"]?.text ?? entry.text { return .text(text) }
        if let devices = entry["NSStringDeviceSpecificRuleType"]?.members {
            return .byDevice(devices.compactMapValues(forms))
        }
        let widths = (entry["NSStringVariableWidthRuleType"]?.members ?? [:]).compactMap { width, text in
            Int(width).map { (width: $0, text: text) }
        }
        return widths.max { $0.width < $1.width }.flatMap { forms($0.text) }
    }

    /// Returns a part of a string with forms for numbers.
    private static func part(_ rules: PropertyList) -> LocalizedFormat.Substitution? {
        let forms = rules.members.compactMapValues { $0.text.map(TextForms.text) }.byCategory
        guard !forms.isEmpty else { return nil }
        return LocalizedFormat.Substitution(
            specifier: rules["NSStringFormatValueTypeKey"]?.text ?? "lld",
            forms: .byNumber(forms)
        )
    }
}
