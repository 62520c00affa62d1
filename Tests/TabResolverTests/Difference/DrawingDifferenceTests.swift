import TabModel
import Testing

@testable import TabResolver

/// The sentences about drawings.
@Suite struct DrawingDifferenceTests {
    /// The sentences about the first environment of a platform that differs.
    private func sentences(
        _ old: String,
        _ new: String,
        _ platform: Platform,
        at place: Int = 0,
        _ change: (inout TabSpec) -> Void = { _ in }
    ) -> [String] {
        let drawings = difference(old, new, platforms: [platform], change).drawings
        return drawings.indices.contains(place)
            ? drawings[place].changes.map { $0.sentence.text + ($0.rule.map { " [\($0)]" } ?? "") } : []
    }

    @Test func `a sixth tab pushes others into More (R2.45)`() {
        #expect(
            sentences("T a, T b, T c, T d, T e", "T f, T a, T b, T c, T d, T e", .iPhone) == [
                "The bar is full and gets a More entry. [R2.45]", "It opens on \"f\". [R4.4]",
                "\"f\" is new in the bar.",
                "\"d\" moves to More. [R2.45]", "\"e\" moves to More. [R2.45]",
            ]
        )
    }

    @Test func `one tab less brings them back`() {
        #expect(
            sentences("T a, T b, T c, T d, T e, T f", "T b, T c, T d, T e, T f", .iPhone) == [
                "The bar no longer has a More entry. [R2.45]", "It opens on \"b\". [R4.4]",
                "\"e\" leaves More and is now in the bar.", "\"f\" leaves More and is now in the bar.",
                "\"a\" was removed.",
            ]
        )
    }

    @Test func `sidebar-only leaves the iPad bar, and a role pins (R2.27, R2.26)`() {
        #expect(sentences("T a, T b", "T a, T b{sbOnly}", .iPad) == ["\"b\" is no longer in the bar."])
        #expect(
            sentences("T a, T b", "T a, T b{pin}", .iPad) == [
                "\"b\" is now pinned at the bar's trailing edge. [R2.26]"
            ]
        )
    }

    @Test func `a move is only reported for the entry that moved`() {
        #expect(
            sentences("T a, T b, T c, T d", "T b, T c, T d, T a", .watch).filter { $0.contains("position") } == [
                "\"a\" has a different position among the pages."
            ]
        )
    }

    @Test func `another section is reported in the sidebar (R2.41)`() {
        #expect(
            sentences("T a, S X[b c], S Y[d]", "T a, S X[c], S Y[d b]", .mac) == [
                "\"b\" moves into \"Y\" in the sidebar. [R2.41]"
            ]
        )
        #expect(
            sentences("T a, S X[b c]", "T a, T b, S X[c]", .mac) == ["\"b\" leaves its section in the sidebar. [R2.41]"]
        )
    }

    @Test func `another chrome is reported once, not entry by entry`() {
        #expect(
            sentences("T a, T b, T c", "T a, T b, T d", .iPhone) { $0.tabViewStyle = .page } == [
                "It shows pages, not a bottom bar.", "\"d\" is new here.", "\"c\" was removed.",
            ]
        )
    }

    @Test func `environments with the same difference are together`() throws {
        let drawings = difference("T a", "T a, T b", platforms: [.iPhone, .mac, .watch]).drawings

        #expect(drawings.map { $0.environments.map(\.platform) } == [[.iPhone, .iPhone], [.mac], [.watch]])
    }

    @Test func `what is not drawn otherwise is not reported`() {
        #expect(difference("T a{id=x}", "T a{id=y}").drawings == [])
    }
}
