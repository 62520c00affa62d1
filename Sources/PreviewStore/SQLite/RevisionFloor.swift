/// A second place for the revision counter, the file `revision` beside the database.
///
/// So the number never falls, even if the database is deleted, set aside as damaged or brought back from a backup.
struct RevisionFloor: Hashable, Sendable {
    let path: String

    init(folder: String) {
        path = ParentFolder.path("revision", in: folder)
    }

    /// The next number that nobody has been given as far as this file knows; 1 if it does not exist.
    var next: Int {
        guard let text = PrivateFile.text(path), text.hasSuffix("\n"), let next = Int(text.dropLast()) else { return 1 }
        // A damaged file must not use the numbers up.
        return (1...1_000_000_000_000).contains(next) ? next : 1
    }

    func set(_ next: Int) throws(SystemFailure) {
        try PrivateFile.replace(path, with: "\(next)\n")
    }
}
