@testable import PreviewCore
import PreviewFakes
import Synchronization
import TabModel
import TabResolver
import TabSpecCoding
import Testing

/// Links that keep showing one moment (the format, 7, *Links*).
@Suite(.timeLimit(.minutes(20)))
struct PinTests {
    private let pinned = ShareTerms(isPinned: true)

    @Test func `shows the same after a hundred edits, customizations and a restart`() async throws {
        let sharing = try await Sharing()
        _ = try await sharing.session.perform([.hide("notes")], profile: "default")
        let (made, visit) = try await sharing.open(pinned)
        let before = try await Shown(sharing.session, visit)
        #expect(made.share.pinned == sharing.session.snapshot.revision.text)
        #expect(before.tag.contains("\"") && before.text == Specs.customizable)

        for edit in 0..<100 {
            await sharing.session.receive(.text(edit.isMultiple(of: 2) ? Specs.plain : Specs.customizable))
            if !edit.isMultiple(of: 2) {
                _ = try await sharing.session.perform([.hide("library"), .show("notes")], profile: "default")
                _ = try await sharing.session.perform([.show("library")], profile: "default")
            }
        }
        await sharing.session.receive(.text(Specs.broken))
        #expect(try await Shown(sharing.session, visit) == before)

        let next = try await sharing.restarted()
        await next.session.receive(.text(Specs.plain))
        let later = try #require(next.service.access(with: made.token).visit)
        #expect(try await Shown(next.session, later) == before)
        #expect(later.pin?.revision.text == made.share.pinned)
    }

    @Test(arguments: [ShareRole.view, .customize])
    func `says which moment it shows, also after a restart, and a live link none`(role: ShareRole) async throws {
        let sharing = try await Sharing()
        let (made, visit) = try await sharing.open(ShareTerms(role: role, isPinned: true))
        let revision = sharing.session.snapshot.revision.number
        await sharing.session.receive(.text(Specs.plain))
        let shown = try await sharing.session.view(profile: visit.profile, pin: visit.pin)
        let moment = PinnedMoment(revision: revision, time: made.share.created)

        #expect(shown.snapshot.pinned == moment && sharing.session.snapshot.pinned == nil)
        let next = try await sharing.restarted()
        #expect(next.service.access(with: made.token).visit?.pin?.snapshot.pinned == moment)
    }

    @Test func `says what has changed since the last pin that shows something else, even when that one is gone`()
        async throws
    {
        let sharing = try await Sharing()
        let first = try await sharing.open(pinned)
        let same = try await sharing.open(pinned)
        await sharing.session.receive(.text(Specs.plain))
        let (made, visit) = try await sharing.open(pinned)

        #expect(first.visit.pin?.earlier == nil && same.visit.pin?.earlier == nil)
        #expect(visit.pin?.change?.difference.isEmpty == false)
        #expect(visit.pin?.change?.moment.time == same.made.share.created)
        try await sharing.service.revoke(same.made.share.id)
        let next = try await sharing.restarted()
        let pin = try #require(next.service.access(with: made.token).visit?.pin)
        let earlier = try await next.session.view(profile: "default", pin: pin.earlier)
        #expect(earlier.snapshot.text == Specs.customizable)
        #expect(pin.change?.difference.changes == visit.pin?.change?.difference.changes)

        try await sharing.service.revoke(first.made.share.id)
        let again = try await sharing.open(pinned).visit.pin
        #expect(again?.change?.moment == visit.pin?.change?.moment, "a second link for the same state says the same")
    }

    @Test func `pins the last good spec while the present text is broken`() async throws {
        let sharing = try await Sharing()
        await sharing.session.receive(.text(Specs.broken))

        let visit = try await sharing.open(pinned).visit

        let view = try await sharing.session.view(profile: visit.profile, pin: visit.pin)
        #expect(view.snapshot.text == Specs.customizable)
        #expect(view.snapshot.isOK && !view.snapshot.isStale)
        #expect(try await sharing.session.view(profile: "default").snapshot.isStale)
    }

    @Test func `pins nothing before the first good spec, and says why`() async throws {
        let sharing = try await Sharing(reading: Specs.broken)

        let error = await #expect(throws: ShareError.self) { try await sharing.service.create(pinned) }

        guard case .noSpec(let diagnostics) = try #require(error) else { throw try #require(error) }
        #expect(!diagnostics.isEmpty)
        #expect(sharing.service.shares().isEmpty)
    }

    @Test func `pins the customization of the profile that was asked for`() async throws {
        let sharing = try await Sharing()
        _ = try await sharing.session.perform([.hide("notes")], profile: "team")

        let visit = try await sharing.open(ShareTerms(isPinned: true, profile: "team")).visit
        let plain = try await sharing.open(pinned).visit

        let customization = try await sharing.session.customization(profile: "team", pin: visit.pin)
        #expect(customization.customization.tabs.keys.sorted() == ["c.notes"])
        #expect(try await sharing.session.customization(profile: "default", pin: plain.pin).customization.isEmpty)
    }

    @Test func `lets nobody change what only shows`() async throws {
        let sharing = try await Sharing()
        let visit = try await sharing.open(pinned).visit
        let session = sharing.session

        let acts: [() async throws -> Void] = [
            { _ = try await session.perform([.hide("notes")], profile: "default", pin: visit.pin) },
            {
                _ = try await session.replaceCustomization(
                    with: TabViewCustomization(),
                    profile: "default",
                    pin: visit.pin,
                    if: .anyState
                )
            },
            { try await session.deleteProfile("default", pin: visit.pin) },
        ]
        for act in acts {
            let error = await #expect(throws: SessionError.self) { try await act() }
            guard case .refused(let refusal) = try #require(error) else { throw try #require(error) }
            #expect(refusal.rule == "pinned")
        }
        #expect(sharing.store.state.withLock(\.acts).isEmpty)
    }

    @Test func `begins an own profile with the pinned customization, judged by the pinned spec`() async throws {
        let sharing = try await Sharing()
        let session = sharing.session
        _ = try await session.perform([.hide("notes")], profile: "team")
        let (made, visit) = try await sharing.open(ShareTerms(role: .customize, isPinned: true, profile: "team"))
        #expect(visit.profile == "link-\(made.share.id)")
        await session.receive(.text(Specs.plain))

        let seeded = try await session.customization(profile: visit.profile, pin: visit.pin)
        #expect(seeded.customization.tabs.keys.sorted() == ["c.notes"])
        // The newest spec attaches no customization at all.
        await #expect(throws: SessionError.self) { try await session.perform([.hide("library")], profile: "team") }
        let changed = try await session.perform(
            [.hide("library")],
            profile: visit.profile,
            pin: visit.pin,
            if: .oneOf([seeded.tag])
        )
        #expect(changed.customization.tabs.keys.sorted() == ["c.library", "c.notes"])
        #expect(try await session.profiles(pin: visit.pin).map(\.name) == ["link-\(made.share.id)", "team"])

        let view = try await session.view(profile: visit.profile, pin: visit.pin)
        #expect(view.customization == changed && view.snapshot.text == Specs.customizable)
        let layout = session.layout(of: view, in: ResolutionEnvironment(platform: .iPad))
        #expect(layout?.sidebar?.rows.count == 1)
        try await session.deleteProfile(visit.profile, pin: visit.pin)
        let again = try await session.customization(profile: visit.profile, pin: visit.pin)
        #expect(again.stored == seeded.stored && again.tag == seeded.tag)
    }

    @Test func `pins a tab view of an app's source as one, also after a restart`() async throws {
        let sharing = try await Sharing(tabView: "AppView.body", reading: nil)
        let decoded = SpecReader.read(Specs.plain, format: .json, file: "AppView.swift")
        await sharing.session.receive(.imported(ImportedSpec(text: Specs.plain, decoded: decoded, files: [])))
        let (made, visit) = try await sharing.open(pinned)
        let next = try await sharing.restarted()
        let later = try #require(next.service.access(with: made.token).visit)

        for pin in [try #require(visit.pin), try #require(later.pin)] {
            #expect(pin.snapshot.isImported && pin.snapshot.tabView == "AppView.body")
            #expect(pin.snapshot.spec?.tabs.isEmpty == false && pin.snapshot.spec?.location == nil)
        }
        let spec = try await Sharing()
        #expect(try await spec.open(pinned).visit.pin?.snapshot.isImported == false)
    }

    @Test func `draws each link's own moment, whatever revision and profile they share`() async throws {
        let sharing = try await Sharing()
        let session = sharing.session
        let first = try await sharing.open(ShareTerms(role: .customize, isPinned: true)).visit
        await session.receive(.text(Specs.plain))
        let environment = ResolutionEnvironment(platform: .iPhone)

        let own = session.layout(of: try await session.view(profile: first.profile, pin: first.pin), in: environment)
        let live = session.layout(of: try await session.view(profile: first.profile), in: environment)

        #expect(own.map(entries) == 3)
        #expect(live.map(entries) == 2)
        _ = try await session.perform([.hide("notes")], profile: first.profile, pin: first.pin)
        let view = try await session.view(profile: first.profile, pin: first.pin)
        #expect(view.snapshot.revision == session.snapshot.revision)
    }
}

private func entries(_ layout: TabLayout) -> Int {
    layout.bar.map { $0.fixed.count + $0.items.count } ?? 0
}

/// Everything that a page by a link is made of.
private struct Shown: Equatable {
    let text: [UInt8]?
    let tag: String
    let revision: Revision
    let diagnostics: [Diagnostic]
    let warnings: [String]
    let layouts: [TabLayout?]

    init(_ session: PreviewSession, _ visit: ShareVisit) async throws {
        let view = try await session.view(profile: visit.profile, pin: visit.pin)
        text = view.snapshot.text
        tag = view.customization.tag.text
        revision = view.snapshot.revision
        diagnostics = view.snapshot.diagnostics
        warnings = view.snapshot.warnings
        layouts = Platform.allCases.map { session.layout(of: view, in: ResolutionEnvironment(platform: $0)) }
    }
}
