import TabModel
import TabResolver
import TabRules
import Testing

@testable import TabReports

/// The skill is made of the rulebook, and small.
struct SkillReportTests {
    @Test func `has front matter as skills have it`() throws {
        let lines = SkillReport.markdown.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0] == "---" && lines[3] == "---")
        let name = try #require(lines[1].wholeMatch(of: /name: ([a-z0-9-]{1,64})/))
        #expect(name.1 == "swiftui-tabs")
        let description = try #require(lines[2].wholeMatch(of: /description: (.+)/))
        #expect(description.1.count <= 1024 && !description.1.contains(" #"))
        // A colon and a blank in a plain scalar of YAML would begin a mapping.
        #expect(!description.1.contains(": "))
    }

    @Test func `has every section that it names, and the serious findings`() throws {
        let text = SkillReport.markdown
        let titles = RuleBook.sections.map(\.title)
        for section in SkillReport.sections {
            #expect(titles.contains(section))
            #expect(text.contains("## \(section)\n"))
        }
        for (id, severity) in SpecLint.severities where severity != .info {
            #expect(text.contains("- \(id): "), "\(id)")
        }
        let found = text.matches(of: #/- (R[0-9]+\.[0-9]+): /#).map { String($0.1) }
        #expect(found.count > 60 && Set(found).count == found.count)
    }

    @Test func `is short enough to be read at each start`() {
        #expect(SkillReport.markdown.utf8.count < 20_000)
        #expect(SkillReport.markdown.split(separator: "\n").count < 300)
    }
}
