import TabModel

/// A string table of an app: a catalog, or the files of one name beside each other, one for each language.
struct TextTable {
    /// The name, such as `Localizable`.
    let name: String
    /// The directory of the table, with a slash at its end: that of the catalog, or the one around the `.lproj`
    /// directories.
    let folder: String
    /// A Boolean value that indicates whether the table is one `.xcstrings` file.
    let isCatalog: Bool
    /// The paths of the files, sorted.
    var paths: [String]

    /// Returns the tables among an app's files, in the order of their first paths.
    ///
    /// Tables that the system shows, and not the app, are left out: the settings of a bundle and the texts of
    /// `Info.plist`.
    static func all(of paths: [String]) -> [TextTable] {
        var tables: [TextTable] = []
        var places: [String: Int] = [:]
        for path in paths {
            let isCatalog = path.hasSuffix(".xcstrings")
            guard isCatalog || path.hasSuffix(".strings") || path.hasSuffix(".stringsdict"), !path.isSystemTable else {
                continue
            }
            let inner = path.folderPath
            // Outside of a language's directory, a file is no table that the app would find.
            guard isCatalog || inner.hasSuffix(".lproj/") else { continue }
            let folder = isCatalog ? inner : String(inner.dropLast()).folderPath
            let place = "\(folder)\(path.tableName)\(isCatalog)"
            if let index = places[place] {
                tables[index].paths.append(path)
            } else {
                places[place] = tables.count
                tables.append(TextTable(name: path.tableName, folder: folder, isCatalog: isCatalog, paths: [path]))
            }
        }
        return tables
    }

    /// Returns the files in a language, or in the project's own without one; files with forms for numbers come first.
    ///
    /// The project's own language is English, or the only one: the source doesn't determine which of several others it
    /// is.
    func paths(in locale: LocaleIdentifier?) -> [String] {
        let tables = paths.filter { path in
            if let locale { return LocaleIdentifier(tag: path.language) == locale }
            return path.language == "Base" || path.language == "en" || path.language.hasPrefix("en-")
        }
        var match = tables
        if tables.isEmpty {
            let isOnly = locale == nil && Set(paths.map(\.language)).count == 1
            match = isOnly ? paths : locale == nil ? [] : paths.filter { ["Base", "en"].contains($0.language) }
        }
        // `Base` is used where the language has no text.
        let (own, base) = (match.filter { $0.language != "Base" }, match.filter { $0.language == "Base" })
        return [own, base].flatMap { files in
            files.filter { $0.hasSuffix("dict") } + files.filter { !$0.hasSuffix("dict") }
        }
    }

    /// Returns the language of one of the files; nil for `Base` and those that no view can have.
    func language(of path: String) -> LocaleIdentifier? { LocaleIdentifier(tag: path.language) }
}

extension String {
    /// The name of the table in a file.
    fileprivate var tableName: String {
        let file = dropFirst(folderPath.count)
        return String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex))
    }

    /// A Boolean value that indicates whether a table has none of the app's own texts.
    fileprivate var isSystemTable: Bool {
        contains("Settings.bundle/") || tableName.hasSuffix("InfoPlist") || tableName == "AppShortcuts"
    }

    /// The language of a directory such as `de.lproj`.
    fileprivate var language: String {
        split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) } ?? ""
    }
}
