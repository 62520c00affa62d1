import TabModel
import TestTools
import Testing

/// Rulebook 5: each rule where it speaks, and where it does not.
@Suite struct FindingTests {
    /// A spec that a rule speaks about, and the nearest one that it doesn't speak about.
    struct Case: Sendable, CustomTestStringConvertible {
        let finding: String
        let speaks: String
        let silent: String
        let environment: String
        let elsewhere: String

        init(_ finding: String, _ speaks: String, not silent: String, in environment: String = "P26") {
            self.init(finding, speaks, in: environment, not: silent, in: environment)
        }

        init(_ finding: String, _ speaks: String, in environment: String, not silent: String, in elsewhere: String) {
            self.finding = finding
            self.speaks = speaks
            self.silent = silent
            self.environment = environment
            self.elsewhere = elsewhere
        }

        var testDescription: String { finding }
    }

    @Test(
        .proves("R4.1"),
        arguments: [
            Case("R5.1(a~2)", "T a, S X[a]", not: "T a, S X[b]"),
            Case("R5.2(1)", "T a, T b{value=1}", not: "T a, T b"),
            Case("R5.14", "T a, T b, T c, S X[d e f]", not: "T a, T b, T c, S X[d e f]{hide@c}"),
            Case("R5.15", "T a, T b, T c, S X[d], S Y[e], T f", not: "T a, T b, T c, S X[d], S Y[e], T f{-bar}"),
            Case("R5.16(a)", "T a{sbOnly}", not: "T a{sbOnly hide@c}"),
            Case("R5.16(a)", "S X[a{sbOnly}]", not: "S X[a{sbOnly}]{hide@c}"),
            Case("R5.19(X)", "S X[a]{-bar}", not: "S X[a{-bar}]"),
            Case("R5.20(X)", "S X[a]{sbOnly}", not: "S X[a{sbOnly}]"),
            Case("R5.21(t)", "T s{search}, T t{search}", not: "T s{search}, T t"),
            Case("R5.22(b)", "T a{prom}, T b{prom}", not: "T a{prom}, T b"),
            Case("R5.23(a)", "T a{symbol=magnifyingglass}", not: "T a{search symbol=magnifyingglass}"),
            Case("R5.26(s)", "T s{search}", not: "T s{search}, T p{prom}", in: "P27"),
            Case("R5.27(a)", "T a{symbol=star.fill}", not: "T a{symbol=star}"),
            Case("R5.28(a)", "T a{untitled}", not: "T a{untitled symbol=star}"),
            Case("R5.29(a)", "T a", not: "T a{symbol=star}", in: "vision"),
            Case("R5.30(a)", "T a{pin}", not: "T s{search}"),
            Case(
                "R5.32(a)",
                "T a{title=Conversations}, T b, T c{title=Notifications}, T d{title=Recommended}, T e{title=Collections}",
                not: "T a{title=Conversations}, T b, T c, T d"
            ),
            Case("R5.33(a)", "T a{action1}", not: "S X[a]{action1}"),
            Case("R5.33(X)", "S X[a]{badged}", not: "S X[a{badged}]"),
            Case("R5.34(a)", "T a{badge=3}", not: "T a", in: "tv"),
            Case("R5.34(a)", "T a{hide@c}", not: "T a", in: "watch"),
            Case("R5.35", "T a", in: "watch", not: "T a", in: "P26"),
            Case("R5.39(a)", "T a{disabled}", not: "T a"),
            Case("R5.41(Z)", "S X[S Y[S Z[a]]]", not: "S X[S Y[a]]"),
            Case("R5.43(section-0)", "S ()[a]", not: "S X[a]"),
            Case("R5.50", "T a{hide}", not: "T a{hide}, T b"),
            Case("R5.50(X)", "T b, S X[a{hide}]", not: "T b, S X[a{hide} c]"),
            Case("R5.52", "T a{hide@c}", not: "T a{hide@r}"),
            Case("R5.54(a)", "T a{badge=urgent}", not: "T a{badge=999}"),
            Case("R5.56", "T a{pin}, T b{pin}, T c{pin}, T s{search}", not: "T a{pin}, T b{pin}, T s{search}"),
            Case("R5.58(a)", "T a{reord -bar}", not: "T a{reord}"),
        ]
    )
    func `each rule speaks where it should, and not where it should not`(sample: Case) {
        #expect(layout(sample.speaks, sample.environment).found.contains(sample.finding))
        #expect(!layout(sample.silent, sample.elsewhere).found.contains(sample.finding))
    }

    @Test(
        .proves("R3.4", "R3.5"),
        arguments: [
            Case("R5.6(b)", "T a{id=x}, T b{id=x}", not: "T a, T b"),
            Case("R5.6(x~2)", "T x, S x[a]{id=x}", not: "T x, S X[a]"),
            Case("R5.7(a)", "T a{noid}", not: "T a{noid fix2}"),
            Case("R5.7(a)", "T a{noid fix}", not: "T a"),
            Case("R5.7(section-0)", "S X[a]{noid}", not: "S X[a]"),
            Case("R5.9(a)", "T a{id=3}", not: "T a"),
            Case("R5.9(a)", "T a{id=0E984725-C51C-4BF4-9960-E1C80E27ABA0}", not: "T a{id=0E984725}"),
            Case("R5.18(a)", "T a{noid -bar}", not: "T a{-bar}"),
        ]
    )
    func `rules about an attached customization`(sample: Case) {
        #expect(layout(sample.speaks, sample.environment, state: "").found.contains(sample.finding))
        #expect(!layout(sample.silent, sample.elsewhere, state: "").found.contains(sample.finding))
    }

    @Test(.proves("R5.3", "R5.4"))
    func `R5.3 and R5.4: a selection needs values, and one of them`() {
        let bind = { (spec: inout TabSpec) in spec.selection = .string("a") }
        #expect(layout("T a, T b{novalue}", "P26", bind).found.contains("R5.3(b)"))
        #expect(!layout("T a, T b{novalue}", "P26").found.contains("R5.3(b)"))
        #expect(layout("T x", "P26", bind).found.contains("R5.4"))
        #expect(!layout("T a", "P26", bind).found.contains("R5.4"))
    }

    @Test(.proves("R5.5"))
    func `R5.5: a selection hidden in another width is found without a mapping, and not with one`() {
        let bind = { (spec: inout TabSpec) in spec.selection = .string("b") }
        let mapped = { (spec: inout TabSpec) in
            bind(&spec)
            spec.sizeClassMapping = SizeClassMapping(
                compactTab: .string("m"),
                regularValues: [.string("b")],
                defaultRegularValue: .string("b")
            )
        }
        #expect(layout("T m{hide@r}, T a, S X[b]{hide@c}", "iR bar", bind).found.contains("R5.5(b)"))
        #expect(!layout("T m{hide@r}, T a, S X[b]{hide@c}", "iR bar", mapped).found.contains("R5.5(b)"))
        #expect(!layout("T a, T b", "iR bar", bind).found.contains("R5.5(b)"))
    }

    @Test(.proves("R5.10", "R5.11"))
    func `R5.10 and R5.11: a customization without effect, and ids without customization`() {
        let flat = { (spec: inout TabSpec) in spec.tabViewStyle = .tabBarOnly }
        #expect(layout("T a", "P26", state: "", flat).found.contains("R5.10"))
        #expect(!layout("T a", "P26", state: "").found.contains("R5.10"))
        #expect(layout("T a", "P26").found.contains("R5.11"))
        #expect(!layout("T a", "P26", state: "").found.contains("R5.11"))
        #expect(!layout("T a{noid}", "P26").found.contains("R5.11"))
        #expect(layout("T a{noid fix}", "P26").found.contains("R5.11"))
    }

    @Test(.proves("R5.17"))
    func `R5.17: default visibility where it never acts`() {
        let phone = { (spec: inout TabSpec) in spec.platforms = [.iPhone] }
        #expect(layout("T a{-bar}", "P26", phone).found.contains("R5.17(a)"))
        #expect(!layout("T a{-bar}", "P26").found.contains("R5.17(a)"))
        #expect(layout("T a{-bar}", "P26") { $0.tabViewStyle = .automatic }.found.contains("R5.17(a)"))
    }

    @Test(.proves("R5.24"))
    func `R5.24: searchable without a search tab`() {
        #expect(layout("T a", "P26") { $0.searchable = true }.found.contains("R5.24"))
        #expect(!layout("T s{search}", "P26") { $0.searchable = true }.found.contains("R5.24"))
    }

    @Test(.proves("R5.36", "R5.42", "R5.44"))
    func `R5.36, R5.42 and R5.44: what a style takes away`() {
        #expect(layout("T a", "watch") { $0.tabViewStyle = .carousel }.found.contains("R5.36"))
        #expect(!layout("T a", "watch").found.contains("R5.36"))
        #expect(layout("S X[a]", "P26") { $0.tabViewStyle = .automatic }.found.contains("R5.42(X)"))
        #expect(!layout("S X[a]", "P26").found.contains("R5.42(X)"))
        let header = { (spec: inout TabSpec) in spec.tabViewSidebarHeader = TabLabel(title: "H") }
        #expect(!layout("T a", "P26", header).found.contains("R5.44"))
        let flat = layout("T a", "P26") {
            header(&$0)
            $0.tabViewStyle = .tabBarOnly
        }
        #expect(flat.found.contains("R5.44"))
    }

    @Test(.proves("R5.45", "R5.46", "R5.47"))
    func `R5.45, R5.46 and R5.47: modifiers for other platforms or newer systems`() {
        let all = { (spec: inout TabSpec) in
            spec.defaultAdaptableTabBarPlacement = .sidebar
            spec.tabBarMinimizeBehavior = .onScrollDown
            spec.tabViewBottomAccessory = BottomAccessory(TabLabel(title: "Playing"))
        }
        let phone = layout("T a", "P18") {
            all(&$0)
            $0.platforms = [.iPhone]
        }
        let pad = layout("T a", "iR bar") {
            all(&$0)
            $0.platforms = [.iPad]
        }
        #expect(phone.found.contains("R5.45") && !phone.found.contains("R5.46") && phone.found.contains("R5.47"))
        #expect(!pad.found.contains("R5.45") && pad.found.contains("R5.46") && !pad.found.contains("R5.47"))
    }

    @Test(.proves("R5.38"))
    func `R5.38: ids that the spec lacks are named`() throws {
        let layout = layout("T a, S X[b]", "iR bar", state: "bar z-, ord X: b y, ord W: b, barOrd: a v")
        let finding = try #require(layout.findings.first { $0.id == "R5.38" })

        #expect(finding.text.contains("\"W\", \"v\", \"y\" and \"z\""))
        #expect(!self.layoutIsUnknown("T a{hide}, S X[b]", "bar a-, ord X: b"))
    }

    private func layoutIsUnknown(_ spec: String, _ state: String) -> Bool {
        layout(spec, "iR bar", state: state).found.contains("R5.38")
    }

    @Test(.proves("R5.51"))
    func `R5.51: a Browse tab that shows in both widths`() {
        let map = { (spec: inout TabSpec) in
            spec.sizeClassMapping = SizeClassMapping(
                compactTab: .string("m"),
                regularValues: [.string("b")],
                defaultRegularValue: .string("b")
            )
        }
        #expect(layout("T m, S X[b]", "P26", map).found.filter { $0.hasPrefix("R5.51") } == ["R5.51(m)", "R5.51(b)"])
        #expect(!layout("T m{hide@r}, S X[b]{hide@c}", "P26", map).found.contains { $0.hasPrefix("R5.51") })
    }
}
