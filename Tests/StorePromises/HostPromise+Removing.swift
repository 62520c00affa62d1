import PreviewCore
import Testing

extension HostPromise {
    /// A preview that is removed and published again is another one.
    static let removing = [
        HostPromise("gives a preview one epoch, and another to the next of its name") { store in
            try await store.commit(.publish(.sample("bank")), to: "bank")
            let first = try #require(try await store.publishedHead(of: "bank"))
            try await store.commit(.publish(.sample("bank", text: "second")), to: "bank")
            let head = try #require(try await store.publishedHead(of: "bank"))
            #expect(head.epoch == first.epoch && head.revision == 2 && Revision("2.\(head.epoch)") != nil)
            #expect(try await store.head(of: "bank") == head)
            #expect(try await store.heads(of: ["bank", "none"]) == ["bank": head])

            #expect(try await store.commit(.removePreview("bank")))
            #expect(try await store.heads(of: ["bank"]).isEmpty)
            try await store.commit(.publish(.sample("bank")), to: "bank", if: .text(nil))
            let next = try #require(try await store.publishedHead(of: "bank"))
            #expect(next.epoch != first.epoch && next.revision == 1 && next.links == 0 && next.mark == first.mark)
        },
        HostPromise("does an act in the epoch that it is meant for") { store in
            let epoch = try await store.published("bank")
            #expect(try await store.commit(.customize(.bank), to: "bank", in: epoch, if: nil)?.revision == 2)
            #expect(try await store.commit(.customize(.bank), to: "bank", in: epoch, if: .customization(nil)) == nil)
            #expect(try await store.commit(.saveLink(.sample(1, spec: "bank")), to: "bank", in: epoch, if: nil) != nil)
            #expect(try await store.shares(of: "bank").count == 1)
        },
        HostPromise("refuses every act on a preview that was removed, also once another has its name") { store in
            let epoch = try await store.published("bank")
            try await store.save(.sample(1, spec: "bank"))
            #expect(try await store.commit(.removePreview("bank")))
            for act in PreviewAct.onBank {
                await #expect(throws: PreviewRemoved("bank")) {
                    try await store.commit(act, to: "bank", in: epoch, if: nil)
                }
            }
            #expect(try await store.heads(of: ["bank"]).isEmpty)

            let next = try await store.published("bank")
            for act in PreviewAct.onBank {
                await #expect(throws: PreviewRemoved("bank")) {
                    try await store.commit(act, to: "bank", in: epoch, if: nil)
                }
            }
            let head = try #require(try await store.publishedHead(of: "bank"))
            #expect(head.epoch == next && head.revision == 1 && head.links == 0)
            #expect(try await store.shares(of: "bank").isEmpty)
            #expect(try await store.comments(of: "bank").isEmpty)
            #expect(try await store.customization(for: .sample(spec: "bank")) == nil)
            #expect(try await store.specRevisions(of: "bank").count == 1)
        },
        HostPromise("begins a preview with nothing, whatever was left under its name") { store in
            try await store.save(.sample(1, spec: "bank"))
            try await store.save(.bank)
            try await store.commit(.write(.sample(0, "left"), .sample), to: "bank")

            #expect(try await store.commit(.publish(.sample("bank")), to: "bank", if: .text(nil))?.revision == 1)

            #expect(try await store.shares(of: "bank").isEmpty)
            #expect(try await store.customization(for: .sample(spec: "bank")) == nil)
            #expect(try await store.specRevisions(of: "bank").map(\.number) == [1])
        },
        HostPromise("lets no act that races with a removal into the next preview of the name") { store in
            for _ in 0..<12 {
                let epoch = try await store.published("bank")
                let outcomes = await withTaskGroup(of: Bool.self) { group in
                    group.addTask {
                        _ = try? await store.commit(.removePreview("bank"))
                        return false
                    }
                    for number in 1...6 {
                        let act = PreviewAct.saveLink(.sample(number, spec: "bank"))
                        group.addTask { (try? await store.commit(act, to: "bank", in: epoch, if: nil)) != nil }
                    }
                    return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
                }
                _ = try await store.published("bank")
                #expect(try await store.shares(of: "bank").isEmpty, "\(outcomes) were done before the removal")
                #expect(try await store.commit(.removePreview("bank")))
            }
        },
    ]

    /// The links, by digests and labels.
    static let links = [
        HostPromise("finds the preview that a token opens, and none for one that opens nothing") { store in
            for name in ["bank", "news"] { try await store.commit(.publish(.sample(name)), to: name) }
            try await store.save(.sample(1, spec: "bank"))
            try await store.save(.sample(3, spec: "news"))
            var over = ShareRecord.sample(2, spec: "bank")
            over.expires = store.time - 1
            try await store.save(over)
            for (link, preview) in [("share3", "news"), ("share2", "bank")] {
                let session = UnlockSession(digest: ContentDigest(of: link).bytes, link: link, remaining: 60)
                try await store.commit(.openSession(session), to: preview)
            }
            let tokens = ["token 1", "token 2", "token 3", "token 4", "share2", "share3"]
            let found = try await store.previews(openedBy: tokens.map { ContentDigest(of: $0) })
            let expected = ["token 1": "bank", "token 3": "news", "share3": "news"]
            #expect(found == Dictionary(uniqueKeysWithValues: expected.map { (ContentDigest(of: $0.key), $0.value) }))
            #expect(try await store.previews(openedBy: []).isEmpty)
            try await store.commit(.removeLinks(["share1"]), to: "bank")
            #expect(try await store.previews(openedBy: [ContentDigest(of: "token 1")]).isEmpty)
        },
        HostPromise("finds the links that were made with tokens of a label") { store in
            for name in ["bank", "news"] { try await store.commit(.publish(.sample(name)), to: name) }
            for (number, name, publisher) in [
                (1, "bank", "CI"), (2, "news", "CI"), (3, "news", nil), (4, "news", "ci"),
            ] {
                var share = ShareRecord.sample(number, spec: name, isPinned: number == 2)
                share.publisher = publisher
                try await store.save(share)
            }
            let made = try await store.shares(madeBy: "CI")
            #expect(made.map(\.id) == ["share1", "share2"] && made.map(\.spec) == ["bank", "news"])
            #expect(made.map(\.publisher) == ["CI", "CI"] && made[1].pin == .sample(2))
            #expect(try await store.shares(of: "news").map(\.publisher) == ["CI", nil, "ci"])
        },
    ]
}

extension HostStore {
    /// Publishes a preview, and returns its epoch.
    fileprivate func published(_ name: String) async throws -> String {
        try await commit(.publish(.sample(name)), to: name)
        return try #require(try await publishedHead(of: name)).epoch
    }
}

extension CustomizationAct {
    fileprivate static let bank = Self.sample("a", spec: "bank")
}

extension PreviewAct {
    /// One of each kind.
    fileprivate static let onBank: [Self] = [
        .customize(.bank), .write(.sample(0, "ghost"), .sample), .publish(.sample("bank", text: "ghost")),
        .record([.sample(7, "ghost")]), .confirm(revision: 1), .forget(revision: 1),
        .saveLink(.sample(2, spec: "bank")), .removeLinks(["share1"]),
        .countUses([ShareUse(id: "share1", views: 1, lastUsed: 1)]), .saveComment(.sample(1)),
        .removeComment("comment1"),
        .openSession(UnlockSession(digest: ContentDigest(of: "s").bytes, link: "share1", remaining: 60)),
        .noteWrongPassword(WrongPassword(link: "share1", place: "10.0.0.1", isStrange: true)),
    ]
}
