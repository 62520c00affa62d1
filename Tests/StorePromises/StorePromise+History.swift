import PreviewCore
import TabSpecCoding
import Testing

extension StorePromise {
    static let histories = [
        StorePromise("keeps what an act did, from what text to what text") { store in
            let note = ChangeNote(author: .browser(link: "Ann"), kind: .undo(of: 7), summary: "Undid: Hid b")
            try await store.save(.sample("a"))
            var second = CustomizationAct.sample("b")
            second.note = note
            try await store.save(second)
            let acts = try await store.acts(of: .sample())
            #expect(acts.map(\.revision) == [2, 1])
            #expect(acts.map(\.operations) == [#"[{"op":"hide","id":"b"}]"#, #"[{"op":"hide","id":"a"}]"#])
            #expect(acts.map(\.before) == [CustomizationCoding.text(.sample("a")), nil])
            #expect(
                acts.map(\.after) == [CustomizationCoding.text(.sample("b")), CustomizationCoding.text(.sample("a"))]
            )
            #expect(acts.map(\.note) == [note, .sample("a")])
        },
        StorePromise("keeps the last 200 acts of each key") { store in
            for _ in 1...203 { try await store.save(.sample("a", profile: "ann")) }
            for _ in 1...3 { try await store.save(.sample("a", profile: "bob")) }
            #expect(try await store.acts(of: .sample("ann")).map(\.revision) == (4...203).reversed())
            #expect(try await store.acts(of: .sample("bob")).map(\.revision) == [206, 205, 204])
        },
    ]

    static let texts = [
        StorePromise("gives texts back byte for byte, the oldest first, each preview for itself") { store in
            let records = [
                SpecRecord.sample(1, "one"), .sample(2, "two", author: .browser(link: "Ann"), isConfirmed: false),
                .sample(3, "one", author: .command, kind: .undo(of: 2)), .sample(4, "\u{0}{", isGood: false),
            ]
            #expect(try await store.append(Array(records.prefix(3)), to: "tabs.json") == 3)
            #expect(try await store.append([records[3]], to: "tabs.json") == 4)
            try await store.append([.sample(9, "other")], to: "other.json")
            #expect(try await store.specRevisions(of: "tabs.json") == records.map(\.revision))
            for record in records {
                #expect(try await store.specText(record.revision.digest, of: "tabs.json") == record.text)
            }
            #expect(try await store.specText(ContentDigest(of: "never"), of: "tabs.json") == nil)
            #expect(try await store.head(of: "tabs.json").revision == 4)
        },
        StorePromise("numbers a text that the store has alone") { store in
            try await store.save(.sample("a"))
            let commit = try await store.commit(.write(.sample(0, "one"), .sample), to: "tabs.json")
            #expect(commit == Commit(revision: 2, keptTexts: 1))
            #expect(try await store.specRevisions(of: "tabs.json").map(\.number) == [2])
        },
        StorePromise("confirms and removes one revision of a text") { store in
            let records = (1...3).map { SpecRecord.sample($0, $0 == 3 ? "1" : "\($0)", isConfirmed: false) }
            try await store.append(records, to: "tabs.json")
            try await store.confirmSpecRevision(2, of: "tabs.json")
            try await store.confirmSpecRevision(7, of: "tabs.json")
            try await store.removeSpecRevision(3, of: "tabs.json")
            try await store.removeSpecRevision(7, of: "tabs.json")
            let revisions = try await store.specRevisions(of: "tabs.json")
            #expect(revisions.map(\.number) == [1, 2])
            #expect(revisions.map(\.isConfirmed) == [false, true])
            #expect(try await store.specText(records[0].revision.digest, of: "tabs.json") == records[0].text)
        },
        StorePromise("keeps the last 200 texts of each preview") { store in
            try await store.append((1...150).map { .sample($0, "\($0)") }, to: "tabs.json")
            try await store.append((151...203).map { .sample($0, "\($0)") }, to: "tabs.json")
            try await store.append([.sample(204, "4")], to: "other.json")
            #expect(try await store.specRevisions(of: "tabs.json").map(\.number) == Array(4...203))
            #expect(try await store.specRevisions(of: "other.json").map(\.number) == [204])
        },
        StorePromise("keeps the newest texts that have 32 MiB together, and says how many") { store in
            let records = (1...20).map { SpecRecord.sample($0, String(repeating: "\($0 % 10)", count: 2 << 20 + $0)) }
            try await store.append([.sample(90, "other")], to: "other.json")
            #expect(try await store.append(Array(records.prefix(12)), to: "tabs.json") == 12)
            #expect(try await store.append(Array(records.suffix(8)), to: "tabs.json") == 15)
            #expect(try await store.specRevisions(of: "tabs.json").map(\.number) == Array(6...20))
            #expect(try await store.specText(records[4].revision.digest, of: "tabs.json") == nil)
            #expect(try await store.specText(records[5].revision.digest, of: "tabs.json") == records[5].text)
            #expect(try await store.specText(ContentDigest(of: "other"), of: "other.json") == Array("other".utf8))
        },
        StorePromise("keeps a text that another preview has too for that one") { store in
            try await store.append([.sample(1, "both")], to: "other.json")
            try await store.append([.sample(2, "both")], to: "tabs.json")
            try await store.append((3...202).map { .sample($0, "\($0)") }, to: "tabs.json")
            #expect(try await store.specText(ContentDigest(of: "both"), of: "other.json") == Array("both".utf8))
            try await store.removeSpecRevision(1, of: "other.json")
            #expect(try await store.specText(ContentDigest(of: "both"), of: "other.json") == nil)
        },
    ]
}
