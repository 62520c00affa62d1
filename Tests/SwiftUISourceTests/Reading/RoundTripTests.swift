import Foundation
import SwiftUITrials
import SwiftUIWriting
import TabModel
import TabSpecCoding
import TestTools
import Testing

@testable import SwiftUISource

/// Reading what the writer of SwiftUI source writes gives the spec that it was written from.
@Suite struct RoundTripTests {
    /// The keys that differ in the written source: names of its own, and texts for people only.
    private static let leftOut: Set = [
        "$schema", "title", "platforms", "lint", "content", "locale", "switches", "sizeClassMapping",
    ]

    @Test(arguments: ["messages.json", "destination-video.json", "home-reports.json", "browse.json"])
    func `an example comes back as it was`(name: String) throws {
        let examples = Fixture.projects.appending(path: "../../../Examples").standardizedFileURL
        let bytes = try Array(Data(contentsOf: examples.appending(path: name)))
        let spec = try #require(SpecReader.read(bytes, format: .json, file: name).spec)
        let source = SwiftUIWriter(minimumOS: .v27).source(for: spec)

        let view = try #require(Reading.views(source).first)

        #expect(
            Self.plain(SpecWriting.value(view.spec), isEntry: false)
                == Self.plain(SpecWriting.value(spec), isEntry: false)
        )
    }

    @Test func `every key that the source can say is read of what is written`() throws {
        let specs = Fixture.projects.appending(path: "../../SwiftUIWritingTests/Specs").standardizedFileURL
        let bytes = try Array(Data(contentsOf: specs.appending(path: "every-key.yaml")))
        let spec = try #require(SpecReader.read(bytes, format: .yaml, file: "every-key.yaml").spec)
        let source = SwiftUIWriter(minimumOS: .v27).source(for: spec)

        try Fixture.expect(Reading.outline(["EveryKeyView.swift": Array(source.utf8)]), golden: "every-key.txt")
    }

    @Test func `what stands for values of a repeated entry is read as its samples have it`() throws {
        var tab = Tab(label: TabLabel(systemImage: "music.note.list"))
        tab.modifiers.repeats = Repetition(over: "library.playlists")
        tab.modifiers.standIns[.title] = StandIn("playlist.name", why: .runTime)
        tab.modifiers.standIns[.help] = StandIn("playlist.note", why: .runTime)
        var spec = TabSpec(tabs: [.tab(Tab(label: TabLabel(title: "Home"), value: .string("home"))), .tab(tab)])
        spec.selection = .string("home")
        let source = SwiftUIWriter(minimumOS: .v27).source(for: spec)

        let view = try #require(Reading.views(source).first)

        let tabs = view.spec.tabs.compactMap { if case .tab(let tab) = $0 { tab } else { nil } }
        let read = try #require(tabs.last)
        #expect(read.label == TabLabel(title: "[playlist.name]", systemImage: "music.note.list"))
        #expect(read.modifiers.dynamic && read.help == "[playlist.note]")
    }

    @Test(arguments: [
        "{ platforms: [iPad] }", "[{ platforms: [iPhone, iPhoneDuo] }, { sizeClass: compact }]",
        "[{ platforms: [iPad], if: [isNew] }, { sizeClass: regular, unless: [isOld] }]",
        "[{ if: [isNew] }, { unless: [isOld] }]", "[{ platforms: [mac] }, { platforms: [iPad], sizeClass: regular }]",
        "[{ fromOS: 26 }, { if: [isNew] }]",
    ])
    func `an entry is declared in the same environments as before`(when: String) throws {
        let text = """
            platforms: [iPhone, iPad, mac, tv]
            conditions: { isNew: { usually: true }, isOld: { usually: false } }
            tabs: [{ title: A, value: a }, { title: B, value: b, when: \(when) }]
            """
        let spec = try #require(SpecReader.read(Array(text.utf8), format: .yaml, file: "tabs.yaml").spec)
        let source = SwiftUIWriter().source(for: spec)
        let read = try #require(Reading.views(source).first).spec
        let (old, new) = (spec.tabs.map(\.modifiers.when), read.tabs.map(\.modifiers.when))

        #expect(old.count == new.count && new[0].isEmpty)
        #expect(read.tabs.flatMap(\.modifiers.variants).isEmpty)
        for environment in Self.environments {
            for (isNew, isOld) in [(false, false), (false, true), (true, false), (true, true)] {
                let answers = ["isNew": isNew, "isOld": isOld]
                #expect(
                    old[1].holds(in: environment, answers) == new[1].holds(in: environment, answers),
                    "\(environment.platform) \(environment.sizeClass) \(environment.os): \(new[1]) \(source)"
                )
            }
        }
    }

    /// The environments that Swift can distinguish.
    private static let environments = [Platform.iPhone, .iPad, .mac, .tv].flatMap { platform in
        OSVersion.generations.flatMap { os in
            UserInterfaceSizeClass.allCases.filter { platform.onlySizeClass ?? $0 == $0 }.map { sizeClass in
                ResolutionEnvironment(platform: platform, sizeClass: sizeClass, os: os)
            }
        }
    }

    @Test(arguments: Seeds.some(of: 1...60))
    func `a generated spec comes back as far as SwiftUI can say it`(seed: UInt64) {
        #expect(Reading.onLargeStack { RoundTrip(seed: seed).complaint } == nil)
    }

    /// The values that the source can say.
    private static func plain(_ value: JSONValue, isEntry: Bool) -> JSONValue {
        .object(
            value.members.compactMap { member in
                if leftOut.contains(member.key), !(isEntry && member.key == "title") { return nil }
                guard member.key == "tabs", case .array(let tabs) = member.value else { return member }
                return JSONMember("tabs", .array(tabs.map { plain($0, isEntry: true) }))
            }
        )
    }
}
