import TabModel
import TabReports
import TabSpecCoding
import Testing

@testable import tabpreview

@Suite struct LinkListTests {
    private static let json: JSONValue = [
        "id": "kq3aaaaaaa", "role": "customize", "label": "For \u{1B}[31mAnna", "created": 1000, "expires": 90_000,
        "pinned": "12.a1b2c3d4", "profile": "link-kq3aaaaaaa", "password": true, "lastUsed": 940, "views": 3,
        "online": 1, "comments": 2, "openComments": 1, "approvals": 1,
    ]

    private func link(_ id: String, expires: Double? = nil) -> ListedLink {
        ListedLink(
            id: id,
            role: "view",
            label: nil,
            created: 0,
            expires: expires,
            pinned: nil,
            profile: "default",
            hasPassword: false,
            lastUsed: nil,
            views: 0,
            online: 0
        )
    }

    @Test func `reads what GET shares has, and writes it again`() throws {
        let link = try #require(ListedLink(Self.json))

        #expect(link.pinned == "12.a1b2c3d4" && link.hasPassword && link.lastUsed == 940)
        #expect(ListedLink(link.json) == link)
    }

    @Test func `says which link can't be read, as GET shares does`() throws {
        guard case .object(let members) = Self.json else { return }
        let json = JSONValue.object(members + [JSONMember("unreadable", .bool(true))])
        let link = try #require(ListedLink(json))

        #expect(!link.isReadable && ListedLink(link.json) == link)
        let table = LinkListText(links: [link], now: 1000)
        #expect(table.lines.last?.text.contains("unreadable") == true)
        #expect(table.lines.last?.pieces.map(\.role) == [.aside])
    }

    @Test(arguments: ["id", "role", "created", "profile", "password", "views", "online"])
    func `an entry without what every link has is none`(key: String) throws {
        guard case .object(let members) = Self.json else { return }

        #expect(ListedLink(.object(members.filter { $0.key != key })) == nil)
    }

    @Test func `the table keeps its columns in line, and what people wrote harmless (S38)`() throws {
        let table = LinkListText(links: [link("ab", expires: 1000), try #require(ListedLink(Self.json))], now: 1000)

        #expect(
            table.lines.map(\.text) == [
                "id          role       shows        profile      password  expires           last used     views  here  "
                    + "comments             label",
                "ab          view       live         default      no        expired just now  never         0      0     0",
                "kq3aaaaaaa  customize  revision 12  own profile  yes       in 25 hours       1 minute ago  3      1     "
                    + #"2, 1 open, approved  For \u{1b}[31mAnna"#,
            ]
        )
        #expect(table.lines.map { $0.pieces.map(\.role) } == [[.place], [.aside], [.plain]])
    }

    @Test func `says when a link ends, and when it did, in the page's words`() {
        #expect(LinkTime.end(nil, now: 100) == "never expires")
        #expect(LinkTime.end(160, now: 100) == "expires in 1 minute")
        #expect(LinkTime.end(604_899.5, now: 100) == "expires in 7 days")
        #expect(LinkTime.end(40, now: 100) == "expired 1 minute ago")
        #expect(LinkTime.end(100, now: 100) == "expired just now")
    }
}
