import EditorServices
import TabModel
import TabSpecCoding
import Testing

/// Completion of words, symbols and what is known from the rest of the spec.
struct ValueCompletionTests {
    /// A key with choices, and where it is.
    struct Case: CustomTestStringConvertible {
        var key: String
        var words: [String]
        var isOfTab = true
        var testDescription: String { key }
    }

    static let cases = [
        Case(key: "tabViewStyle", words: TabViewStyle.allCases.map(\.rawValue), isOfTab: false),
        Case(key: "pageIndexDisplayMode", words: PageIndexDisplayMode.allCases.map(\.rawValue), isOfTab: false),
        Case(
            key: "defaultAdaptableTabBarPlacement",
            words: AdaptableTabBarPlacement.allCases.map(\.rawValue),
            isOfTab: false
        ),
        Case(key: "defaultTabBarPlacement", words: ["automatic", "tabBar", "sidebar"], isOfTab: false),
        Case(key: "tabBarMinimizeBehavior", words: TabBarMinimizeBehavior.allCases.map(\.rawValue), isOfTab: false),
        Case(key: "tabViewSearchActivation", words: TabSearchActivation.allCases.map(\.rawValue), isOfTab: false),
        Case(
            key: "verticalPageTransitionStyle",
            words: VerticalPageTransitionStyle.allCases.map(\.rawValue),
            isOfTab: false
        ),
        Case(
            key: "toolbarMinimizationBehavior",
            words: ToolbarMinimizationBehavior.allCases.map(\.rawValue)
        ),
        Case(
            key: "toolbarMinimizationRestoration",
            words: ToolbarMinimizationRestoration.allCases.map(\.rawValue)
        ),
        Case(key: "designRequiresCompatibility", words: ["true", "false"], isOfTab: false),
        Case(key: "locale", words: LocaleIdentifier.allCases.map(\.rawValue), isOfTab: false),
        Case(key: "searchable", words: ["true", "false"], isOfTab: false),
        Case(key: "tabViewCustomization", words: ["null"], isOfTab: false),
        Case(key: "imageRendering", words: ImageRendering.allCases.map(\.rawValue)),
        Case(key: "role", words: TabRole.allCases.map(\.rawValue)),
        Case(key: "tabPlacement", words: TabPlacement.allCases.map(\.rawValue)),
        Case(key: "customizationBehavior", words: TabCustomizationBehavior.allCases.map(\.rawValue)),
        Case(key: "defaultVisibility", words: Visibility.allCases.map(\.rawValue)),
        Case(key: "hidden", words: ["true", "false"]),
        Case(key: "disabled", words: ["true", "false"]),
        Case(key: "action", words: ["true", "false"]),
    ]

    @Test(arguments: [
        "{ sizeClass: | }", "[{ platforms: [mac] }, { sizeClass: | }]",
        "\n      - platforms: [mac]\n      - sizeClass: |",
        "\n      sizeClass: |",
    ])
    func `offers the words of a when in an object and in alternatives`(when: String) {
        #expect(MarkedSpec("tabs:\n  - title: A\n    when: \(when)\n", .yaml).labels == ["compact", "regular"])
    }

    @Test(arguments: cases)
    func `offers all words of a key, and only them`(_ tested: Case) {
        let json = tested.isOfTab ? "{\"tabs\": [{\"\(tested.key)\": |}]}" : "{\"\(tested.key)\": |, \"tabs\": []}"
        #expect(MarkedSpec(json, .json).labels == tested.words)
        let yaml = tested.isOfTab ? "tabs:\n  - title: A\n    \(tested.key): |\n" : "\(tested.key): |\ntabs: []\n"
        #expect(MarkedSpec(yaml, .yaml).labels == tested.words)
    }

    @Test(arguments: [
        ("{\"tabs\": [{\"role\": se|}]}", "search", "{\"tabs\": [{\"role\": \"search\"}]}"),
        ("{\"tabs\": [{\"role\": \"se|\"}]}", "search", "{\"tabs\": [{\"role\": \"search\"}]}"),
        ("{\"tabs\": [{\"role\": \"se|}]}", "search", "{\"tabs\": [{\"role\": \"search\"}]}"),
        ("{\"tabs\": [{\"role\":|\n}]}", "search", "{\"tabs\": [{\"role\":\"search\"\n}]}"),
        ("{\"platforms\": [\"iPad\", \"|\"]}", "mac", "{\"platforms\": [\"iPad\", \"mac\"]}"),
        (
            "{\"tabs\": [{\"defaultVisibility\": {\"tabBar\": |}}]}", "hidden",
            "{\"tabs\": [{\"defaultVisibility\": {\"tabBar\": \"hidden\"}}]}"
        ),
        (
            "{\"switches\": {\"searchInMore\": \"d|\"}}", "declaredOrder",
            "{\"switches\": {\"searchInMore\": \"declaredOrder\"}}"
        ),
    ])
    func `writes words as JSON wants them`(_ text: String, _ label: String, _ expected: String) {
        #expect(MarkedSpec(text, .json).completed(with: label) == expected)
    }

    @Test(arguments: [
        ("tabs:\n  - role:|\n", "search", "tabs:\n  - role: search\n"),
        ("tabs:\n  - role: \"se|\"\n", "search", "tabs:\n  - role: \"search\"\n"),
        ("tabs:\n  - role: 's|\n", "search", "tabs:\n  - role: 'search'\n"),
        ("tabs:\n  - role: s|x\n", "search", "tabs:\n  - role: search\n"),
        ("tabs:\n  - {role: |}\n", "search", "tabs:\n  - {role: search}\n"),
        ("platforms: [ipad, |]\ntabs: []\n", "mac", "platforms: [ipad, mac]\ntabs: []\n"),
        ("platforms:\n  - |\n", "mac", "platforms:\n  - mac\n"),
        ("tabs:\n  - hidden: tr|\n", "true", "tabs:\n  - hidden: true\n"),
    ])
    func `writes words as YAML wants them`(_ text: String, _ label: String, _ expected: String) {
        let text = text.replacing("s|x", with: "s|")
        #expect(MarkedSpec(text, .yaml).completed(with: label) == expected)
    }

    @Test func `finds symbols by name and by meaning, with their pictures`() throws {
        let marked = MarkedSpec("tabs:\n  - systemImage: ho|\n", .yaml)
        let list = try #require(marked.assistant.completions(at: marked.offset))
        #expect(
            list.completions.first == Completion(label: "house", detail: "symbol", insert: "house", symbol: "house")
        )
        #expect(MarkedSpec("{\"tabs\": [{\"systemImage\": \"settings|\"}]}", .json).labels == ["gearshape"])
        #expect(MarkedSpec("{\"tabs\": [{\"systemImage\": \"friends|\"}]}", .json).labels == ["person.2"])
        #expect(!MarkedSpec("{\"tabs\": [{\"systemImage\": |}]}", .json).labels.contains("house.fill"))
    }

    @Test func `offers the values of the spec's tabs where one is meant`() {
        let tabs = "tabs:\n  - value: home\n    title: Home\n  - tabs:\n      - value: 3\n"
        #expect(MarkedSpec("selection: |\n\(tabs)", .yaml).labels == ["home", "3"])
        #expect(MarkedSpec("sizeClassMapping:\n  regularValues: [|]\n\(tabs)", .yaml).labels == ["home", "3"])
    }

    @Test func `proposes a value and an id that fit the others`() {
        let first = "tabs:\n  - value: home\n    customizationID: com.example.home\n"
        #expect(MarkedSpec(first + "  - title: New Post\n    value: |\n", .yaml).labels == ["newPost"])
        let second = MarkedSpec(first + "  - value: inbox\n    customizationID: |\n", .yaml)
        #expect(second.labels == ["com.example.inbox"])
    }

    @Test func `says what a word means, by the rulebook`() throws {
        let marked = MarkedSpec("tabs:\n  - tabPlacement: |\n", .yaml)
        let list = try #require(marked.assistant.completions(at: marked.offset))
        let pinned = try #require(list.completions.first { $0.label == "pinned" })
        #expect(pinned.detail == "a tab placement")
        #expect(pinned.text.contains("trailing region"))
    }

    @Test func `counts in UTF-16`() throws {
        let marked = MarkedSpec("{\"title\": \"😀é\", \"tabs\": [{\"role\": \"se|\"}]}", .json)
        let list = try #require(marked.assistant.completions(at: marked.offset))
        #expect(list.end - list.start == 4)
        #expect(marked.completed(with: "search") == "{\"title\": \"😀é\", \"tabs\": [{\"role\": \"search\"}]}")
    }
}
