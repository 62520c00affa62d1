package import PreviewCore
import TabModel
import TabSpecCoding

/// One preview as a store in memory has it.
package struct MemoryPreview: Sendable {
    package var revision = 0
    package var linkChanges = 0
    package var customizations: [CustomizationKey: StoredCustomization] = [:]
    /// The oldest first.
    package var acts: [ActRecord] = []
    /// The oldest first.
    package var texts: [SpecRecord] = []
    package var links: [ShareID: ShareRecord] = [:]
    package var comments: [ShareComment] = []
    package var unlocks = Unlocks()

    /// Returns a Boolean value that indicates whether a condition of an act holds.
    func meets(_ condition: ActCondition?, for act: PreviewAct) -> Bool {
        switch (condition, act) {
        case (nil, _): true
        case (.customization(let text), .customize(let act)): customizations[act.key]?.text == text
        case (.customization, _): false
        case (.text(let digest), _): texts.last?.revision.digest == digest
        case (.link(let id, let digest), _): links[id]?.digest == digest
        case (.links(let count), _): linkChanges == count
        }
    }

    /// Does an act.
    mutating func perform(_ act: PreviewAct) -> Commit {
        switch act {
        case .customize(let act): store(act)
        case .write(let record, _): return write(record)
        case .publish(let publication): return write(publication.record)
        case .record(let records):
            revision = records.map(\.revision.number).reduce(revision, max)
            return append(records)
        case .confirm(let number):
            for index in texts.indices where texts[index].revision.number == number {
                texts[index].revision.isConfirmed = true
            }
        case .forget(let number): texts.removeAll { $0.revision.number == number }
        default: changeLinks(act)
        }
        return Commit(revision: revision)
    }

    private mutating func write(_ record: SpecRecord) -> Commit {
        var record = record
        revision = max(revision + 1, record.revision.number)
        record.revision.number = revision
        return append([record])
    }

    private mutating func append(_ records: [SpecRecord]) -> Commit {
        texts = HistoryLimit.retained(texts + records)
        return Commit(revision: revision, keptTexts: texts.count)
    }

    private mutating func store(_ act: CustomizationAct) {
        revision = max(revision + 1, act.revision)
        let before = customizations[act.key]?.text
        customizations[act.key] = act.customization.map { StoredCustomization(customization: $0) }
        let recorded = ActRecord(
            key: act.key,
            operations: act.operations,
            before: before,
            after: customizations[act.key]?.text,
            revision: revision,
            time: 1_800_000_000,
            note: act.note
        )
        acts.append(recorded)
        let retained = acts.filter { $0.key == act.key }.suffix(recorded.retained).map(\.revision)
        acts.removeAll { $0.key == act.key && !retained.contains($0.revision) }
    }

    private mutating func changeLinks(_ act: PreviewAct) {
        linkChanges += 1
        switch act {
        case .saveLink(var share):
            if let known = links[share.id] {
                (share.views, share.lastUsed) = (known.views, known.lastUsed)
                if known.digest != share.digest { unlocks.end(share.id) }
            }
            links[share.id] = share
        case .removeLinks(let ids):
            for id in ids {
                links[id] = nil
                unlocks.end(id)
            }
            comments.removeAll { ids.contains($0.link) }
        case .countUses(let uses):
            for use in uses {
                links[use.id]?.views += use.views
                if let last = links[use.id]?.lastUsed { links[use.id]?.lastUsed = max(last, use.lastUsed) }
                if links[use.id]?.lastUsed == nil { links[use.id]?.lastUsed = use.lastUsed }
            }
        case .saveComment(let comment):
            guard links[comment.link] != nil else { return }
            if let index = comments.firstIndex(where: { $0.id == comment.id }) {
                comments[index] = comment
            } else {
                comments.append(comment)
            }
        case .removeComment(let id): comments.removeAll { $0.id == id }
        case .openSession(let session): if links[session.link] != nil { unlocks.sessions.append(session) }
        case .noteWrongPassword(let wrong): if links[wrong.link] != nil { unlocks.wrong.append(wrong) }
        default: break
        }
    }
}

extension Unlocks {
    fileprivate mutating func end(_ link: ShareID) {
        sessions.removeAll { $0.link == link }
        wrong.removeAll { $0.link == link }
    }
}
