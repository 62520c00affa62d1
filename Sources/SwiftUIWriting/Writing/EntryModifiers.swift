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
        case .section(let section): write(EntryKeys.section, of: section, to: &source)
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
