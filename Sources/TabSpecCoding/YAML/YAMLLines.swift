import TabModel
import Yams

/// Turns libyaml's lines into those of editors.
///
/// libyaml follows YAML 1.1 and also ends lines at U+0085, U+2028 and U+2029; editors and our counting don't. Texts
/// without these characters need no table.
struct YAMLLines {
    /// Where each of libyaml's lines begins.
    private let starts: [SourceLocation]

    init(_ text: String) {
        let hasUnusual = text.unicodeScalars.contains { $0 == "\u{85}" || $0 == "\u{2028}" || $0 == "\u{2029}" }
        starts = hasUnusual ? Self.starts(in: text) : []
    }

    func place(_ mark: Mark) -> SourceLocation {
        guard 1...max(starts.count, 1) ~= mark.line, !starts.isEmpty else { return SourceLocation(mark) }
        var place = starts[mark.line - 1]
        place.column += mark.column - 1
        return place
    }

    private static func starts(in text: String) -> [SourceLocation] {
        var place = SourceLocation(line: 1, column: 1)
        var starts = [place]
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where last == "\r": break
            case "\n", "\r":
                place = SourceLocation(line: place.line + 1, column: 1)
                starts.append(place)
            default:
                place.column += 1
                if scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}" { starts.append(place) }
            }
            last = scalar
        }
        return starts
    }
}

extension SourceLocation {
    /// A mark's numbers as they are; libyaml counts columns in Unicode scalars, too.
    init(_ mark: Mark) {
        self.init(line: mark.line, column: mark.column)
    }
}
