/// Follows a template with values of the kind it is drawn with, and gathers the names that do not exist there.
///
/// Values are looked at as the template library does, by reflection. A section can only be followed where a value
/// is given, so a section that no sample fills is gathered too.
struct NameChecker {
    let templates: [String: [TemplateToken]]
    /// Names that do not exist, and sections that no sample ever filled.
    var problems: [String] {
        (wrong.union(empty.subtracting(filled).map { "no sample fills \($0)" })).sorted()
    }
    private var wrong: Set<String> = []
    private var empty: Set<String> = []
    private var filled: Set<String> = []
    /// The templates that were followed.
    private(set) var reached: Set<String> = []

    init(templates: [String: [TemplateToken]]) { self.templates = templates }

    mutating func check(_ template: String, with samples: [Any]) {
        guard let tokens = templates[template] else {
            wrong.insert("there is no template \(template)")
            return
        }
        guard !samples.isEmpty else { return }
        reached.insert(template)
        check(tokens, in: template, with: samples)
    }

    private mutating func check(_ tokens: [TemplateToken], in template: String, with samples: [Any]) {
        for token in tokens {
            switch token {
            case .variable("."): break
            case .variable(let name): _ = values(named: name, in: template, of: samples)
            case .partial(let name) where name.hasPrefix("*"):
                for value in values(named: String(name.dropFirst()), in: template, of: samples) {
                    check("\(value)", with: samples)
                }
            case .partial(let name): check(name, with: samples)
            case .section(let name, let inverted, let inner):
                follow(inner, of: name, inverted: inverted, in: template, with: samples)
            }
        }
    }

    private mutating func follow(
        _ inner: [TemplateToken],
        of name: String,
        inverted: Bool,
        in template: String,
        with samples: [Any]
    ) {
        let found = values(named: name, in: template, of: samples)
        let keepsContext = inverted || found.contains { $0 is Bool }
        if !keepsContext, found.isEmpty {
            empty.insert("\(template) \(name)")
        } else {
            filled.insert("\(template) \(name)")
        }
        check(inner, in: template, with: keepsContext ? samples : found)
    }

    /// Returns the values under a name in the samples, without optionals and arrays around them.
    private mutating func values(named name: String, in template: String, of samples: [Any]) -> [Any] {
        guard name.hasPrefix(".") else {
            wrong.insert("\(template): \(name) does not begin with a dot, so it may mean a value further out")
            return []
        }
        let label = String(name.dropFirst())
        let mirrors = samples.map { Mirror(reflecting: $0) }
        let children = mirrors.compactMap { mirror in mirror.children.first { $0.label == label }?.value }
        if children.count < samples.count {
            wrong.insert("\(template): \(samples.first.map { "\(type(of: $0))" } ?? "nothing") has no \(label)")
        }
        return children.flatMap(Self.flattened)
    }

    private static func flattened(_ value: Any) -> [Any] {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional, .collection: return mirror.children.flatMap { flattened($0.value) }
        default: return [value]
        }
    }
}
