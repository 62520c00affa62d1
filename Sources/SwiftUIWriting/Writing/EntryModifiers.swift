import SpecSchema
import TabModel

/// Writes the modifiers of a tab or a section, in the order of the format.
struct EntryModifiers {
    let entry: TabEntry
    let plan: SourcePlan
    /// The customizationID as a model gives it; nil for fixed entries.
    let modelID: String?

    func write(to source: inout SourceText) {
        switch entry {
        case .tab(let tab): write(EntryKeys.tab, of: tab, to: &source)
        case .section(let section):
            write(EntryKeys.section, of: section, to: &source)
            for key in EntryKeys.section where key.row.swiftUI.isOnContent && key.isStated(in: section) {
                source.comment("Omitted: \(key.name). Only a tab has content.")
            }
        }
    }

    private func write<Owner>(_ keys: [SpecKey<Owner>], of owner: Owner, to source: inout SourceText) {
        for key in keys {
            for var modifier in key.modifiers(in: owner) {
                if let reason = reasonToLeaveOut(key.name) {
                    source.comment("Omitted: .\(modifier.text). \(reason)")
                    continue
                }
                if key.name == "customizationID", let modelID { modifier.arguments = [modelID] }
                modifier.write(on: .tabContent, plan: plan, to: &source)
            }
        }
    }

    /// Why a modifier has no effect on this kind of entry (R5.33); nil if it has one.
    private func reasonToLeaveOut(_ key: String) -> String? {
        switch (entry, key) {
        case (.tab, "sectionActions"): "Only a section shows actions."
        case (.section, "badge"): "A section shows no badge."
        default: nil
        }
    }
}

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
