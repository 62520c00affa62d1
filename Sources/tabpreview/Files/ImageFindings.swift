import TabModel
import TabResolver
import TabSpecCoding

/// The findings about the images that a spec names (R5.75, R5.83).
enum ImageFindings {
    /// Returns a finding for each image with a problem, with its place.
    static func findings(of named: NamedSpec, rules: RuleSettings) -> [Diagnostic] {
        guard let spec = named.decoded.spec else { return [] }
        let linted = LintedSpec(spec, file: named.name, images: named.images(of: spec))
        return SpecLint(rules: rules).imageFindings(in: linted)
    }
}
