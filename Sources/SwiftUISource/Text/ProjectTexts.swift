import TabModel
import TabSpecCoding

/// The string tables of a project, read when they are asked for.
final class ProjectTexts {
    private let files: any ProjectFiles
    private let locale: LocaleIdentifier?
    private let kept: ReadingCache
    private var foldedKeys: [String: Set<String>]?

    /// Takes a project's files; `locale` is the language wanted in place of the one that the project is written in.
    init(_ files: any ProjectFiles, locale: LocaleIdentifier?, keeping kept: ReadingCache) {
        (self.files, self.locale, self.kept) = (files, locale, kept)
    }

    private lazy var catalogPaths = files.paths.filter { $0.hasSuffix(".xcstrings") }
    private lazy var tablePaths = files.paths.filter {
        ($0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict")) && $0.contains(".lproj/")
    }

    /// The code of the language that texts are read in.
    var language: String {
        let tag = (locale ?? catalogPaths.first.map { catalog($0).sourceLanguage } ?? .en).rawValue
        return String(tag.prefix { $0 != "-" })
    }

    /// Whether the project has any table.
    var isEmpty: Bool { catalogPaths.isEmpty && tablePaths.isEmpty }

    /// The text of a key, asked for in a file; nil if no table has one.
    ///
    /// Tables nearer to the file come first.
    func text(_ key: LocalizedKey, from file: String, noting: (String) -> Void) -> String? {
        let name = key.table ?? "Localizable"
        for path in nearest(catalogPaths.filter { $0.isTable(name) }, to: file) {
            noting(path)
            let catalog = catalog(path)
            let texts = catalog[key.key]
            let wanted = locale ?? catalog.sourceLanguage
            if let text = texts.text(for: wanted, else: catalog.sourceLanguage) { return key.filled(text) }
        }
        let tables = inLanguage(tablePaths.filter { $0.isTable(name) }, from: file)
        // A text with forms for numbers comes before a plain one.
        for path in tables.filter({ $0.hasSuffix("dict") }) + tables.filter({ !$0.hasSuffix("dict") }) {
            noting(path)
            if let text = table(path)[key.key] { return key.filled(text) }
        }
        return key.defaultValue.map { key.filled($0) }
    }

    /// The key that a generated constant stands for, such as `L10n.Tab.trips` or `R.string.localizable.tabTrips()`.
    ///
    /// SwiftGen and R.swift make names of keys by leaving out what no name can have. Nil if none or several fit.
    func key(ofConstant text: String) -> LocalizedKey? {
        var text = text.hasSuffix("()") ? String(text.dropLast(2)) : text
        var table: String?
        if text.hasPrefix("R.string.") {
            let parts = text.split(separator: ".")
            guard parts.count == 4 else { return nil }
            (table, text) = (String(parts[2]), "R.\(parts[3])")
        }
        let parts = text.split(separator: ".")
        guard parts.count > 1, parts[0].first?.isUppercase == true,
            parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
        else { return nil }
        let candidates = keys[parts.dropFirst().joined().plainLetters, default: []]
        guard candidates.count == 1, let key = candidates.first else { return nil }
        let name = table.flatMap { wanted in tableNames.first { $0.plainLetters == wanted.plainLetters } }
        return LocalizedKey(key: key, table: name)
    }

    private var tableNames: [String] { (catalogPaths + tablePaths).map(\.tableName) }

    /// All keys by their letters.
    private var keys: [String: Set<String>] {
        if let foldedKeys { return foldedKeys }
        var keys: [String: Set<String>] = [:]
        for path in catalogPaths {
            for key in catalog(path).strings.keys { keys[key.plainLetters, default: []].insert(key) }
        }
        for path in tablePaths {
            for key in table(path).keys { keys[key.plainLetters, default: []].insert(key) }
        }
        foldedKeys = keys
        return keys
    }

    private func catalog(_ path: String) -> StringsCatalog {
        kept.catalog(path) {
            files.bytes(of: path).map { StringsCatalogReader.read($0, file: path) } ?? StringsCatalog()
        }
    }

    private func table(_ path: String) -> [String: String] {
        kept.table(path) {
            guard let bytes = files.bytes(of: path) else { return [:] }
            return path.hasSuffix("dict") ? StringsDictFile.read(bytes) : StringsFile.read(bytes)
        }
    }

    private func nearest(_ paths: [String], to file: String) -> [String] {
        paths.sorted { (-$0.sharedFolders(with: file), $0) < (-$1.sharedFolders(with: file), $1) }
    }

    /// The tables in the wanted language, else in the one that the project is written in.
    ///
    /// That is English, or the only one there is: which of several others it is, the source doesn't say.
    private func inLanguage(_ paths: [String], from file: String) -> [String] {
        let languages = Set(paths.map(\.language))
        let wanted = paths.filter { path in
            if let locale { return LocaleIdentifier(tag: path.language) == locale }
            return path.language == "Base" || path.language == "en" || path.language.hasPrefix("en-")
        }
        let written = locale == nil ? paths : paths.filter { ["Base", "en"].contains($0.language) }
        return nearest(wanted.isEmpty && (languages.count == 1 || locale != nil) ? written : wanted, to: file)
    }
}

extension String {
    /// The name of the table in a file.
    fileprivate var tableName: String {
        let file = split(separator: "/").last ?? ""
        return String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex))
    }

    fileprivate func isTable(_ name: String) -> Bool { tableName == name }

    /// The language of a folder such as `de.lproj`.
    fileprivate var language: String {
        split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) } ?? ""
    }
}

extension LocalizedKey {
    /// A string with what is put in for its placeholders, in order.
    func filled(_ text: String) -> String {
        var (filled, rest, arguments) = ("", text[...], arguments[...])
        while let place = rest.firstIndex(of: "%"), !arguments.isEmpty {
            filled += rest[..<place]
            rest = rest[place...].dropFirst()
            let specifier = rest.prefix { "0123456789$l".contains($0) }
            guard let kind = rest.dropFirst(specifier.count).first, "@dsuif".contains(kind) else {
                filled += "%"
                continue
            }
            rest = rest.dropFirst(specifier.count + 1)
            filled += arguments.removeFirst()
        }
        return filled + rest
    }
}
