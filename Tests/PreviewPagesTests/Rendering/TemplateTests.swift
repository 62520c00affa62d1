import Testing

@testable import PreviewPages

@Suite struct TemplateTests {
    private let templates: [String: String]

    init() throws {
        templates = try Folders.texts(in: Folders.templates, extension: "mustache")
    }

    @Test func `has exactly the templates that pages are made of`() {
        #expect(Set(templates.keys) == Set(TemplateName.allCases.map(\.rawValue)))
    }

    @Test(arguments: TemplateName.allCases)
    func `refuses to start without a template, and names it`(name: TemplateName) {
        let rest = templates.filter { $0.key != name.rawValue }

        #expect(throws: TemplateError.missing(["\(name.rawValue).mustache"])) { try PageRenderer(templates: rest) }
    }

    @Test func `names template and line of a tag that is not closed`() throws {
        var broken = templates
        broken["entry"] = "<a>\n{{#.icon}}"

        let error = #expect(throws: TemplateError.self) { try PageRenderer(templates: broken) }

        #expect(error?.description.hasPrefix("entry.mustache: can't be read as a Mustache template: line 2") == true)
    }

    @Test(arguments: TemplateName.allCases)
    func `writes no value unescaped, and nothing that the content policy forbids`(name: TemplateName) throws {
        let text = try #require(templates[name.rawValue])

        #expect(!text.contains("{{{") && !text.contains("{{&") && !text.contains("{{%"))
        #expect(!text.contains("style=") && !text.contains("<style") && !text.contains("javascript:"))
        #expect(text.split(separator: "<script").dropFirst().allSatisfy { $0.hasPrefix(" type=\"module\" src=") })
        let handlers = Markup.handlerNames(in: text)
        #expect(handlers.isEmpty)
    }

    @Test func `finds every name of every template in the values it is drawn with`() throws {
        var checker = NameChecker(templates: try templates.mapValues { try #require(TemplateToken.read($0)) })

        checker.check("page", with: try SampleValues.pages())
        checker.check("message", with: [SampleValues.message])
        checker.check("rules", with: [SampleValues.rules])
        checker.check("links", with: SampleValues.links)
        checker.check("list", with: SampleValues.lists)
        checker.check("comments", with: SampleReview.values)
        checker.check("unlock", with: [SampleValues.unlock])

        #expect(checker.problems.isEmpty)
        #expect(checker.reached == Set(templates.keys))
    }
}

extension Markup {
    /// Words such as ` onclick=` in a string.
    static func handlerNames(in text: String) -> [Substring] {
        text.split { $0.isWhitespace || $0 == "}" }
            .filter { $0.hasPrefix("on") && $0.contains("=") && !$0.contains("{") }
    }
}
