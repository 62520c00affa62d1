public import TabModel

/// A part of a file that can be written alone.
public enum SourcePart: String, CaseIterable, Sendable {
    /// The enumeration that selects the tabs and the view that shows them, without screens, samples and a preview.
    case tabs
}

/// A writer of a spec as the SwiftUI source that a programmer would have written for it.
///
/// Equal specs give equal bytes. Values that SwiftUI can't express are in the source as a comment with the reason.
public struct SwiftUIWriter: Hashable, Sendable {
    /// The oldest OS generation that the app runs on; later features are guarded by `#available`.
    var minimumOS: OSVersion
    /// The prefix of the names of the file's types.
    var prefix: TypePrefix
    /// The only part to write; nil for a file that runs by itself.
    var only: SourcePart?
    /// The first sentences in the comment at the top.
    var remarks: [String] = []

    /// Creates a writer for apps that run on an OS generation and later.
    public init(minimumOS: OSVersion = .v18, prefix: TypePrefix = .none, only: SourcePart? = nil) {
        self.minimumOS = minimumOS
        self.prefix = prefix
        self.only = only
    }

    /// Returns the whole text of a Swift file, ending in a newline.
    ///
    /// - Parameters:
    ///   - spec: The spec to write.
    ///   - name: The name of a spec without a title: its file's name, without extension.
    /// - Returns: Source for the platforms of the spec, in the manner of `swift format`.
    public func source(for spec: TabSpec, named name: String? = nil) -> String {
        let plan = SourcePlan(spec, name: name, options: self)
        var source = SwiftText(taken: plan.memberNames)
        write(plan, to: &source)
        var header = SwiftText()
        FileHeader(plan: plan, features: source.features, remarks: remarks).write(to: &header)
        return header.text + source.text
    }

    private func write(_ plan: SourcePlan, to source: inout SwiftText) {
        source.line("import SwiftUI")
        source.line()
        if plan.selection != nil {
            SelectionTypeWriter(plan: plan).write(to: &source)
            source.line()
        }
        ViewWriter(plan: plan).write(to: &source)
        ExtensionWriter(plan: plan).write(to: &source)
        ModelWriter(plan: plan).writeTypes(to: &source)
        guard only == nil else { return }
        for tab in plan.tabs { ScreenWriter(plan: plan, tab: tab).write(to: &source) }
        source.line()
        source.block("#Preview {") { $0.line("\(plan.names.view)()") }
    }
}
