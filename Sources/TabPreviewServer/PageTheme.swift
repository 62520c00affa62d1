import Foundation
import PreviewAssets
import PreviewPages
import PreviewServer
import Synchronization
import TabResolver
import TabRules

/// The templates and files of pages, as they come with tabpreview.
struct PageTheme: Sendable {
    let renderer: PageRenderer
    let assets: AssetTable
    let symbols: KnownSymbols

    /// The theme once it was read: all previews of a program share it.
    private static let cached = Mutex<PageTheme?>(nil)

    /// Returns the theme, which is read the first time.
    static func delivered() throws(TabPreviewError) -> Self {
        try cached.withLock { (cached) throws(TabPreviewError) in
            if let cached { return cached }
            let theme = try Self()
            cached = theme
            return theme
        }
    }

    /// Reads the templates, the files, and the rules that pages explain.
    ///
    /// The files are joined and packed when the first of them is requested.
    private init() throws(TabPreviewError) {
        let folder = PreviewAssets.publicFolder
        do {
            try RuleBook.load()
            assets = try AssetTable(unfinished: folder)
            let drawings = InlineSymbols(
                symbols: Array(try Data(contentsOf: folder.appending(path: PageAssets.sprite))),
                glyphs: Array(try Data(contentsOf: folder.appending(path: PageAssets.interface)))
            )
            var symbols = drawings.catalog
            symbols.option = nil
            self.symbols = symbols
            renderer = try PageRenderer(templates: PreviewAssets.templates(), symbols: symbols, drawings: drawings)
        } catch let failure as RuleBookFailure {
            throw .missingFiles(failure.text)
        } catch {
            let searched = folder.deletingLastPathComponent().deletingLastPathComponent().path
            throw .missingFiles(
                "Can't read the files of the preview: \(error). Expected the folders of resources that the build puts "
                    + "beside the program, tabpreview_PreviewAssets and tabpreview_TabRules, in \(searched). "
                    + "Copy them with the program."
            )
        }
    }
}
