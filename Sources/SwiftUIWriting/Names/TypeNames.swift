/// The names of a file's types.
struct TypeNames {
    /// The enumeration of the tabs.
    let selection: String
    /// The view with the tab view.
    let view: String
    /// The models of tabs and of sections that are known only when the app runs.
    let tabModel, sectionModel: String

    init(prefix: String, title: String?, file: String?) {
        selection = "\(prefix)AppTab"
        (tabModel, sectionModel) = ("\(prefix)DynamicTab", "\(prefix)DynamicSection")
        let words = [title, file].lazy.compactMap { $0 }.compactMap { IdentifierWords($0).upperCamelCase }.first
        let base = words ?? "Content"
        let name = base.hasSuffix("View") ? base : "\(base)View"
        view = prefix + (SwiftWords.views.contains(prefix + name) ? "App\(name)" : name)
    }

    /// Returns the type of an array's items.
    func item(of model: ModelPlan) -> String { model.isOfSections ? sectionModel : tabModel }
}

/// A prefix of the names of a file's types, such as `Music`: empty, or a capital letter and further characters of
/// identifiers.
public struct TypePrefix: Hashable, Sendable {
    /// The prefix.
    let text: String
    /// The largest length.
    static let limit = 20
    /// The empty prefix.
    public static let none = Self(unchecked: "")

    private init(unchecked text: String) { self.text = text }

    /// Creates a prefix; nil if no type could have the name: of ASCII letters, digits and `_`, the first one a capital.
    public init?(_ text: String) {
        let isName = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
            default: false
            }
        }
        guard isName, text.utf8.count <= Self.limit, text.first?.isUppercase == true else { return nil }
        self.text = text
    }

    /// Returns the reason why a string isn't a prefix, and a possible one.
    public static func refusal(of text: String) -> String {
        let wanted = IdentifierWords(text).upperCamelCase.flatMap(Self.init)?.text
        let near = wanted.map { " Did you mean \"\($0)\"?" } ?? ""
        return "Expected a capital letter, then letters, digits or underscores, \(limit) characters at most.\(near)"
    }
}
