import TabModel
import TabSpecCoding
import Testing

@Suite struct JSONSyntaxTests {
    private static let cases = [
        BadText("📍", "syntax", "The input is empty."),
        BadText("📍 \n\n", "syntax", "The input is empty."),
        BadText("{📍", "syntax", "Expected a key in double quotes, but the input ends here."),
        BadText("{\"tabs\"📍\n", "syntax", "Expected a colon after the key \"tabs\", but the input ends here."),
        BadText("{\"tabs\":📍 \n", "syntax", "Expected a value, but the input ends here."),
        BadText("{\"tabs\": [📍", "syntax", "Expected a value, but the input ends here."),
        BadText("{\"tabs\": [1📍\n\n", "syntax", "Expected a comma or \"]\", but the input ends here."),
        BadText("{\"tabs\": []📍\n", "syntax", "Expected a comma or \"}\", but the input ends here."),
        BadText("{\"tabs\": [1 📍{}]}", "syntax", "Expected a comma or \"]\", found \"{\"."),
        BadText("{\"a\": 1\n 📍\"b\": 2}", "syntax", "Expected a comma or \"}\", found a string."),
        BadText("[1, 📍]", "syntax", "Expected a value after the comma, found \"]\". Remove the comma."),
        BadText("{\"a\": 1,\n📍}", "syntax", "Expected a value after the comma, found \"}\". Remove the comma."),
        BadText("{📍tabs: []}", "syntax", "Expected a key in double quotes, found \"tabs\"."),
        BadText(
            "{📍'tabs': []}",
            "syntax",
            "Expected a key in double quotes, found a single quote. JSON uses double quotes."
        ),
        BadText("📍// tabs\n{}", "syntax", "JSON has no comments. Remove this one, or write the spec as YAML."),
        BadText("{} 📍# end", "syntax", "JSON has no comments. Remove this one, or write the spec as YAML."),
        BadText("{} 📍{}", "syntax", "Expected the end of the input, found \"{\"."),
        BadText("[📍True]", "syntax", "\"True\" is not a JSON value. Did you mean true?"),
        BadText("[📍None]", "syntax", "\"None\" is not a JSON value. Did you mean null?"),
        BadText("[📍NaN]", "syntax", "Expected a value, found \"NaN\"."),
        BadText("[📍nulls]", "syntax", "Expected a value, found \"nulls\"."),
        BadText("{\"a\": 📍“b”}", "syntax", "Expected a value, found \"“\". JSON uses double quotes."),
        BadText("[📍é]", "syntax", "Expected a value, found \"é\"."),
        BadText("[📍\u{0}]", "syntax", "Expected a value, found \"\\u{0}\"."),
        BadText("[📍01]", "syntax", "Numbers can't have leading zeros in JSON."),
        BadText("[-📍]", "syntax", "Expected a digit, found \"]\"."),
        BadText("[1.📍]", "syntax", "Expected a digit after the decimal point, found \"]\"."),
        BadText("[1e📍]", "syntax", "Expected a digit in the exponent, found \"]\"."),
        BadText("[📍.5]", "syntax", "Expected a value, found \".\"."),
        BadText("[📍+1]", "syntax", "Expected a value, found \"+\"."),
    ]

    private static let yaml = [
        "\n📍tabs:\n- {}\n", "📍---\ntabs: []\n", "📍- title: x\n", "📍# my tabs\ntabs: []\n",
    ].map {
        BadText(
            $0,
            "syntax",
            "Expected JSON, but this looks like YAML. "
                + "Use a name that ends in \".yaml\"."
        )
    }

    private static let stringCases = [
        BadText("[\"open 📍", "syntax", "Expected a closing quote, but the input ends here."),
        BadText("[\"open\\📍", "syntax", "Expected a closing quote, but the input ends here."),
        BadText("[\"open📍\n\"]", "syntax", "Expected a closing quote before the end of the line."),
        BadText("[\"open📍\r\n\"]", "syntax", "Expected a closing quote before the end of the line."),
        BadText("[\"a📍\tb\"]", "syntax", "A string can't contain a control character. Write it as \\u0009."),
        BadText("[\"a📍\u{0}b\"]", "syntax", "A string can't contain a control character. Write it as \\u0000."),
        BadText("[\"a📍\\x\"]", "syntax", "JSON has no escape sequence \"\\x\". Write \"\\\\\" for a backslash."),
        BadText("[\"📍\\u12G4\"]", "syntax", "Expected four hexadecimal digits after \"\\u\"."),
        BadText("[\"📍\\u+123\"]", "syntax", "Expected four hexadecimal digits after \"\\u\"."),
        BadText("[\"📍\\u12", "syntax", "Expected four hexadecimal digits after \"\\u\"."),
    ]

    private static let halves = ["\\uD83D", "\\uDE00", "\\uD83D\\uD83D", "\\uD83D\\n", "\\uD83Dx", "\\uDE00\\uD83D"]

    @Test(arguments: cases + stringCases + yaml)
    func `ends at the first syntax error and names its place (S46)`(bad: BadText) {
        #expect(bad.found(.json) == bad.expected())
    }

    @Test(arguments: halves)
    func `refuses half a surrogate pair at the escape (S46)`(half: String) {
        let bad = BadText(
            "[\"é📍\(half)\"]",
            "syntax",
            "This escape sequence is half of a surrogate pair. Write both halves, or the character itself."
        )

        #expect(bad.found(.json) == bad.expected())
    }
}
