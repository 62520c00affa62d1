import TabModel
import TabSpecCoding
import Testing

/// A string in which 📍 is before each place that is expected to be named.
struct MarkedText {
    /// The text without its markers.
    let text: String
    /// The places of the markers, in order; a column counts Unicode scalars, CR LF is one line end.
    let places: [Place]

    init(_ marked: String) {
        var plain = String.UnicodeScalarView()
        var places: [Place] = []
        var place = Place(line: 1, column: 1)
        for scalar in marked.unicodeScalars {
            if scalar == "📍" {
                places.append(place)
                continue
            }
            if scalar == "\n" || scalar == "\r" {
                let isSecondOfPair = scalar == "\n" && plain.last == "\r"
                place = isSecondOfPair ? place : Place(line: place.line + 1, column: 1)
            } else {
                place.column += 1
            }
            plain.append(scalar)
        }
        text = String(plain)
        self.places = places
    }

    var bytes: [UInt8] { Array(text.utf8) }

    func read(_ format: SpecFormat, limits: SpecReadingLimits = .file) -> DecodedSpec {
        SpecReader.read(bytes, format: format, file: "tabs", limits: limits)
    }
}

/// A diagnostic without its file.
struct Remark: Equatable, CustomStringConvertible {
    var id: String
    var text: String
    var place: Place?

    init(_ id: String, _ text: String, _ place: Place?) {
        self.id = id
        self.text = text
        self.place = place
    }

    init(_ diagnostic: Diagnostic) {
        self.init(diagnostic.id, diagnostic.text, diagnostic.location)
    }

    var description: String {
        "\(place.map { "\($0.line):\($0.column)" } ?? "nowhere") \(text) [\(id)]"
    }
}

/// The words of messages for a title.
let aTitle = "expected a string or an object: a title by language"

/// One bad text, and what is to be said about it.
struct BadText: Sendable, CustomTestStringConvertible {
    var marked: String
    var id: String
    var text: String

    init(_ marked: String, _ id: String, _ text: String) {
        self.marked = marked
        self.id = id
        self.text = text
    }

    var testDescription: String { String(marked.prefix(60)) }

    func expected() -> [Remark] {
        MarkedText(marked).places.map { Remark(id, text, $0) }
    }

    func found(_ format: SpecFormat) -> [Remark] {
        MarkedText(marked).read(format).diagnostics.map(Remark.init)
    }
}
