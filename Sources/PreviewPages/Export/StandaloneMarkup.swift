import Foundation
import TabModel

/// A link inside a document: its URL there, and the view that it represents.
struct StandaloneLink {
    let address: String
    let target: ViewState

    init(address: String, target: ViewState) {
        self.address = address
        self.target = target
    }

    /// Creates the link to a view in the form in which it is kept.
    init(to view: ViewState, _ states: ExportStates) {
        self.init(address: "#" + states.name(of: view), target: view)
    }
}

/// A converter of frames' markup to markup that needs no server.
///
/// Frames of one spec share most of their lines, so each line is converted once and then reused.
struct StandaloneMarkup {
    /// A line as the templates draw it.
    private struct Line {
        /// A Boolean value that indicates whether all values of the line end in it.
        let hasWholeValues: Bool
        /// The number of the line among ``lines``, and its links; nil until it is converted.
        var turned: (number: Int, links: [Int])?
    }

    /// A closure that returns the link inside the document for a view.
    private let inside: (ViewState) -> StandaloneLink
    /// The ids of the symbols found so far.
    private(set) var symbols: Set<String> = []
    /// The links that were met, by number: one for each URL in each edition.
    private(set) var links: [StandaloneLink] = []
    /// The lines in the form that they have inside the document.
    private(set) var lines = MarkupLines()
    private var linkNumbers: [String: Int] = [:]
    private var numbersByAddress: [ExportEdition: [String: Int]] = [:]
    private var drawnLines = MarkupLines()
    private var cachedLines: [Line] = []

    init(inside: @escaping (ViewState) -> StandaloneLink) {
        self.inside = inside
    }

    /// Creates a converter whose links lead to the stored views.
    init(_ states: ExportStates) {
        self.init { StandaloneLink(to: states.canonical($0), states) }
    }

    /// Returns the frame with its links and symbols in the document's form, and its links.
    ///
    /// Attributes that describe the permissions of a server are left out.
    mutating func standalone(_ frame: String) -> (text: String, links: [StandaloneLink]) {
        let (lines, links) = numbered(frame)
        return (self.lines.text(of: lines), links.map { self.links[$0] })
    }

    /// Returns the converted frame as numbers of ``lines`` and ``links``.
    mutating func numbered(_ frame: String) -> (lines: [Int], links: [Int]) {
        let drawn = drawnLines.numbers(of: frame)
        cachedLines += drawnLines.texts[cachedLines.count...].map { Line(hasWholeValues: Self.hasWholeValues($0)) }
        // A value may contain a line break: then lines can't be converted one by one.
        guard drawn.allSatisfy({ cachedLines[$0].hasWholeValues }) else {
            let (text, links) = turned(frame)
            return (lines.numbers(of: text), links)
        }
        var numbers: [Int] = []
        var links: [Int] = []
        numbers.reserveCapacity(drawn.count)
        for line in drawn {
            let turned = turned(line)
            numbers.append(turned.number)
            links += turned.links
        }
        return (numbers, links)
    }

    /// Returns the number of a link; links to the same view in the same edition share one.
    mutating func number(of link: StandaloneLink) -> Int {
        let edition = ExportEdition(of: link.target)
        if let number = numbersByAddress[edition]?[link.address] { return number }
        numbersByAddress[edition, default: [:]][link.address] = links.count
        links.append(link)
        return links.count - 1
    }

    private static func hasWholeValues(_ line: String) -> Bool {
        line.utf8.count { $0 == UInt8(ascii: "\"") }.isMultiple(of: 2)
    }

    private mutating func turned(_ line: Int) -> (number: Int, links: [Int]) {
        if let turned = cachedLines[line].turned { return turned }
        let (text, links) = turned(drawnLines.texts[line])
        let turned = (number: lines.numbers(of: text)[0], links: links)
        cachedLines[line].turned = turned
        return turned
    }

    private mutating func turned(_ markup: String) -> (text: String, links: [Int]) {
        var usedLinks: [Int] = []
        let text = MarkupAttributes.changed(in: markup) { name, value in
            guard name == "href" else { return Self.isOfTheServer(name) ? .removed : .unchanged }
            if let id = Self.symbol(value) {
                symbols.insert(id)
                return .replaced("#\(id)")
            }
            guard value != ExportDrawing.nowhere else { return .removed }
            let link = link(to: String(value))
            usedLinks.append(link)
            return .replaced(HTMLEscaping().escapeText(links[link].address))
        }
        return (text, usedLinks)
    }

    private static func isOfTheServer(_ name: Substring) -> Bool {
        ["data-rights", "data-menu-for"].contains(name) || name.hasPrefix("data-why-")
    }

    private mutating func link(to value: String) -> Int {
        if let number = linkNumbers[value] { return number }
        let number = number(of: inside(Self.view(value)))
        linkNumbers[value] = number
        return number
    }

    /// Returns the id of a symbol that a sprite's URL refers to.
    private static func symbol(_ value: Substring) -> String? {
        let parts = value.split(separator: "#", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        for sprite in [PageAssets.sprite, PageAssets.interface] where parts[0] == ExportDrawing.assets.path(sprite) {
            return InlineSymbols.id(of: MarkupAttributes.text(of: String(parts[1])), in: sprite)
        }
        return nil
    }

    /// Returns the view that a link of the preview leads to.
    private static func view(_ value: String) -> ViewState {
        let address = MarkupAttributes.text(of: value)
        guard let mark = address.firstIndex(of: "?") else { return ViewState() }
        let pairs = address[address.index(after: mark)...].split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? parts[1].removingPercentEncoding ?? "" : "")
        }
        return ViewState(query: pairs)
    }
}

/// The attributes in a piece of markup that templates made.
///
/// Templates quote every value with `"`, and values contain none (``HTMLEscaping``), so a split at the quotes separates
/// values from everything else.
enum MarkupAttributes {
    /// The outcome of one attribute.
    enum Change {
        case unchanged
        case replaced(String)
        case removed
    }

    /// Returns the markup with the changes that `change` returns for each attribute.
    ///
    /// `change` receives the escaped value.
    static func changed(in markup: String, _ change: (_ name: Substring, _ value: Substring) -> Change) -> String {
        var result = ""
        result.reserveCapacity(markup.utf8.count)
        var before: Substring?
        for cut in markup.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false) {
            guard let text = before else {
                before = Substring(cut)
                continue
            }
            append(text, Substring(cut), to: &result, change)
            before = nil
        }
        if let before { result += before }
        return result
    }

    private static func append(
        _ text: Substring,
        _ value: Substring,
        to result: inout String,
        _ change: (Substring, Substring) -> Change
    ) {
        let start = text.utf8.lastIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") } ?? text.startIndex
        let name = text[start...].dropFirst().dropLast()
        switch change(name, value) {
        case .unchanged: result += "\(text)\"\(value)\""
        case .replaced(let other): result += "\(text)\"\(other)\""
        case .removed: result += text[..<start]
        }
    }

    /// Returns a value with the references resolved that ``HTMLEscaping`` writes.
    static func text(of value: String) -> String {
        guard value.utf8.contains(UInt8(ascii: "&")) else { return value }
        return references.reduce(value) { text, reference in
            text.split(separator: reference.name, omittingEmptySubsequences: false).joined(
                separator: reference.character
            )
        }
    }

    /// The character references with their characters.
    ///
    /// The ampersand comes last, so that the text after it is not taken for a reference.
    private static let references = [
        (name: "&lt;", character: "<"), (name: "&gt;", character: ">"), (name: "&quot;", character: "\""),
        (name: "&#39;", character: "'"), (name: "&#13;", character: "\r"), (name: "&amp;", character: "&"),
    ]
}
