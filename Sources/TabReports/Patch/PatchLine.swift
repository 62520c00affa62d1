/// One line's fate, with the numbers of the lines at which it stands in both versions, from 0.
struct PatchLine {
    let kind: Kind
    let old: Int
    let new: Int

    enum Kind {
        case kept, removed, added

        /// The character in front of the line.
        var mark: UInt8 {
            switch self {
            case .kept: UInt8(ascii: " ")
            case .removed: UInt8(ascii: "-")
            case .added: UInt8(ascii: "+")
            }
        }
    }

    init(_ kind: Kind, old: Int, new: Int) {
        self.kind = kind
        self.old = old
        self.new = new
    }
}
