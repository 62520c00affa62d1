import TabModel
import TabSpecCoding

extension PreviewSnapshot {
    /// The snapshot for readers without access to the source that it was read from (S67).
    ///
    /// For an app's source, the expressions and all quotations in errors are left out. For a spec's text that has never
    /// been valid, everything but the places of its errors is left out.
    public var withoutSource: PreviewSnapshot {
        isImported ? withoutSwiftSource : spec == nil ? withoutText : self
    }

    private var withoutSwiftSource: PreviewSnapshot {
        var shown = self
        shown.spec = spec?.withoutExpressions
        shown.text = shown.spec.map { Array(SpecWriting.text($0).utf8) } ?? text.map { _ in [] }
        shown.specText = shown.spec == nil ? nil : shown.text
        shown.sourceLines = [:]
        shown.diagnostics = diagnostics.compactMap { diagnostic in
            // Diagnostics of this severity describe values that aren't known, and quote their expressions.
            guard diagnostic.severity != .info else { return nil }
            var diagnostic = diagnostic
            diagnostic.quote = nil
            return diagnostic
        }
        return shown
    }

    private var withoutText: PreviewSnapshot {
        var shown = self
        shown.text = text.map { _ in [] }
        shown.diagnostics = diagnostics.map { diagnostic in
            guard diagnostic.location != nil else { return diagnostic }
            let text = "There is an error here. Only the owner can see the details."
            return Diagnostic(
                severity: diagnostic.severity,
                id: diagnostic.id,
                text: text,
                file: diagnostic.file,
                location: diagnostic.location
            )
        }
        return shown
    }
}
