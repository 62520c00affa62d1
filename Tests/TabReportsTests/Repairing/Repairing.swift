import TabModel
import TabReports
import TabResolver
import TabSpecCoding
import Testing

/// A string with something to repair, and the same text repaired.
struct RepairCase: Sendable, CustomTestStringConvertible {
    var id: String
    var text: String
    var expected: String
    var os = OSVersion.v26
    /// A Boolean value that indicates whether the drawing changes, which the repair's sentence then says.
    var isSeen = false

    var testDescription: String { id }

    init(_ id: String, _ text: String, _ expected: String, os: OSVersion = .v26, isSeen: Bool = false) {
        self.id = id
        self.text = text
        self.expected = expected
        self.os = os
        self.isSeen = isSeen
    }

    func repaired(_ text: String, findingsOnly ids: Set<String>? = nil) -> RepairedSpec {
        SpecRepairing.repaired(Array(text.utf8), format: .yaml, file: "tabs.yaml") { spec in
            Repairing.findings(spec, os: os).filter { ids?.contains($0.id) ?? true }
        }
    }
}

enum Repairing {
    /// Returns the findings on every platform that the spec names, each finding once.
    static func findings(_ spec: TabSpec, os: OSVersion) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return layouts(spec, os: os).flatMap(\.findings).filter { seen.insert($0).inserted }
    }

    /// Returns the layouts on every platform that the spec names.
    static func layouts(_ spec: TabSpec, os: OSVersion) -> [TabLayout] {
        let resolver = LayoutResolver(spec, file: "tabs.yaml")
        return spec.platforms.map { resolver.layout(in: ResolutionEnvironment(platform: $0, os: os)) }
    }

    static func spec(_ text: String) throws -> TabSpec {
        let decoded = SpecReader.read(Array(text.utf8), format: .yaml, file: "tabs.yaml")
        return try #require(decoded.spec, "\(decoded.diagnostics.map(\.line))")
    }
}

extension TabLayout {
    /// Titles and symbols in the places where they are drawn.
    var drawn: [String] {
        var regions: [[BarEntry]] = []
        if let bar {
            regions += [bar.fixed, bar.items, bar.pinned, bar.more ?? []]
            regions.append([bar.temporary, bar.detached].compactMap(\.self))
        }
        if let pages { regions.append(pages.items) }
        return ["\(chrome)"] + regions.map { region in region.map(\.drawn).joined(separator: ", ") }
    }
}

extension BarEntry {
    fileprivate var drawn: String {
        [title ?? "", systemImage ?? "", filled ? "filled" : "", badge ?? ""].joined(separator: " ")
    }
}
