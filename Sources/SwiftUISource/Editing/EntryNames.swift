import TabModel

/// The names of entries in messages about Swift source, whose readers don't see the paths of the spec that was read.
struct EntryNames {
    let spec: TabSpec

    /// Returns a sentence with the names of entries in place of their paths: `The title of "Home"` for `tabs[0].title`.
    func naming(_ sentence: String) -> String {
        let path = /tabs\[\d+\](?:\.tabs\[\d+\])*(?:\.(?<member>[A-Za-z]+(?:\.[A-Za-z]+)*))?/
        let named = sentence.replacing(path) { match in
            let numbers = match.output.0.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
            let name = name(numbers)
            return match.output.member.map { "the \($0) of \(name)" } ?? name
        }
        return named.prefix(1).uppercased() + named.dropFirst()
    }

    /// Returns the title of an entry in quotes; for an entry without one, its number in its list.
    private func name(_ path: [Int]) -> String {
        if let title = spec.entry(at: path)?.label.title { return title.quoted }
        let number = "entry \((path.last ?? 0) + 1)"
        return path.count > 1 ? "\(number) of \(name(path.dropLast()))" : number
    }
}
