/// Makes ids for elements of text that may hold anything.
enum ElementID {
    /// The text with every character but letters, digits and hyphens as `_HEX_`; different texts stay different.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-": result.unicodeScalars.append(scalar)
            default: result += "_\(String(scalar.value, radix: 16))_"
            }
        }
    }
}
