import TabModel
import TabSpecCoding

/// An image or a symbol of the project that a tab view draws.
struct ProjectAsset: Hashable, Sendable {
    /// The name in the source.
    var name: String
    /// The kind of the set.
    var kind: Kind
    /// The folder of the set, relative to the project's root.
    var folder: String

    /// The kind of a set.
    enum Kind: String, CaseIterable, Sendable {
        /// An `.imageset`.
        case image
        /// A `.symbolset`.
        case symbol
    }
}

/// The images and symbols of a project's asset catalogs, by name.
struct ProjectImages {
    /// The folders of the sets, by the images' names.
    private let sets: [String: [String]]
    private let names: [String: [String]]
    private let project: Project
    /// The files of the color sets, by the colors' names.
    private let colors: [String: [String]]

    private static let endings = [".imageset", ".symbolset"]

    /// Creates the list of a project's sets.
    init(_ project: Project) {
        self.project = project
        var sets: [String: Set<String>] = [:]
        colors = Dictionary(grouping: project.files.paths.filter(\.isContentsOfColor)) { $0.setName ?? "" }
        for path in project.files.paths where path.contains(".xcassets/") {
            let parts = path.split(separator: "/")
            guard let place = parts.lastIndex(where: { part in Self.endings.contains { part.hasSuffix($0) } }),
                let ending = Self.endings.first(where: { parts[place].hasSuffix($0) })
            else { continue }
            sets[String(parts[place].dropLast(ending.count)), default: []]
                .insert(parts[...place].joined(separator: "/"))
        }
        self.sets = sets.mapValues { $0.sorted() }
        names = Dictionary(grouping: sets.keys.sorted()) { $0.plainLetters }
    }

    /// Returns the image that a generated constant represents: its last name in the letters of an image's name.
    ///
    /// SwiftGen, R.swift, Tuist and Xcode write names in camel case, without other characters; Xcode leaves `Image` out
    /// at the end. Of several, those count that are nearest to the file. Nil if none or several fit.
    func name(ofConstant text: String, from file: String) -> String? {
        // Tuist and SwiftGen generate an image with its name and accessors, R.swift a function that returns it.
        let suffixes = ["()", "()!", ".name", ".image", ".uiImage", ".swiftUIImage"]
        let text = suffixes.first(where: text.hasSuffix).map { String(text.dropLast($0.count)) } ?? text
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isConstant = parts.dropLast().allSatisfy { $0.first?.isUppercase ?? true } || parts.first == "R"
        guard parts.count > 1, isConstant, let last = parts.last,
            last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
            let matches = names[last.plainLetters] ?? names[last.plainLetters + "image"]
        else { return nil }
        return only(of: matches, from: file)
    }

    /// Returns the image among several whose constants are equal: the only one that is nearest to a file.
    private func only(of names: [String], from file: String) -> String? {
        guard names.count > 1 else { return names.first }
        let owners = names.flatMap { name in folders(of: name).map { (folder: $0, name: name) } }
        let sorted = project.nearest(owners.map(\.folder), to: file)
        guard let first = sorted.first else { return nil }
        let imports = project.imports(of: file)
        let near = project.targets.nearness(of: first, to: file, importing: imports)
        let nearest = owners.filter { project.targets.nearness(of: $0.folder, to: file, importing: imports) == near }
        let matches = Set(nearest.map(\.name))
        return matches.count == 1 ? matches.first : nil
    }

    /// Returns the file of the color with a name, in the spelling of a generated constant: the one nearest to a file.
    func color(named name: String, near file: String) -> (name: String, path: String)? {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        let matches =
            colors[last].map { [(last, $0)] }
            ?? colors.filter { $0.key.plainLetters == last.plainLetters }.map { ($0.key, $0.value) }
        guard matches.count == 1, let only = matches.first else { return nil }
        return project.nearest(only.1, to: file).first.map { (only.0, $0) }
    }

    /// Returns a Boolean value that indicates whether a catalog has an image with a name.
    func has(_ name: String) -> Bool { sets[name.split(separator: "/").last.map(String.init) ?? name] != nil }

    /// A Boolean value that indicates whether the project has asset catalogs.
    var isEmpty: Bool { sets.isEmpty }

    private func folders(of name: String) -> [String] {
        sets[name.split(separator: "/").last.map(String.init) ?? name] ?? []
    }

    /// Returns the asset catalog that has most of the images of a tab view; of several, the one nearest to its file.
    func catalog(of names: Set<String>, near file: String) -> String? {
        let catalogs = names.flatMap { Set(folders(of: $0).compactMap(\.assetCatalog)) }
        let counts = Dictionary(grouping: catalogs, by: \.self).mapValues(\.count)
        let drawable = counts.filter { FileKind.assetCatalog.problem(of: $0.key) == nil }
        let most = drawable.values.max()
        return project.nearest(drawable.filter { $0.value == most }.map(\.key), to: file).first
    }

    /// Returns the sets of images, by name: of several, the one in a catalog.
    func assets(_ names: Set<String>, in catalog: String?) -> [ProjectAsset] {
        names.sorted().compactMap { name in
            let folders = folders(of: name)
            guard let folder = folders.first(where: { $0.assetCatalog == catalog }) ?? folders.first else { return nil }
            return ProjectAsset(name: name, kind: folder.hasSuffix(".symbolset") ? .symbol : .image, folder: folder)
        }
    }
}

extension String {
    /// The path of the asset catalog that a path is in.
    fileprivate var assetCatalog: String? {
        let parts = split(separator: "/")
        return parts.firstIndex { $0.hasSuffix(".xcassets") }.map { parts[...$0].joined(separator: "/") }
    }

    /// A Boolean value that indicates whether the path is the `Contents.json` of a color set.
    fileprivate var isContentsOfColor: Bool {
        hasSuffix("\(ColorContents.setEnding)/\(AssetContents.fileName)") && contains(".xcassets/")
    }

    /// The name of the set that contains the file.
    fileprivate var setName: String? {
        split(separator: "/").dropLast().last.map { String($0.dropLast(ColorContents.setEnding.count)) }
    }

    /// Returns the number of folders in common with another path.
    func sharedFolders(with other: String) -> Int {
        var (count, mine, theirs) = (0, utf8.makeIterator(), other.utf8.makeIterator())
        while true {
            let (left, right) = (mine.next(), theirs.next())
            let ends = (left == nil || left == UInt8(ascii: "/"), right == nil || right == UInt8(ascii: "/"))
            if ends.0, ends.1 { count += 1 }
            if left != right || left == nil { return count }
        }
    }

    /// The letters and digits in lower case: the common part of a name and the constant generated from it.
    var plainLetters: String { self[...].plainLetters }
}

extension Substring {
    /// The letters and digits in lower case.
    var plainLetters: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
