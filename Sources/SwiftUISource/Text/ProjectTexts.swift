import TabModel
import TabSpecCoding

/// The string tables of an app, read on demand.
final class ProjectTexts {
    let project: Project
    private let locale: LocaleIdentifier?
    private let cache: ReadingCache
    /// All tables.
    private(set) lazy var tables = TextTable.all(of: project.files.paths)
    private var orders: [String: [TextTable]] = [:]
    private var foldedKeys: [String: [String: Set<String>]] = [:]

    /// Creates the string tables of a project; `locale` is the language to use instead of the project's own.
    init(_ project: Project, locale: LocaleIdentifier?, keeping cache: ReadingCache) {
        (self.project, self.locale, self.cache) = (project, locale, cache)
    }

    /// The code of the language in which texts are read.
    var language: String {
        let catalogs = tables.lazy.filter(\.isCatalog).compactMap(\.paths.first)
        let tag = (locale ?? catalogs.first.map { catalog($0).sourceLanguage } ?? .en).rawValue
        return String(tag.prefix { $0 != "-" })
    }

    /// A Boolean value that indicates whether the project has any table.
    var isEmpty: Bool { tables.isEmpty }

    // MARK: - Texts

    /// Returns the texts of a key in a file, with the platforms that show each; empty if no table that the key can
    /// refer to has one.
    func texts(of key: LocalizedKey, from file: String, noting: (String) -> Void) -> [PlatformText] {
        for table in tables(named: key.table ?? "Localizable", of: key, for: file) {
            guard let match = format(key.key, in: table, noting: noting) else { continue }
            let texts = match.format.texts(for: key, in: match.language)
            if !texts.isEmpty { return texts }
        }
        return key.defaultValue.map { [PlatformText(key.filled($0))] } ?? []
    }

    private func format(_ key: String, in table: TextTable, noting: (String) -> Void) -> (
        format: LocalizedFormat, language: LocaleIdentifier
    )? {
        if table.isCatalog {
            guard let path = table.paths.first else { return nil }
            noting(path)
            return catalog(path).format(of: key, for: locale)
        }
        for path in table.paths(in: locale) {
            noting(path)
            if let format = self.table(path).texts[key] { return (format, table.language(of: path) ?? locale ?? .en) }
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether a key that no table has should be in one: the tables that it can
    /// refer to translate similar keys.
    ///
    /// The keys of a damaged table are unknown.
    func misses(_ key: LocalizedKey, from file: String) -> Bool {
        let isKey = key.key.isWrittenAsKey
        return tables(named: key.table ?? "Localizable", of: key, for: file).contains { table in
            guard table.isCatalog, let path = table.paths.first else {
                let files = table.paths(in: locale).map { self.table($0) }
                return files.contains { $0.problem != nil }
                    || isKey && files.contains { $0.texts.keys.contains(where: \.isWrittenAsKey) }
            }
            let catalog = catalog(path)
            if catalog.problem != nil { return true }
            return isKey
                && catalog.strings.contains { other, texts in
                    other.isWrittenAsKey && texts.text(in: catalog.sourceLanguage) != nil
                }
        }
    }

    // MARK: - Tables

    /// Returns the tables of a name to which a key in a file can refer, the nearest first.
    private func tables(named name: String, of key: LocalizedKey, for file: String) -> [TextTable] {
        if let pinned = key.tableFolder { return tables.filter { $0.name == name && $0.folder == pinned } }
        let order = "\(name)\n\(file)\n\(key.bundle)"
        if let cached = orders[order] { return cached }
        let match = nearest(tables.filter { $0.name == name }, to: file, in: key.bundle)
        orders[order] = match
        return match
    }

    /// Returns tables in the order in which a file refers to them: only those of its target, if there are any.
    ///
    /// A library that names no bundle also has its texts in the tables of the program that it is part of.
    func nearest(_ tables: [TextTable], to file: String, in bundle: LocalizedKey.Bundle) -> [TextTable] {
        let imports = project.imports(of: file)
        let programs = bundle == .module ? [] : project.targets.programs(builtWith: file)
        let ranked = tables.compactMap {
            table -> (table: TextTable, near: TargetDistance, shared: Int, isMain: Bool)? in
            let path = table.paths.first ?? table.folder
            let near = file.isEmpty ? .unknown : project.targets.nearness(of: path, to: file, importing: imports)
            let isMain = project.targets.numbers(of: path).contains(where: programs.contains)
            guard let near = isMain && bundle == .main ? .file : near ?? (isMain ? .apart : nil) else { return nil }
            return (table, near, table.folder.sharedFolders(with: file.folderPath), isMain)
        }
        let sorted = ranked.sorted { ($0.near, $1.shared, $0.table.folder) < ($1.near, $0.shared, $1.table.folder) }
        guard let best = sorted.first else { return [] }
        return sorted.filter { one in
            if one.isMain { return true }
            if best.near <= .target { return one.near == best.near }
            // Without a manifest, tables in other top-level folders belong to another target.
            return one.near < .unknown || (one.shared > 0) == (best.shared > 0)
        }.map(\.table)
    }

    private func catalog(_ path: String) -> StringsCatalog {
        cache.catalog(path) {
            project.files.bytes(of: path).map { StringsCatalogReader.read($0, file: path) } ?? StringsCatalog()
        }
    }

    private func table(_ path: String) -> TextFile {
        cache.table(path) { project.files.bytes(of: path).map(TextFile.init) ?? TextFile() }
    }

    /// Returns the keys of a table by their letters.
    func keys(of table: TextTable) -> [String: Set<String>] {
        let place = table.paths.first ?? table.folder
        if let cached = foldedKeys[place] { return cached }
        var keys: [String: Set<String>] = [:]
        for path in table.paths {
            let all = table.isCatalog ? Array(catalog(path).strings.keys) : Array(self.table(path).texts.keys)
            for key in all { keys[key.withoutPlaceholders.plainLetters, default: []].insert(key) }
        }
        foldedKeys[place] = keys
        return keys
    }
}

extension String {
    /// A Boolean value that indicates whether the string is written like the name of a key, and not like text for
    /// people: `tab.home`, `tab_home`, `tabHome`.
    fileprivate var isWrittenAsKey: Bool {
        guard let first, first.isLetter,
            allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
        else { return false }
        if contains("_") { return true }
        if dropFirst().dropLast().contains(".") {
            return split(separator: ".").allSatisfy { $0.first?.isLowercase == true }
        }
        // `tabHome`, but neither `iPhone` nor `macOS`.
        guard first.isLowercase, let place = firstIndex(where: \.isUppercase) else { return false }
        return distance(from: startIndex, to: place) > 1 && !hasSuffix("OS")
    }

    /// The key without its placeholders: `%@ items` is `items`.
    fileprivate var withoutPlaceholders: String {
        split(separator: "%", omittingEmptySubsequences: false).enumerated().map { index, part in
            guard index > 0 else { return String(part) }
            return String(part.drop { "0123456789$l".contains($0) }.dropFirst())
        }.joined()
    }
}

extension LocalizedKey {
    /// Returns a string that no table has, with its placeholders filled in.
    func filled(_ text: String) -> String { LocalizedFormat(text).text(with: arguments, in: .en) ?? text }
}
