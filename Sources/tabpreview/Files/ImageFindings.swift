import TabModel
import TabResolver
import TabSpecCoding

/// What is wrong with the images that a spec names (R5.75, R5.83).
enum ImageFindings {
    /// A finding for each, with its place.
    static func found(of named: NamedSpec, rules: RuleSettings) -> [Diagnostic] {
        guard let spec = named.decoded.spec else { return [] }
        let linted = LintedSpec(spec, file: named.name, images: named.images(of: spec))
        return SpecLint(rules: rules).imageFindings(in: linted)
    }
}
