import PreviewCore
import Testing

extension StorePromise {
    static let links = [
        StorePromise("gives links back as they were, in the order of their creation, each preview for itself") {
            store in
            let shares = (1...12).map { ShareRecord.sample($0, isPinned: $0.isMultiple(of: 4)) }
            #expect(try await store.shares(of: "tabs.json").isEmpty)
            for share in shares.reversed() { try await store.save(share) }
            try await store.save(.sample(13, spec: "other.json"))
            #expect(try await store.shares(of: "tabs.json") == shares)
            #expect(try await store.shares(of: "other.json").map(\.id) == ["share13"])
        },
        StorePromise("puts a link in place of the one with its id, but for its uses") { store in
            var share = ShareRecord.sample(1, isPinned: true)
            try await store.save(share)
            try await store.save(.sample(2))
            try await store.noteUses([ShareUse(id: "share1", views: 7, lastUsed: 1_800_000_500.5)])
            share.digest = ContentDigest(of: "rotated").bytes
            share.earlier = EarlierPin(pin: .sample(3), time: 1_800_000_001.5)
            try await store.save(share)
            (share.views, share.lastUsed) = (7, 1_800_000_500.5)
            #expect(try await store.shares(of: "tabs.json") == [share, .sample(2)])
        },
        StorePromise("removes links, and does not mind those that are not there") { store in
            for number in 1...5 { try await store.save(.sample(number)) }
            try await store.removeShares(["share2", "share4", "share9"])
            #expect(try await store.shares(of: "tabs.json").map(\.id) == ["share1", "share3", "share5"])
        },
        StorePromise("counts the uses of links that are there") { store in
            try await store.save(.sample(1, isPinned: true))
            try await store.save(.sample(2))
            try await store.noteUses([
                ShareUse(id: "share1", views: 3, lastUsed: 1_800_000_100), ShareUse(id: "gone", views: 9, lastUsed: 1),
            ])
            try await store.noteUses([ShareUse(id: "share1", views: 2, lastUsed: 1_800_000_050)])
            let shares = try await store.shares(of: "tabs.json")
            #expect(shares.map(\.views) == [5, 0])
            #expect(shares.map(\.lastUsed) == [1_800_000_100, nil])
        },
        StorePromise("keeps comments with their link, oldest first, and changes only whether they are resolved") {
            store in
            try await store.save(.sample(1))
            try await store.save(.sample(2, spec: "other.json"))
            for number in [3, 1, 2, 5] { try await store.comment(.sample(number)) }
            try await store.comment(.sample(4, on: 2), of: "other.json")
            #expect(try await store.comments(of: "tabs.json") == [1, 2, 3, 5].map { ShareComment.sample($0) })
            #expect(try await store.comments(of: "other.json") == [.sample(4, on: 2)])
            var resolved = ShareComment.sample(1)
            resolved.isResolved = true
            try await store.comment(resolved)
            try await store.removeComment("comment2")
            try await store.removeComment("comment2")
            // A link that was rotated is stored again.
            try await store.save(.sample(1))
            #expect(try await store.comments(of: "tabs.json") == [resolved, .sample(3), .sample(5)])
            try await store.removeShares(["share1"])
            try await store.comment(.sample(6))
            #expect(try await store.comments(of: "tabs.json").isEmpty)
        },
        StorePromise("keeps sessions and wrong passwords with their link, and ends them with its token") { store in
            for number in 1...2 { try await store.save(.sample(number)) }
            let digest = ContentDigest(of: "session").bytes
            for link in ["share1", "share2", "gone"] {
                let session = UnlockSession(digest: ContentDigest(of: link).bytes, link: link, remaining: 60)
                try await store.commit(.openSession(session), to: "tabs.json")
                let wrong = WrongPassword(link: link, place: "10.0.0.1", isStrange: link == "share1")
                try await store.commit(.noteWrongPassword(wrong), to: "tabs.json")
            }
            let over = UnlockSession(digest: digest, link: "share1", remaining: 0)
            try await store.commit(.openSession(over), to: "tabs.json")
            let known = try await store.unlocks(of: "tabs.json")
            #expect(Set(known.sessions.map(\.link)) == ["share1", "share2"])
            #expect(known.sessions.allSatisfy { $0.remaining > 30 && $0.remaining <= 60 })
            #expect(known.wrong.count == 2 && known.wrong.allSatisfy { $0.age < 30 && $0.place == "10.0.0.1" })
            #expect(known.wrong.first { $0.isStrange }?.link == "share1")

            var rotated = ShareRecord.sample(1)
            rotated.digest = ContentDigest(of: "rotated").bytes
            try await store.save(rotated)
            #expect(try await store.unlocks(of: "tabs.json").sessions.map(\.link) == ["share2"])
            try await store.removeShares(["share2"])
            let ended = try await store.unlocks(of: "tabs.json")
            #expect(ended.sessions.isEmpty && ended.wrong.isEmpty)
        },
        StorePromise("counts changes of links, which make no revision") { store in
            try await store.save(.sample(1))
            try await store.comment(.sample(1))
            try await store.removeComment("comment1")
            try await store.removeShares(["share1"])
            let head = try await store.head(of: "tabs.json")
            #expect(head.links == 4 && head.revision == 0)
        },
    ]

    static let conditions = [
        StorePromise("does an act only on the customization that it was made for") { store in
            let act = PreviewAct.customize(.sample("a"))
            #expect(try await store.commit(act, to: "tabs.json", if: .customization("{}")) == nil)
            #expect(try await store.head(of: "tabs.json").revision == 0)
            #expect(try await store.commit(act, to: "tabs.json", if: .customization(nil))?.revision == 1)
            #expect(try await store.commit(act, to: "tabs.json", if: .customization(nil)) == nil)
            let text = try #require(try await store.customization(for: .sample())).text
            #expect(try await store.commit(act, to: "tabs.json", if: .customization(text))?.revision == 2)
            #expect(try await store.acts(of: .sample()).count == 2)
        },
        StorePromise("writes a text only over the one that is meant") { store in
            let one = PreviewAct.write(.sample(0, "one"), .sample)
            let two = PreviewAct.write(.sample(0, "two"), .sample)
            let refused = try await store.commit(one, to: "tabs.json", if: .text(ContentDigest(of: "x")))
            #expect(refused == nil)
            #expect(try await store.commit(one, to: "tabs.json", if: .text(nil))?.revision == 1)
            #expect(try await store.commit(two, to: "tabs.json", if: .text(nil)) == nil)
            #expect(try await store.commit(two, to: "tabs.json", if: .text(ContentDigest(of: "one")))?.revision == 2)
        },
        StorePromise("lets one of many writers over the same text through") { store in
            try await store.commit(.write(.sample(0, "one"), .sample), to: "tabs.json")
            let condition = ActCondition.text(ContentDigest(of: "one"))
            let winners = try await withThrowingTaskGroup(of: Bool.self) { group in
                for writer in 0..<12 {
                    group.addTask {
                        let act = PreviewAct.write(.sample(0, "by \(writer)"), .sample)
                        return try await store.commit(act, to: "tabs.json", if: condition) != nil
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(winners == 1)
            #expect(try await store.specRevisions(of: "tabs.json").count == 2)
        },
        StorePromise("does an act only while links have changed as often as is meant") { store in
            try await store.save(.sample(1))
            let wrong = PreviewAct.noteWrongPassword(WrongPassword(link: "share1", place: "10.0.0.1", isStrange: true))
            #expect(try await store.commit(wrong, to: "tabs.json", if: .links(0)) == nil)
            #expect(try await store.commit(wrong, to: "tabs.json", if: .links(1)) != nil)
            #expect(try await store.commit(wrong, to: "tabs.json", if: .links(1)) == nil)
            #expect(try await store.unlocks(of: "tabs.json").wrong.count == 1)
            try await store.commit(.write(.sample(0, "one"), .sample), to: "tabs.json")
            #expect(try await store.commit(wrong, to: "tabs.json", if: .links(2)) != nil)
        },
        StorePromise("changes a link only while it has the token that is meant") { store in
            let share = ShareRecord.sample(1)
            var rotated = share
            rotated.digest = ContentDigest(of: "rotated").bytes
            let condition = ActCondition.link(share.id, digest: share.digest)
            #expect(try await store.commit(.saveLink(rotated), to: "tabs.json", if: condition) == nil)
            try await store.save(share)
            #expect(try await store.commit(.saveLink(rotated), to: "tabs.json", if: condition) != nil)
            #expect(try await store.commit(.saveLink(rotated), to: "tabs.json", if: condition) == nil)
        },
    ]
}
