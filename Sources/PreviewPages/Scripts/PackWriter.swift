/// A pack of modules in one file, each after those that it imports.
struct ScriptPack: Hashable {
    /// The name of the file: that of the module that is requested, or else of the first one.
    let head: String
    let modules: [String]
}

/// A writer of the packs of one page.
struct PackWriter {
    let modules: [String: ScriptModule]
    /// The short name of each module, common to all packs.
    let names: [String: String]
    /// The file that contains each module.
    let heads: [String: String]

    /// Returns the text of a pack: each module is a function that returns its exports, with its lines unchanged.
    func script(_ pack: ScriptPack) throws(ScriptPackError) -> String {
        var text = imports(of: pack)
        for module in pack.modules.compactMap({ modules[$0] }) {
            try requireOneFolder(module, pack)
            text += "// \(module.file)\nconst \(name(module.file)) = (() => {\n"
            // The imports go into the first line, which has only the module's purpose: all other lines keep their
            // places.
            for used in module.imports { text += "const \(used.names) = \(name(used.file)); " }
            text += module.lines.joined(separator: "\n")
            text += "\nreturn { \(module.exports.joined(separator: ", ")) };\n})();\n"
        }
        return text + "export { \(pack.modules.map(name).joined(separator: ", ")) };\n" + exports(of: pack.head)
    }

    /// Returns a file that exports one module of the pack again.
    func passing(on file: String) -> String {
        guard let head = heads[file] else { return "" }
        return "import { \(name(file)) } from '\(address(of: head, in: file))';\n\(exports(of: file))"
    }

    /// Returns the imports that the modules need from other packs.
    private func imports(of pack: ScriptPack) -> String {
        let used = Set(pack.modules.flatMap { modules[$0]?.imports.map(\.file) ?? [] }).subtracting(pack.modules)
        let files = Dictionary(grouping: used) { heads[$0] ?? $0 }
        return files.sorted { $0.key < $1.key }.map { head, files in
            let names = files.sorted().map(name).joined(separator: ", ")
            return "import { \(names) } from '\(address(of: head, in: pack.head))';\n"
        }.joined()
    }

    /// Returns the exports of a module in the form of its file.
    private func exports(of file: String) -> String {
        let names = modules[file]?.exports ?? []
        return names.isEmpty ? "" : "export const { \(names.joined(separator: ", ")) } = \(name(file));\n"
    }

    /// Requires that a module is in the pack's folder if it uses URLs, which are relative to the pack's own file.
    private func requireOneFolder(_ module: ScriptModule, _ pack: ScriptPack) throws(ScriptPackError) {
        guard module.folder != modules[pack.head]?.folder else { return }
        let isRelative = { (line: Substring) in line.contains("import.meta") || line.contains("import(") }
        if let index = module.lines.firstIndex(where: isRelative) {
            throw ScriptPackError(module.file, index + 1, .folder(pack.head))
        }
    }

    private func address(of other: String, in file: String) -> String { modules[file]?.relative(other) ?? other }

    private func name(_ file: String) -> String { names[file] ?? "" }
}
