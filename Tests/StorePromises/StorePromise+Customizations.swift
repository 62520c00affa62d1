import Foundation
import PreviewCore
import TabModel
import TabSpecCoding
import Testing

extension StorePromise {
    static let heads = [
        StorePromise("begins at revision 0, and has a mark that stays") { store in
            let head = try await store.head(of: "tabs.json")
            #expect(head.revision == 0 && head.links == 0)
            #expect(try await store.head(of: "tabs.json").mark == head.mark)
            #expect(try await store.head(of: "other.json").mark == head.mark)
            #expect(Revision("0.\(head.epoch)") != nil)
        },
        StorePromise("has a clock that is right and goes on") { store in
            let begin = store.time
            _ = try await store.commit(.customize(.sample("a")), to: "tabs.json")
            #expect(try await store.head(of: "tabs.json").revision == 1)
            #expect(abs(Date.now.timeIntervalSince1970 - store.time) < 60)
            #expect(store.time > begin - 1)
        },
        StorePromise("numbers the acts on each preview by themselves, without gaps") { store in
            for number in 1...5 {
                let commit = try await store.commit(.customize(.sample("a")), to: "tabs.json")
                #expect(commit?.revision == number)
            }
            let other = CustomizationAct.sample("a", spec: "other.json")
            #expect(try await store.commit(.customize(other), to: "other.json")?.revision == 1)
            #expect(try await store.head(of: "tabs.json").revision == 5)
        },
        StorePromise("gives each of sixteen writers at once numbers of their own, without gaps") { store in
            let numbers = try await withThrowingTaskGroup(of: [Int].self) { group in
                for writer in 0..<16 {
                    group.addTask {
                        var numbers: [Int] = []
                        for act in 0..<20 {
                            let change = CustomizationAct.sample("\(writer)-\(act)", profile: "w\(writer)")
                            let commit = try await store.commit(.customize(change), to: "tabs.json")
                            numbers.append(try #require(commit).revision)
                        }
                        return numbers
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(numbers.allSatisfy { $0 == $0.sorted() })
            #expect(numbers.flatMap(\.self).sorted() == Array(1...320))
            for writer in 0..<16 { #expect(try await store.sampleID("w\(writer)") == "\(writer)-19") }
            #expect(try await store.profiles(spec: "tabs.json", storageKey: "tabs").count == 16)
            #expect(try await store.changes(of: "tabs.json", after: 300).map(\.revision) == Array(301...320))
        },
        StorePromise("says what has changed after a revision, in order") { store in
            try await store.save(.sample("a", profile: "ann"))
            try await store.commit(.write(.sample(0, "one"), .sample), to: "tabs.json")
            try await store.save(.sample("b", profile: "bob"))
            try await store.save(.sample("x", spec: "other.json"))
            let bob = PreviewChange(revision: 3, subject: .customization(.sample("bob")))
            #expect(
                try await store.changes(of: "tabs.json", after: 0) == [
                    PreviewChange(revision: 1, subject: .customization(.sample("ann"))),
                    PreviewChange(revision: 2, subject: .text), bob,
                ]
            )
            #expect(try await store.changes(of: "tabs.json", after: 2) == [bob])
            #expect(try await store.changes(of: "tabs.json", after: 3).isEmpty)
        },
        StorePromise("refuses everything after it was closed, and closes twice without harm") { store in
            await store.close()
            await store.close()
            await #expect(throws: (any Error).self) { try await store.save(.sample("a")) }
            await #expect(throws: (any Error).self) { try await store.customization(for: .sample()) }
            await #expect(throws: (any Error).self) { try await store.head(of: "tabs.json") }
        },
        StorePromise("finishes an act whose caller was cancelled") { store in
            let saving = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                try await store.save(.sample("a"))
            }
            try await saving.value
            #expect(try await store.sampleID() == "a")
        },
    ]

    static let customizations = [
        StorePromise("has nothing before the first act") { store in
            let stored = try await store.customization(for: .sample())
            #expect(stored == nil)
            #expect(try await store.profiles(spec: "tabs.json", storageKey: "tabs").isEmpty)
            #expect(try await store.acts(of: .sample()).isEmpty)
        },
        StorePromise("gives back the last act of each key, with its text") { store in
            try await store.save(.sample("a", profile: "ann"))
            try await store.save(.sample("b", profile: "ann"))
            try await store.save(.sample("c", profile: "bob"))
            #expect(try await store.customization(for: .sample("ann")) == .init(customization: .sample("b")))
            #expect(try await store.customization(for: .sample("bob")) == .init(customization: .sample("c")))
            let text = try await store.customization(for: .sample("bob"))?.text
            #expect(text == CustomizationCoding.text(.sample("c")))
        },
        StorePromise("keeps specs, storage keys and profiles apart (R1.82, R1.93, R3.35)") { store in
            let keys = [
                CustomizationKey(spec: "a.json", storageKey: "k", profile: "p"),
                CustomizationKey(spec: "b.json", storageKey: "k", profile: "p"),
                CustomizationKey(spec: "a.json", storageKey: "l", profile: "p"),
                CustomizationKey(spec: "a.jsonk", storageKey: "", profile: "p"),
                CustomizationKey(spec: "Ä' \u{1F600}", storageKey: "'; DROP TABLE", profile: "p"),
            ]
            for (index, key) in keys.enumerated() {
                var act = CustomizationAct.sample("\(index)")
                act.key = key
                try await store.save(act)
            }
            for (index, key) in keys.enumerated() {
                #expect(try await store.customization(for: key)?.customization == .sample("\(index)"))
            }
            #expect(try await store.profiles(spec: "a.json", storageKey: "k").map(\.name) == ["p"])
        },
        StorePromise("lists profiles by name with their last change") { store in
            for name in ["zoe", "Ann", "ann", "9"] { try await store.save(.sample("a", profile: name)) }
            let profiles = try await store.profiles(spec: "tabs.json", storageKey: "tabs")
            #expect(profiles.map(\.name) == ["9", "Ann", "ann", "zoe"])
        },
        StorePromise("removes a profile once, and notes that") { store in
            try await store.save(.sample("a", profile: "ann"))
            #expect(try await store.deleteProfile(.sample("ann"), note: .sample("end")))
            #expect(try await store.deleteProfile(.sample("ann"), note: .sample("end")) == false)
            #expect(try await store.customization(for: .sample("ann")) == nil)
            let last = try #require(try await store.acts(of: .sample("ann")).first)
            #expect(last.operations == "delete" && last.after == nil && last.revision == 2)
            #expect(last.before == CustomizationCoding.text(.sample("a")))
        },
        StorePromise("holds an empty customization for another thing than none") { store in
            var act = CustomizationAct.sample("a")
            act.customization = .init()
            try await store.save(act)
            #expect(try await store.customization(for: .sample()) == .init(customization: .init()))
        },
    ]
}
