import PreviewServer
import PreviewCore
import Foundation
import EditorServices
import Synchronization
import TabModel
import TabResolver
import TabSpecCoding

/// A workspace that finds the settings, symbols and named files of specs by their folders.
final class FolderWorkspace: SpecWorkspace {
    private let shared: SharedOptions
    /// The symbols by the folder that adds them; the empty path is for those of the preview alone.
    private let symbols = Mutex<[String: KnownSymbols]>([:])
    /// The messages on standard error, each of which is written once.
    private let logged = Mutex<Set<String>>([])

    init(_ shared: SharedOptions) { self.shared = shared }

    func isSpec(named name: String, _ text: [UInt8], _ format: SpecFormat) -> Bool {
        SpecFolder.isSpec(named: name.isEmpty ? nil : name, text, format)
    }

    func settings(forFileAt path: String?) async -> SpecSettings {
        let settings = await settings(for: path)
        guard let path else { return SpecSettings(symbols: symbols(settings), rules: settings.rules) }
        let rules = settings.rules(forFileAt: path)
        let beside = FolderImages(.folder(URL(filePath: path).deletingLastPathComponent().path))
        return SpecSettings(symbols: symbols(settings), rules: rules) { spec in
            let linted = beside.linted(spec, file: path)
            return LintedSpec(linted.spec, file: path, rules: rules, images: linted.images)
        }
    }

    /// Returns the settings for a file; if they have errors the defaults, because an editor continues.
    private func settings(for path: String?) async -> Settings {
        do {
            let read = try await SettingsReader.read(shared.sources(for: path))
            read.warnings.forEach { log($0.line) }
            return read.settings
        } catch let failure as ConfigurationFailure {
            failure.lines.forEach(log)
        } catch let failure as FileFailure {
            log(failure.text)
        } catch {
            log("\(error)")
        }
        return Settings()
    }

    private func symbols(_ settings: Settings) -> KnownSymbols? {
        let folder = settings.symbols ?? ""
        if let cached = symbols.withLock({ $0[folder] }) { return cached }
        do throws(FileFailure) {
            let (catalog, diagnostics) = try ThemeDirectories(settings: settings).knownSymbols()
            diagnostics.forEach { log($0.line) }
            symbols.withLock { $0[folder] = catalog }
            return catalog
        } catch {
            log(error.text)
            return nil
        }
    }

    private func log(_ text: String) {
        if logged.withLock({ $0.insert(text).inserted }) { Streams.warning(TerminalText.escaped(text)) }
    }
}
