import TabModel
import TabSpecCoding
import Testing

@Suite struct SpecFormatTests {
    @Test(arguments: [
        ("tabs.json", "title: a", SpecFormat.json), ("tabs.YML", "{}", .yaml), ("-", "{\"tabs\": []}", .json),
        ("-", "\n \u{FEFF}[1]", .json), ("-", "tabs: []", .yaml), ("/dev/fd/63", "# a\ntabs: []", .yaml),
        ("-", "\"tabs\": []", .yaml), ("-", "", .json), ("tabs.txt", "---\ntabs: []", .yaml),
    ])
    func `is what the name says, else what the text begins like`(name: String, text: String, format: SpecFormat) {
        #expect(SpecFormat(fileName: name, bytes: Array(text.utf8)) == format)
    }

    @Test func `platforms are named by Apple's names too`() {
        let read = SpecReader.read(
            Array("platforms: [iOS, iPadOS, macOS, tvOS, visionOS, watchOS]\ntabs: [{}]".utf8),
            format: .yaml,
            file: "tabs.yaml"
        )
        #expect(read.spec?.platforms == [.iPhone, .iPad, .mac, .tv, .vision, .watch], "\(read.diagnostics)")
    }

    @Test func `keys with x- or a dot in front are homes for anchors, and nothing else`() {
        let text = """
            x-base: &base { systemImage: house, disabled: true }
            .also: [1, null]
            tabs:
              - { <<: *base, title: Home }
            """
        let spec = SpecReader.read(Array(text.utf8), format: .yaml, file: "tabs.yaml").spec

        #expect(spec?.tabs.first?.label == TabLabel(title: "Home", systemImage: "house"))
        #expect(spec?.tabs.first?.modifiers.disabled == true)
    }
}
