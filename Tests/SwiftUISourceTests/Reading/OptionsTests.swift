import TabModel
import Testing

@testable import SwiftUISource

/// The options of a reading: flags and a language.
@Suite struct OptionsTests {
    private let source = """
        struct V: View { var body: some View { TabView {
            #if DEBUG
            Tab("Debug", systemImage: "ladybug") {}
            #else
            Tab("Release", systemImage: "star") {}
            #endif
        } } }
        """

    @Test func `a flag that is on is no question`() {
        let asked = Reading.views(source)
        let defined = Reading.views(source, ReadingOptions(flags: ["DEBUG"]))

        #expect(asked.first?.spec.tabs.map(\.label.title) == ["Debug", "Release"])
        #expect(asked.first?.spec.conditions.map(\.id) == ["DEBUG"])
        #expect(asked.first?.spec.conditions.map(\.usually) == [false])
        #expect(defined.first?.spec.tabs.map(\.label.title) == ["Debug"])
        #expect(defined.first?.spec.conditions == [])
    }

    @Test func `another language is taken from the tables`() throws {
        let fixture = try Fixture("keys")
        let text = Reading.outline(fixture.files, ReadingOptions(locale: .de))

        #expect(text.contains("\"title\":\"Start\""))
        #expect(text.contains("\"title\":\"Reisen\""))
        // What isn't translated is shown in the language of the source.
        #expect(text.contains("\"title\":\"2 things\""))
    }
}
