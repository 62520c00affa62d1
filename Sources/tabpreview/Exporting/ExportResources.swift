import Logging
import PreviewPages
import PreviewProcesses

/// The themes and the browser that all exports of a command share.
actor ExportResources {
    /// The renderer and the texts of standalone files, for some settings.
    struct Theme {
        let renderer: PageRenderer
        let files: ExportTheme
    }

    private var themes: [(settings: Settings, theme: Theme)] = []
    private var pictures: [(settings: Settings, pictures: ChromiumPictures)] = []

    /// Returns the theme for settings, which is read once; errors in the user's own symbols go to standard error.
    func theme(for settings: Settings) async throws -> Theme {
        if let entry = themes.first(where: { $0.settings == settings }) { return entry.theme }
        let directories = ThemeDirectories(settings: settings)
        let read = try await directories.read()
        read.diagnostics.forEach(DiagnosticPrinter.print)
        let theme = Theme(renderer: read.renderer, files: try directories.exportTheme(read))
        themes.append((settings, theme))
        return theme
    }

    /// Returns the browser for settings.
    ///
    /// - Throws: `FileFailure` if there is none.
    func browser(for settings: Settings) throws(FileFailure) -> Chromium {
        do throws(ChromiumError) {
            if let entry = pictures.first(where: { $0.settings == settings }) { return try entry.pictures.browser() }
            let renderer = ChromiumPictures(settings, logger: settings.logger("tabpreview"), level: .info)
            pictures.append((settings, renderer))
            return try renderer.browser()
        } catch {
            throw FileFailure(error)
        }
    }

    /// Ends the browsers, and returns when their files are removed.
    func close() async {
        for entry in pictures { await entry.pictures.close() }
    }
}

extension FileFailure {
    /// Creates the failure for a picture.
    init(_ error: ChromiumError) { self.init(text: TerminalText.escaped(error.text)) }
}

/// Runs a command with resources for its exports, which are closed afterwards.
func withExportResources<Value>(_ body: (ExportResources) async throws -> Value) async throws -> Value {
    let resources = ExportResources()
    do {
        let value = try await body(resources)
        await resources.close()
        return value
    } catch {
        await resources.close()
        throw error
    }
}
