/// English sentences in which names may run from right to left.
enum SentenceText {
    /// Returns the displayed form of a sentence: visible marks in place of invisible control characters, typographic
    /// apostrophes, and each name that runs from right to left isolated.
    ///
    /// The same sentences are in the terminal, where apostrophes are straight.
    ///
    /// Without isolation, names that only a comma or a number separates would change places (Unicode Standard Annex 9,
    /// 2.4). The characters that isolate are the page's own: ``VisibleMarks`` shows those of a title.
    static func shown(_ text: String) -> String {
        let text = withApostrophes(VisibleMarks.shown(text))
        guard text.unicodeScalars.contains(where: isRightToLeft) else { return text }
        var sentence = String.UnicodeScalarView()
        var name = String.UnicodeScalarView()
        // The characters between two words of a name, if the next word belongs to the name too.
        var gap = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isRightToLeft(scalar) {
                name.append(contentsOf: gap)
                name.append(scalar)
                gap = String.UnicodeScalarView()
            } else if !name.isEmpty, isInName(scalar) {
                gap.append(scalar)
            } else {
                end(&name, gap, in: &sentence)
                gap = String.UnicodeScalarView()
                sentence.append(scalar)
            }
        }
        end(&name, gap, in: &sentence)
        return String(sentence)
    }

    /// Returns a string with typographic apostrophes inside words, except in quotations: they are another person's.
    static func withApostrophes(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "'")) else { return text }
        var (result, isQuoted, previous) = ("", false, Character(" "))
        var rest = text[...]
        while let character = rest.popFirst() {
            if character == "\"" { isQuoted.toggle() }
            let isInside = previous.isLetter && rest.first?.isLetter == true
            result.append(character == "'" && isInside && !isQuoted ? "’" : character)
            previous = character
        }
        return result
    }

    private static func end(
        _ name: inout String.UnicodeScalarView,
        _ gap: String.UnicodeScalarView,
        in sentence: inout String.UnicodeScalarView
    ) {
        if !name.isEmpty {
            sentence.append("\u{2068}")
            sentence.append(contentsOf: name)
            sentence.append("\u{2069}")
        }
        sentence.append(contentsOf: gap)
        name = String.UnicodeScalarView()
    }

    /// Returns a Boolean value that indicates whether a scalar is of a script that runs from right to left, or one of
    /// its marks.
    ///
    /// The blocks of these scripts hold no other letters.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// Returns a Boolean value that indicates whether a scalar can be between two words of one name; a comma, a period
    /// or a quotation mark ends it.
    private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\u{A0}", "0"..."9", "-", "–", "'", "’", "&", "/", "!", "?", "·": true
        default: false
        }
    }
}
