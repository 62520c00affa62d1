public import TabModel

/// Writes a spec as the SwiftUI source that a programmer would have written for it.
///
/// Equal specs give equal bytes. What SwiftUI can't say is in the source as a comment with the reason.
public struct SwiftUIWriter: Hashable, Sendable {
    /// The oldest OS generation that the app runs on; what came later is guarded by `#available`.
    public let minimumOS: OSVersion

    /// Makes a writer for apps that run on an OS generation and later.
    public init(minimumOS: OSVersion = .v18) {
        self.minimumOS = minimumOS
    }

    /// The whole text of a Swift file, ending in a newline.
    ///
    /// - Parameters:
    ///   - spec: What to write.
    ///   - name: What the spec is called where it has no title: its file's name, without extension.
    /// - Returns: Source for the platforms of the spec, in the manner of `swift format`.
    public func source(for spec: TabSpec, named name: String? = nil) -> String {
        let plan = SourcePlan(spec, name: name, minimumOS: minimumOS)
        var source = SourceText()
        FileHeader(plan: plan).write(to: &source)
        source.line("import SwiftUI")
        source.line()
        if plan.selection != nil {
            SelectionTypeWriter(plan: plan).write(to: &source)
            source.line()
        }
        ViewWriter(plan: plan).write(to: &source)
        ExtensionWriter(plan: plan).write(to: &source)
        ModelWriter(plan: plan).writeTypes(to: &source)
        for tab in plan.tabs { ScreenWriter(plan: plan, tab: tab).write(to: &source) }
        source.line()
        source.block("#Preview {") { $0.line("\(plan.typeName)()") }
        return source.text
    }
}
