import Testing

@testable import HTTPServing
@testable import PreviewServer

/// Which preview an address is about, by its path alone.
struct SiteAddressTests {
    private func address(_ target: String, hasList: Bool = true) throws -> SiteAddress {
        SiteAddress(try RequestTarget(target), hasList: hasList)
    }

    @Test(
        arguments: [
            ("/", nil, nil, [""]), ("/layout", nil, nil, ["layout"]), ("/p", nil, nil, ["p"]),
            ("/p/shop", "shop", nil, []), ("/p/shop/", "shop", nil, [""]),
            ("/p/shop/history/3", "shop", nil, ["history", "3"]),
            ("/p/shop/s/T", "shop", "T", []), ("/p/shop/s/T/layout", "shop", "T", ["layout"]),
            ("/p/shop/s", "shop", "", []),
            ("/s/T", nil, "T", []), ("/s/T/", nil, "T", [""]), ("/s/T/p/shop/", "shop", "T", [""]),
            ("/s/T/p/shop/s/U/", "shop", "T", ["s", "U", ""]), ("/p/s/s/T/", "s", "T", [""]), ("/p//", "", nil, [""]),
            ("/%70/sh%6Fp/%73/T/", "shop", "T", [""]), ("/p/shop/p/bank/", "shop", nil, ["p", "bank", ""]),
        ] as [(String, String?, String?, [String])]
    )
    func `reads name and token where they stand`(
        _ target: String,
        _ name: String?,
        _ token: String?,
        _ path: [String]
    ) throws {
        let address = try address(target)
        #expect(address.name == name && address.token == token && Array(address.path) == path)
        #expect(address.isTokenOfSite == (target.hasPrefix("/p/") && token != nil || target.hasPrefix("/%70/")))
    }

    @Test(arguments: ["/p/shop/", "/p/shop/layout", "/p/shop", "/s/T/p/shop/"])
    func `knows no names on a server with one preview`(_ target: String) throws {
        #expect(try address(target, hasList: false).name == nil)
    }

    @Test(arguments: [
        ("/", "", ""), ("/a/b", "../", "../"), ("/p/shop/", "", "../../"), ("/p/shop/a/b", "../", "../../../"),
        ("/p/shop", "", "../"), ("/s/T/p/shop/x", "", "../../"), ("/s/T/", "", ""),
        ("/p/shop/s/T/x", "", "../../../../"),
    ])
    func `finds the way to the preview and to the list`(_ target: String, _ top: String, _ list: String) throws {
        #expect(try address(target).wayToTop == top)
        #expect(try address(target).wayToList == list)
    }
}

/// The names of previews in addresses.
struct SiteNameTests {
    @Test(arguments: [
        ("tabs", "tabs"), ("My App", "My-App"), ("Café", "Cafe"), ("tabs.dev", "tabs-dev"), ("--x--", "x"),
        ("日本", "preview"), ("", "preview"), ("a/../b", "a-b"), ("under_score", "under_score"),
    ])
    func `makes a name of any text`(_ text: String, _ name: String) {
        #expect(SiteName.name(of: text) == name)
        #expect(SiteName.isValid(name))
    }

    @Test func `is at most 64 characters long, numbered or not`() {
        let long = SiteName.name(of: String(repeating: "a-", count: 80))
        #expect(SiteName.isValid(long))
        #expect(SiteName.isValid(SiteName.free(long, besides: [long])))
    }

    @Test func `numbers what is taken`() {
        #expect(SiteName.free("a", besides: ["b"]) == "a")
        #expect(SiteName.free("a", besides: ["a"]) == "a-2")
        #expect(SiteName.free("a", besides: ["a", "a-2", "a-3"]) == "a-4")
    }

    @Test(arguments: ["", "-a", "a.b", "a b", "é", "a/b", "%61", String(repeating: "a", count: 65)])
    func `takes nothing else for a name`(_ text: String) {
        #expect(!SiteName.isValid(text))
    }
}
