import Foundation
import PreviewAssets
import PreviewPages
import PreviewServer
import TabModel
import TabResolver

/// The theme at one moment: the renderer of pages, the files that they request, and the symbols that can be drawn.
struct Theme {
    let renderer: PageRenderer
    let assets: AssetTable
    let symbols: KnownSymbols
    /// The diagnostics about the user's own symbols.
    let diagnostics: [Diagnostic]
}

extension Theme {
    /// Returns the theme with a preview's own symbols added.
    func adding(_ own: [SymbolDrawing]) -> Self {
        var sprite = SymbolSprite(text: assets.text(ThemeDirectories.spriteName) ?? "")
        sprite.add(own)
        let bytes = Array(sprite.text.utf8)
        let drawings = InlineSymbols(symbols: bytes, glyphs: assets.bytes(ThemeDirectories.glyphsName) ?? [])
        return Theme(
            renderer: renderer.drawing(drawings),
            assets: assets.replacing(ThemeDirectories.spriteName, with: bytes),
            symbols: drawings.catalog,
            diagnostics: []
        )
    }
}

/// The directories of the theme's templates and public files.
struct ThemeDirectories: Sendable {
    /// The folder of templates.
    let templates: String
    /// The folder of styles, scripts and symbols.
    let publicFiles: String
    /// The folder of the user's own symbols.
    let symbols: String?
    /// The folders that the user named, which are therefore watched.
    let watched: [String]

    init(settings: Settings) {
        templates = settings.templates ?? PreviewAssets.templatesFolder.path
        publicFiles = settings.publicFolder ?? PreviewAssets.publicFolder.path
        symbols = settings.symbols
        watched = [settings.templates, settings.publicFolder, settings.symbols].compactMap(\.self)
    }

    /// Reads the theme from the folders; rules, templates and files are read concurrently.
    func read() async throws -> Theme {
        async let rules: Void = InputFile.rules()
        let (sprite, diagnostics) = try sprite()
        async let assets = assets(sprite: sprite)
        let glyphs = try publicText(Self.glyphsName)
        let drawings = InlineSymbols(symbols: sprite, glyphs: glyphs)
        let catalog = drawings.catalog
        let renderer = try renderer(drawings, catalog)
        try await rules
        return Theme(
            renderer: renderer,
            assets: try await assets,
            symbols: catalog,
            diagnostics: diagnostics
        )
    }

    /// Returns the symbols that can be drawn, for commands that draw nothing.
    func knownSymbols() throws(FileFailure) -> (symbols: KnownSymbols, diagnostics: [Diagnostic]) {
        let (sprite, diagnostics) = try sprite()
        return (InlineSymbols(symbols: sprite, glyphs: []).catalog, diagnostics)
    }

    /// Returns the built-in sprite with the user's own symbols added.
    private func sprite() throws(FileFailure) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
        let bytes = try publicText(Self.spriteName)
        guard let symbols else { return (bytes, []) }
        let own = try SymbolsFolder(path: symbols)
        var sprite = SymbolSprite(text: String(decoding: bytes, as: UTF8.self))
        sprite.add(own.drawings)
        return (Array(sprite.text.utf8), own.diagnostics)
    }

    /// Returns the bytes of one of the public text files; empty if it is missing.
    private func publicText(_ name: String) throws(FileFailure) -> [UInt8] {
        try InputFile.bytes(of: "\(publicFiles)/\(name)", missingIsFine: true)?.withLineFeeds ?? []
    }

    static let spriteName = "symbols.svg"
    static let glyphsName = "interface.svg"

    private func renderer(
        _ drawings: InlineSymbols,
        _ symbols: KnownSymbols
    ) throws(FileFailure) -> PageRenderer {
        let texts = try templateTexts()
        do {
            return try PageRenderer(templates: texts, symbols: symbols, drawings: drawings)
        } catch {
            throw FileFailure(text: "The templates in \(templates) can't be used: \(error).")
        }
    }

    /// Returns the templates by name, without `.mustache`.
    private func templateTexts() throws(FileFailure) -> [String: String] {
        do {
            return try PreviewAssets.templates(in: URL(filePath: templates)) { name in
                let bytes = try InputFile.bytes(of: "\(templates)/\(name)") ?? []
                return String(decoding: bytes.withLineFeeds, as: UTF8.self)
            }
        } catch let failure as FileFailure {
            throw failure
        } catch {
            throw FileFailure(text: "The directory of templates, \(templates), can't be read.")
        }
    }
}

extension ThemeDirectories {
    /// Returns the theme of standalone files.
    func exportTheme(_ theme: Theme) throws(FileFailure) -> ExportTheme {
        do {
            return try ExportTheme(text: theme.assets.text, font: theme.assets.bytes(PageAssets.font))
        } catch {
            throw FileFailure(text: "\(error) (in \(publicFiles))")
        }
    }

    /// Returns the current public files, with this sprite for symbols.
    private func assets(sprite: [UInt8]) throws(FileFailure) -> AssetTable {
        let table = try assetTable(sprite: sprite)
        guard table.names.contains(PageAssets.pageStyle) else { throw FileFailure(text: missingStyles) }
        return table
    }

    private func assetTable(sprite: [UInt8]) throws(FileFailure) -> AssetTable {
        do {
            let replacing = sprite.isEmpty ? [:] : [Self.spriteName: sprite]
            // Errors in the user's own files are reported at the start, which need not wait for the built-in ones.
            let isOurs = !watched.contains(publicFiles)
            let folder = URL(filePath: publicFiles)
            return try isOurs
                ? AssetTable(unfinished: folder, replacing: replacing)
                : AssetTable(folder: folder, replacing: replacing)
        } catch let error as StyleSheetError {
            throw FileFailure(text: "\(publicFiles)/\(error)")
        } catch let error as ScriptPackError {
            throw FileFailure(text: "\(publicFiles)/\(error)")
        } catch {
            throw FileFailure(text: "The directory of public files, \(publicFiles), can't be read.")
        }
    }

    private var missingStyles: String {
        """
        The directory of public files, \(publicFiles), has no page.css, the style sheet that includes the others with \
        @import url("NAME.css");. Copy it from \(PreviewAssets.publicFolder.path).
        """
    }
}
