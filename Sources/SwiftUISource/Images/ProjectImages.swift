/// The images and symbols of a project's asset catalogs, by name.
struct ProjectImages {
    /// The folders of the sets, by the images' names.
    private let sets: [String: [String]]
    private let names: [String: [String]]
    private let files: any ProjectFiles

    private static let endings = [".imageset", ".symbolset"]

    /// Lists the sets.
    init(_ files: any ProjectFiles) {
        var sets: [String: Set<String>] = [:]
        for path in files.paths where path.contains(".xcassets/") {
            let parts = path.split(separator: "/")
            guard let place = parts.lastIndex(where: { part in Self.endings.contains { part.hasSuffix($0) } }),
                let ending = Self.endings.first(where: { parts[place].hasSuffix($0) })
            else { continue }
            sets[String(parts[place].dropLast(ending.count)), default: []]
                .insert(parts[...place].joined(separator: "/"))
        }
        self.files = files
        self.sets = sets.mapValues { $0.sorted() }
        names = Dictionary(grouping: sets.keys.sorted()) { $0.plainLetters }
    }

    /// The image that a generated constant stands for: its last name in the letters of an image's name.
    ///
    /// SwiftGen, R.swift and Xcode write names in camel case, without other characters. Nil if none or several fit.
    func name(ofConstant text: String) -> String? {
        let text = text.hasSuffix("()") ? String(text.dropLast(2)) : text
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isConstant = parts.dropLast().allSatisfy { $0.first?.isUppercase ?? true } || parts.first == "R"
        guard parts.count > 1, isConstant, let last = parts.last, last.allSatisfy({ $0.isLetter || $0.isNumber }),
            let found = names[String(last).plainLetters], found.count == 1
        else { return nil }
        return found.first
    }

    /// Whether a catalog has an image of that name.
    func has(_ name: String) -> Bool { sets[name.split(separator: "/").last.map(String.init) ?? name] != nil }

    /// Whether the project has asset catalogs.
    var isEmpty: Bool { sets.isEmpty }

    /// The folder of an image's set, the first by its path.
    func folder(of name: String) -> String? { sets[name.split(separator: "/").last.map(String.init) ?? name]?.first }
}

extension String {
    /// Its letters and digits in lower case: what a name and the constant generated of it have in common.
    var plainLetters: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
