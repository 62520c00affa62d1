import PreviewPages
import PreviewServer
import TabModel
import TabResolver

/// The theme at one moment: what draws pages, the files they ask for, and the symbols that can be drawn.
struct Theme {
    let renderer: PageRenderer
    let assets: AssetTable
    let symbols: KnownSymbols
    /// What is to say about a person's own symbols.
    let diagnostics: [Diagnostic]
}
