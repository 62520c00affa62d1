import Testing

@testable import tabpreview

@Suite struct LinkChoiceTests {
    private let links = ["abc2", "abd3", "x", "xy"].map { id in
        ListedLink(
            id: id,
            role: "view",
            label: nil,
            created: 0,
            expires: nil,
            pinned: nil,
            profile: "default",
            hasPassword: false,
            lastUsed: nil,
            views: 0,
            online: 0
        )
    }

    @Test(arguments: [(["abc"], ["abc2"]), (["abd3", "abc2", "abd"], ["abd3", "abc2"]), (["x"], ["x"]), ([], [])])
    func `finds links by ids and their beginnings, each once`(words: [String], ids: [String]) throws {
        #expect(try LinkChoice.ids(of: words, among: links) == ids)
    }

    @Test func `tells every word that means no link, or several`() {
        let failure = #expect(throws: CommandFailure.self) {
            try LinkChoice.ids(of: ["ab", "abc2", "q", "", "tabs.yaml"], among: links)
        }

        #expect(failure?.status == ExitStatus.usage)
        #expect(
            failure?.lines == [
                "\"ab\" matches 2 links, such as abc2, abd3. Add more characters.",
                "\"q\" matches no link; tabpreview share list prints the ids.",
                "\"\" matches no link; tabpreview share list prints the ids.",
                "\"tabs.yaml\" is not a link id. To name the spec, use --spec tabs.yaml.",
            ]
        )
    }
}
