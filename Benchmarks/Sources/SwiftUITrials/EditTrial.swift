package import SwiftUISource
package import TabModel
package import TabSpecCoding

/// One act on a project's source, and whether the editor kept its promises.
package struct EditTrial {
    /// The result of the act.
    package let outcome: Result<EditedSource, SpecEditError>
    /// The first broken promise as a sentence; nil if all were kept.
    package let complaint: String?

    /// Makes the act; needs a large stack.
    package init(_ act: TabEdit, on view: TabViewReading, of files: [String: [UInt8]], keeping kept: ReadingCache) {
        outcome = Result { () throws(SpecEditError) in
            try SwiftEditor.edited(FilesInMemory(files), keeping: kept, view: view.name, act)
        }
        complaint = (try? outcome.get()).flatMap { Self.complaint($0, act, view, files) }
    }

    private static func complaint(
        _ edited: EditedSource,
        _ act: TabEdit,
        _ view: TabViewReading,
        _ files: [String: [UInt8]]
    ) -> String? {
        let old = files[edited.file] ?? []
        guard edited.patch.applied(to: old) == edited.bytes else { return "The patch makes another text." }
        guard let wanted = wanted(act, view.spec) else { return "The act can't be made in the spec." }
        var changed = files
        changed[edited.file] = edited.bytes
        let after = ProjectReader.read(FilesInMemory(changed)).tabViews.first { $0.name == view.name }
        guard let found = after?.spec else { return "The tab view is gone." }
        if case .insert = act {
            // A new tab takes over how its neighbors select.
            return found.withoutValues == wanted.withoutValues ? nil : "The source says something else."
        }
        return found.readAgain.plain == wanted.plain ? nil : "The source says something else."
    }

    /// Returns the result of the editor of specs for the spec that was read.
    private static func wanted(_ act: TabEdit, _ spec: TabSpec) -> TabSpec? {
        let bytes = SpecWriting.value(spec).bytes()
        guard let edited = try? TabEditor.edited(bytes, format: .json, act) else { return nil }
        return SpecReader.read(edited.bytes, format: .json, file: "").spec
    }
}

extension TabSpec {
    /// The statements about its entries.
    fileprivate var plain: JSONValue {
        var spec = self
        (spec.conditions, spec.selection) = ([], nil)
        return SpecWriting.value(spec)
    }

    /// As it is once its text was read: what is the same may be written in two ways.
    fileprivate var readAgain: TabSpec {
        SpecReader.read(SpecWriting.value(self).bytes(), format: .json, file: "").spec ?? self
    }

    fileprivate var withoutValues: JSONValue { keeping(tabs.map(\.withoutValues)).plain }
}

extension TabEntry {
    fileprivate var withoutValues: TabEntry {
        switch self {
        case .tab(var tab):
            tab.value = nil
            return .tab(tab)
        case .section(var section):
            section.tabs = section.tabs.map(\.withoutValues)
            return .section(section)
        }
    }
}

extension EditTrial {
    /// The act's outcome in one line: what changes where, or why it is refused.
    package var line: String {
        switch outcome {
        case .success(let edited):
            edited.patch.isEmpty
                ? "nothing" : "\(edited.file) \(edited.patch.replacements.map(\.line).joined(separator: ", "))"
        case .failure(let refusal):
            "refused, \(refusal.reason.rawValue)\(refusal.file.map { " \($0)" } ?? "")"
                + (refusal.location.map { ":\($0.line):\($0.column)" } ?? "")
        }
    }
}

extension TextReplacement {
    fileprivate var line: String {
        let texts = [old, new].map { String(decoding: $0, as: UTF8.self).debugDescription }
        return "\(offset) \(texts.joined(separator: "→"))"
    }
}
