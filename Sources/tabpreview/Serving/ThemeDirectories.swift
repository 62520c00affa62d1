import Foundation
import PreviewAssets
import PreviewPages
import PreviewServer
import SymbolReading
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

extension Theme {
    /// The same with symbols that a preview has for itself.
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

/// The theme: where templates and public files come from.
struct ThemeDirectories: Sendable {
    /// The folder of templates.
    let templates: String
    /// The folder of styles, scripts and symbols.
    let publicFiles: String
    /// The folder of a person's own symbols.
    let symbols: String?
    /// The folders that someone named, and that are watched therefore.
    let watched: [String]

    init(settings: Settings) {
        templates = settings.templates ?? PreviewAssets.templatesFolder.path
        publicFiles = settings.publicFolder ?? PreviewAssets.publicFolder.path
        symbols = settings.symbols
        watched = [settings.templates, settings.publicFolder, settings.symbols].compactMap(\.self)
    }

    /// The theme as the folders have it now; rules, templates and files are read at the same time.
    func read() async throws -> Theme {
        async let rules: Void = FileReading.rules()
        let (sprite, diagnostics) = try sprite()
        async let assets = assets(sprite: sprite)
        let glyphs = try publicText(Self.glyphsName)
        let drawings = InlineSymbols(symbols: sprite, glyphs: glyphs)
        let known = drawings.catalog
        let renderer = try renderer(drawings, known)
        try await rules
        return Theme(
            renderer: renderer,
            assets: try await assets,
            symbols: known,
            diagnostics: diagnostics
        )
    }

    /// The symbols that can be drawn, for those who draw nothing.
    func knownSymbols() throws(FileFailure) -> (symbols: KnownSymbols, diagnostics: [Diagnostic]) {
        let (sprite, diagnostics) = try sprite()
        return (InlineSymbols(symbols: sprite, glyphs: []).catalog, diagnostics)
    }

    /// Our sprite with a person's own symbols in it.
    private func sprite() throws(FileFailure) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
        let bytes = try publicText(Self.spriteName)
        guard let symbols else { return (bytes, []) }
        let own = try SymbolsFolder(path: symbols)
        var sprite = SymbolSprite(text: String(decoding: bytes, as: UTF8.self))
        sprite.add(own.drawings)
        return (Array(sprite.text.utf8), own.diagnostics)
    }

    /// The bytes of one of the public files, which has lines; empty if it is missing.
    private func publicText(_ name: String) throws(FileFailure) -> [UInt8] {
        try FileReading.bytes(of: "\(publicFiles)/\(name)", missingIsFine: true)?.withLineFeeds ?? []
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

    /// The texts by name, without `.mustache`.
    private func templateTexts() throws(FileFailure) -> [String: String] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: templates)
        } catch {
            throw FileFailure(text: "The directory of templates, \(templates), can't be read.")
        }
        var texts: [String: String] = [:]
        for name in names where name.hasSuffix(".mustache") {
            let bytes = try FileReading.bytes(of: "\(templates)/\(name)") ?? []
            texts[String(name.dropLast(".mustache".count))] = String(decoding: bytes.withLineFeeds, as: UTF8.self)
        }
        return texts
    }
}

extension ThemeDirectories {
    /// What standalone files are drawn with.
    func exportTheme(_ theme: Theme) throws(FileFailure) -> ExportTheme {
        do {
            return try ExportTheme(text: theme.assets.text, font: theme.assets.bytes(PageAssets.font))
        } catch {
            throw FileFailure(text: "\(error) (in \(publicFiles))")
        }
    }

    /// The present public files, with this sprite for symbols.
    private func assets(sprite: [UInt8]) throws(FileFailure) -> AssetTable {
        let table = try assetTable(sprite: sprite)
        guard table.names.contains(PageAssets.pageStyle) else { throw FileFailure(text: missingStyles) }
        return table
    }

    private func assetTable(sprite: [UInt8]) throws(FileFailure) -> AssetTable {
        do {
            let replacing = sprite.isEmpty ? [:] : [Self.spriteName: sprite]
            // Mistakes in a person's own files are reported at the start, which need not wait for ours.
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
        The directory of public files, \(publicFiles), has no page.css: the sheet that names the others with \
        @import url("NAME.css");. Copy it from \(PreviewAssets.publicFolder.path).
        """
    }
}
