import Testing

@testable import tabpreview

@Suite struct CommandWordsTests {
    @Test(arguments: [
        (["serv"], "tabpreview has no command \"serv\". Did you mean serve?"),
        (["share", "crate"], "tabpreview share has no command \"crate\". Did you mean create?"),
        (["share", "x"], "tabpreview share has no command \"x\". It has create, list, revoke and rotate."),
    ])
    func `a command that there is none of suggests one`(words: [String], message: String) {
        #expect(CommandWords(words).unknown.map { "\($0)" } == message)
    }

    @Test(arguments: [
        ([], "tabpreview"), (["--version"], "tabpreview"), (["help", "serv"], "tabpreview"),
        (["share", "create", "nofile"], "tabpreview share create"), (["history", "tabs.json"], "tabpreview history"),
        (["serve", "share"], "tabpreview serve"),
    ])
    func `what is no command's place is left alone`(words: [String], name: String) {
        let read = CommandWords(words)

        #expect(read.unknown == nil)
        #expect(read.name == name)
    }

    @Test(arguments: [
        ("platform=iPad&select=home", 0), ("os=26&view=all", 0), ("select=a%20b", 0), ("platform=foo", 1),
        ("platfrom=iPad", 1), ("platform=foo&os=3", 2),
    ])
    func `a link's view names only what the page can show`(query: String, problems: Int) {
        #expect(ViewQuery(query).problems.count == problems)
    }
}
