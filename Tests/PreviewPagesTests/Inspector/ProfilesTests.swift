import PreviewCore
import Testing

@testable import PreviewPages

@Suite struct ProfilesTests {
    private func values(
        _ query: [(String, String)],
        stored: [String],
        rights: Right = .owner
    ) -> ProfilesValues {
        let view = ViewState(query: query)
        return ProfilesBuilder(
            view: view.limited(to: rights),
            stored: stored,
            profile: view.profile,
            rights: rights
        )
        .values
    }

    @Test func `offers everyone's profile first, then by name, the present one among them`() {
        let choices =
            values([("profile", "mia"), ("os", "18")], stored: ["zoe", "anna", "default"]).choices?.segments ?? []

        #expect(choices.map(\.title) == ["default", "anna", "mia", "zoe"])
        #expect(choices.map(\.isCurrent) == [false, false, true, false])
        #expect(choices[0].href == "./?os=18")
        #expect(choices[3].href == "./?os=18&profile=zoe")
    }

    @Test func `a new profile keeps everything else of the address`() {
        let kept = values([("platform", "iPad"), ("profile", "mia"), ("select", "a,b")], stored: []).parameters

        #expect(kept.map(\.name) == ["platform", "select"])
        #expect(kept.map(\.value) == ["iPad", "a,b"])
    }

    @Test func `exports the present profile under its name`() {
        let profiles = values([("profile", "mia")], stored: [])

        #expect(profiles.exportHref == "./customization?profile=mia")
        #expect(profiles.exportName == "mia.customization.json")
    }

    @Test(arguments: [(Right.view, false), (.customize, true), (.edit, true)])
    func `under a link shows its one profile and nobody else's`(rights: Right, imports: Bool) {
        let profiles = values([("profile", "mia")], stored: ["zoe", "anna"], rights: rights)

        #expect(profiles.profile == "mia")
        #expect(profiles.choices == nil && !profiles.isChosen)
        #expect(profiles.exportHref == "./customization")
        #expect(profiles.exportName == "mia.customization.json")
        #expect(profiles.imports == imports)
    }
}
