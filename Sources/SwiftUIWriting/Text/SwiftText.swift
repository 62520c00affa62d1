import TabModel

/// Swift source under construction: lines at a depth, four spaces each, at most 120 columns where they can be broken.
struct SwiftText {
    private(set) var text = ""
    /// The guarded modifiers that are called so far, for the extensions at the end.
    private(set) var guarded: [GuardedModifier] = []
    /// The parts of SwiftUI in use so far, guarded or not.
    private(set) var features: Set<Feature> = []
    /// The properties of the view that are read so far, each with its name.
    var properties: [(property: ViewProperty, name: String)] = []
    /// A Boolean value that indicates whether the lines are members of a chain under `#if`, in which `swift format`
    /// doesn't indent other chains.
    var isInConditionalChain = false
    /// A Boolean value that indicates whether the size class of the environment is read.
    var readsSizeClass = false
    /// The receivers that change under a condition, for the extensions at the end.
    private(set) var changing: Set<GuardedModifier.Receiver> = []
    /// Names for the view's members.
    var memberNames: UniqueNames
    private var guardedModifiers: Set<GuardedModifier> = []
    private var depth = 0

    /// Creates an empty source; `taken` are the used names of the view's members.
    init(taken: Set<String> = []) { memberNames = UniqueNames(taken: taken) }

    /// The longest line that `swift format` doesn't break.
    static let width = 120

    /// Adds a line at the present depth; an empty one has no spaces.
    mutating func line(_ line: String = "") {
        if !line.isEmpty { text += String(repeating: " ", count: 4 * depth) + line }
        text += "\n"
    }

    /// Adds lines one level deeper, between an opening and a closing one.
    mutating func block(_ opening: String, closing: String = "}", _ body: (inout SwiftText) -> Void) {
        line(opening)
        deeper(body)
        line(closing)
    }

    /// Adds lines one level deeper.
    mutating func deeper(_ body: (inout SwiftText) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Adds a call; where it would be too long, each argument has a line of its own.
    ///
    /// `suffix` follows the closing parenthesis, such as ` {`. A call with a suffix and no arguments has no
    /// parentheses.
    ///
    /// - Returns: A Boolean value that indicates whether the call is on one line.
    @discardableResult
    mutating func call(_ name: String, _ arguments: [String], suffix: String = "") -> Bool {
        let parentheses = arguments.isEmpty && !suffix.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        let whole = name + parentheses + suffix
        guard 4 * depth + whole.count > Self.width, !arguments.isEmpty else {
            line(whole)
            return true
        }
        line("\(name)(")
        deeper { source in
            for (index, argument) in arguments.enumerated() {
                source.argument(argument, index + 1 < arguments.count ? "," : "")
            }
        }
        line(")\(suffix)")
        return false
    }

    /// Adds an argument on a line of its own; one that doesn't fit takes two if it is a choice, and three if it is a
    /// call of one argument.
    private mutating func argument(_ argument: String, _ end: String) {
        if !fits(argument + end), let choice = Self.choice(argument) {
            line(choice.condition)
            return deeper { source in
                let whole = "\(choice.value) \(choice.other)\(end)"
                if source.fits(whole) { return source.line(whole) }
                source.line(choice.value)
                source.line(choice.other + end)
            }
        }
        let parts = argument.split(separator: "(", maxSplits: 1)
        guard !fits(argument + end), parts.count == 2, argument.hasSuffix(")"), !argument.contains(/["(,].*[(,]/) else {
            return line(argument + end)
        }
        line("\(parts[0])(")
        deeper { $0.line(String(parts[1].dropLast())) }
        line(")\(end)")
    }

    /// Returns the parts of a choice, `a`, `? b` and `: c`; nil for any other expression.
    ///
    /// Strings in it may hold the same letters.
    private static func choice(_ argument: String) -> (condition: String, value: String, other: String)? {
        let string = /"(?:[^"\\]|\\.)*"/
        let masked = argument.replacing(string) { String(repeating: "_", count: $0.output.count) }
        guard let question = masked.firstRange(of: " ? "), let colon = masked.firstRange(of: " : "),
            masked.count == argument.count
        else { return nil }
        let places = [question, colon].map { masked.distance(from: masked.startIndex, to: $0.lowerBound) }
        let parts = Array(argument)
        return (
            String(parts[..<places[0]]), String(parts[(places[0] + 1)..<places[1]]), String(parts[(places[1] + 1)...])
        )
    }

    /// Adds a call and the modifiers that follow it, which are deeper where the call has one line.
    mutating func call(_ name: String, _ arguments: [String], modifiers: (inout SwiftText) -> Void) {
        if call(name, arguments) { deeper(modifiers) } else { modifiers(&self) }
    }

    /// Adds a case of a switch over some patterns, with an expression as its value.
    mutating func cases(_ patterns: [String], _ value: String) {
        let whole = "case \(patterns.joined(separator: ", ")): \(value)"
        guard 4 * depth + whole.count > Self.width else { return line(whole) }
        for (index, pattern) in patterns.enumerated() {
            let end = index + 1 < patterns.count ? "," : ":"
            if index == 0 { line("case \(pattern)\(end)") } else { deeper { $0.line("\(pattern)\(end)") } }
        }
        deeper { $0.line(value) }
    }

    /// Adds a call with a trailing closure.
    mutating func call(_ name: String, _ arguments: [String] = [], body: (inout SwiftText) -> Void) {
        call(name, arguments, suffix: " {")
        deeper(body)
        line("}")
    }

    /// Returns a Boolean value that indicates whether a line fits at the present depth.
    func fits(_ line: String) -> Bool { 4 * depth + line.count <= Self.width }

    /// Adds an expression and the modifiers that follow it, on its line if there is one that fits.
    mutating func chain(_ start: String, _ modifiers: (inout SwiftText) -> Void) {
        var rest = self
        rest.text = ""
        modifiers(&rest)
        let lines = rest.text.split(separator: "\n")
        let whole = start + (lines.first ?? "").drop { $0 == " " }
        guard lines.count > 1 || !fits(whole) else {
            rest.text = text
            self = rest
            return line(whole)
        }
        line(start)
        if isInConditionalChain { modifiers(&self) } else { deeper(modifiers) }
    }

    /// Adds lines that a body needs before it, then the body.
    mutating func lines(before body: (inout SwiftText) -> Void, _ needed: (inout SwiftText, SwiftText) -> Void) {
        var later = self
        later.text = ""
        body(&later)
        needed(&self, later)
        later.text = text + later.text
        self = later
    }

    /// Notes that a part of the view or of an entry changes under a condition.
    mutating func changes(_ receiver: GuardedModifier.Receiver) { changing.insert(receiver) }

    /// Notes the use of a part of SwiftUI.
    mutating func uses(_ feature: Feature?) {
        if let feature { features.insert(feature) }
    }

    /// Notes the call of a guarded modifier.
    mutating func needs(_ modifier: GuardedModifier) {
        if guardedModifiers.insert(modifier).inserted { guarded.append(modifier) }
    }

    /// Adds a comment, its words on as many lines as they need.
    mutating func comment(_ text: String, mark: String = "//") {
        var row = mark
        for word in text.split(separator: " ").flatMap(Self.pieces) {
            if row.count > mark.count, 4 * depth + row.count + 1 + word.count > Self.width {
                line(row)
                row = mark.last == "-" ? "//  " : mark
            }
            row += " \(word)"
        }
        line(row)
    }

    /// Returns a word, in pieces that fit on a line.
    private static func pieces(_ word: Substring) -> [Substring] {
        var (pieces, rest) = ([Substring](), word)
        while rest.count > width / 2 {
            pieces.append(rest.prefix(width / 2))
            rest = rest.dropFirst(width / 2)
        }
        return rest.isEmpty ? pieces : pieces + [rest]
    }
}
