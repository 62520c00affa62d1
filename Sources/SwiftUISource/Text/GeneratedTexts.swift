import TabModel

extension ProjectTexts {
    /// Returns the key that a generated constant represents, such as `L10n.Tab.trips`,
    /// `R.string.localizable.tabTrips()`, `AppStrings.Localizable.Tab.trips` or `.tabTrips`; nil if no or several keys
    /// fit.
    ///
    /// The file that declares the constant is not in the project. Generators derive names from keys by omitting the
    /// characters that no name can have.
    func key(ofConstant text: String, from file: String) -> LocalizedKey? {
        guard let constant = GeneratedConstant(text) else { return nil }
        var tables = tables
        if let module = constant.module {
            let named = tables.filter { table in
                project.targets.targets(of: table.paths.first ?? table.folder).contains { $0.module == module }
            }
            if !named.isEmpty { tables = named }
        }
        if let name = constant.table {
            tables = tables.filter { $0.name.plainLetters == name.plainLetters }
            guard !tables.isEmpty else { return nil }
        }
        for table in nearest(tables, to: constant.module == nil ? file : "", in: .unknown) {
            let matches = self.matches(constant, in: table)
            guard let (key, arguments) = matches.first else { continue }
            guard matches.count == 1 else { return nil }
            return LocalizedKey(key: key, arguments: arguments, table: table.name, tableFolder: table.folder)
        }
        return nil
    }

    /// Returns the keys of a table that a constant can represent; of several, those with the same parts.
    private func matches(_ constant: GeneratedConstant, in table: TextTable) -> [(String, [FormatArgument])] {
        let keys = keys(of: table)
        // If there is more than one table, the first name may be the table's.
        var names = [constant.names]
        if constant.names.count > 1, constant.names[0].plainLetters == table.name.plainLetters, constant.table == nil {
            names.insert(Array(constant.names.dropFirst()), at: 0)
        }
        for names in names where constant.isCertain || names.count > 1 {
            let candidates = keys[names.joined().plainLetters, default: []].sorted()
            let exact = candidates.filter {
                $0.split(separator: ".").map { String($0).plainLetters } == names.map(\.plainLetters)
            }
            let matches = names.count > 1 && exact.count == 1 ? exact : candidates
            if !matches.isEmpty { return matches.map { ($0, constant.arguments) } }
        }
        return []
    }
}

/// The parts of a constant that a generator of accessors makes from a key.
private struct GeneratedConstant {
    /// The names that are made from the key.
    private(set) var names: [String]
    /// The table; nil if the constant doesn't name it.
    private(set) var table: String?
    /// The module of the tables; nil if the constant doesn't name it.
    private(set) var module: String?
    /// The arguments of the call, if the constant is a function.
    private(set) var arguments: [FormatArgument] = []
    /// A Boolean value that indicates whether the outermost name identifies the constant as a localized string:
    /// otherwise, one name alone is not enough.
    private(set) var isCertain = true

    /// The words that are common in names of the outermost type.
    private static let words = [
        "l10n", "i18n", "string", "locali", "text", "translation", "phrase", "copy", "loc", "lang",
    ]

    /// Creates the parts of an expression; nil for one that no generator makes.
    init?(_ text: String) {
        var text = text[...]
        if text.hasSuffix(")"), let open = text.lastIndex(of: "("), !text.hasPrefix("R.string("),
            let literals = Self.literals(text[text.index(after: open)...].dropLast())
        {
            (text, arguments) = (text[..<open], literals)
        } else if text.hasSuffix("()") {
            text = text.dropLast(2)
        }
        // R.swift accepts the bundle or the languages: `R.string(bundle: .main).localizable.title`.
        if text.hasPrefix("R.string("), let close = text.firstRange(of: ").") {
            text = "R.string." + text[close.upperBound...]
            if text.hasSuffix("()") { text = text.dropLast(2) }
        }
        if text.hasPrefix("LocalizedStringResource.") { text = text.dropFirst("LocalizedStringResource".count) }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1, parts.dropFirst().allSatisfy(Self.isName) else { return nil }
        switch parts[0] {
        case "": names = Array(parts.dropFirst())
        case "R":
            guard parts.count == 4, parts[1] == "string" else { return nil }
            (table, names) = (parts[2], [parts[3]])
        default:
            guard Self.isName(parts[0]), parts[0].first?.isUppercase == true, !SystemTypes.has(parts[0]) else {
                return nil
            }
            names = Array(parts.dropFirst())
            if parts[0].hasSuffix("Strings"), parts[0].count > 7 { module = String(parts[0].dropLast(7)) }
            let outer = parts[0].lowercased()
            isCertain = Self.words.contains { outer.contains($0) }
        }
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// Returns the values of literals; nil if something else is among them.
    private static func literals(_ text: Substring) -> [FormatArgument]? {
        let all = text.split(separator: ",").map { part in
            let value = part.split(separator: ":", maxSplits: 1).last ?? part
            return value.drop { $0 == " " }
        }
        guard
            all.allSatisfy({
                $0.allSatisfy(\.isNumber)
                    || $0.count > 1 && $0.hasPrefix("\"") && $0.hasSuffix("\"") && !$0.contains("\\")
            })
        else { return nil }
        return all.map { Int($0).map(FormatArgument.number) ?? .text(String($0.dropFirst().dropLast())) }
    }
}
