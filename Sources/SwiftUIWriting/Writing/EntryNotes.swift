import TabModel

/// What a spec says of an entry that is in no code.
struct EntryNotes {
    let plan: SourcePlan
    let entry: TabEntry

    var texts: [String] { LintNotes.texts(entry.modifiers.lint, where: " here") + images }

    private var images: [String] {
        guard entry.label.systemImage != nil, let path = entry.label.image else { return [] }
        return [
            "Omitted: the image \(SwiftLiteral.quoted(path)). A label shows one image, and the symbol takes precedence."
        ]
    }
}

/// Findings that the spec switches off, which are the preview's matter.
enum LintNotes {
    static func texts(_ reasons: [String: String], where place: String = "") -> [String] {
        reasons.sorted { $0.key < $1.key }
            .map { "tabpreview: \($0.key) is suppressed\(place), because \(SwiftLiteral.quoted($0.value))." }
    }
}
