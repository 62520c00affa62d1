import Foundation
import PreviewCore
import TabModel
import TabResolver

/// The review pane of a link: the pinned moment, the changes since the last one, and comments.
struct ReviewValues: TemplateValue {
    var title: String
    /// The revision and the time of the pin; nil for a live link.
    var moment: String?
    /// The changes since the last pin, in one sentence; nil if there is nothing to compare with.
    var summary: String?
    /// The last pin and this one.
    var moments: GroupValues?
    var changes: [ReviewChangeValues]
    var rules: [RuleLinkValues]
    var hasRules: Bool
    /// A Boolean value that indicates whether the visitor can write comments.
    var comments: Bool
}

/// The changes on one or more devices.
struct ReviewChangeValues: TemplateValue {
    var devices: String
    var sentences: [String]
}

/// A builder of the values of the review.
struct ReviewBuilder {
    /// The largest number of listed sentences; more are not helpful.
    private static let limit = 100

    let page: PageContext

    /// The review; nil if there is neither a change since an earlier pin nor comments, and for the owner.
    var values: ReviewValues? {
        guard page.rights != .owner, hasReview else { return nil }
        let rules = change.map(Self.rules) ?? []
        return ReviewValues(
            title: "Review",
            moment: page.snapshot.pinned.map(Self.text),
            summary: change.map(summary),
            moments: change == nil ? nil : moments,
            changes: change.map(changes) ?? [],
            rules: rules.map { RuleLink.values($0) },
            hasRules: !rules.isEmpty,
            comments: page.rights.comments
        )
    }

    private var hasReview: Bool {
        page.snapshot.pinned == nil ? page.rights == .comment : change != nil || page.rights.comments
    }

    private var change: PinChange? { page.subject.change }

    private static func text(_ moment: PinnedMoment) -> String {
        "Revision \(moment.revision) · \(SpokenTime.moment(moment.time))"
    }

    private func summary(_ change: PinChange) -> String {
        let since = "since revision \(change.moment.revision), pinned \(SpokenTime.moment(change.moment.time))"
        let count = change.difference.drawings.reduce(properties(change).count) { $0 + $1.changes.count }
        if count > 0 { return "\(Phrase.count(count, "change")) \(since)" }
        return change.difference.isEmpty
            ? "Only the arrangement of tabs has changed \(since)"
            : "There are no visible changes \(since)"
    }

    private var moments: GroupValues {
        let choices = ChoiceBuilder(view: page.view)
        return GroupValues(
            name: "moment",
            label: "Show the preview",
            segments: [(PinMoment.before, "Last pin"), (.after, "This pin")].map { moment, title in
                choices.segment(title, control: "moment", value: moment.rawValue, isOn: page.view.moment == moment) {
                    $0.moment = moment
                }
            }
        )
    }

    /// Returns the renamed or reconfigured entries, then the moved ones, device by device.
    private func changes(_ change: PinChange) -> [ReviewChangeValues] {
        var left = Self.limit
        let drawings = change.difference.drawings.map { drawing in
            (drawing.environments.reportName, drawing.changes.map(\.sentence.text))
        }
        return (byPlatforms(properties(change)) + drawings).filter { !$0.1.isEmpty }.prefix { _ in left > 0 }
            .map { devices, sentences in
                let shown = sentences.prefix(left).map {
                    SentenceText.shown($0.prefix(1).uppercased() + $0.dropFirst())
                }
                left -= shown.count
                return ReviewChangeValues(devices: "On \(devices)", sentences: shown)
            }
    }

    /// Returns the changes of names and properties: drawings describe only the places of tabs.
    private func properties(_ change: PinChange) -> [SpecChange] {
        change.difference.changes.filter { [.renamed, .changed].contains($0.kind) && !$0.platforms.isEmpty }
    }

    private func byPlatforms(_ changes: [SpecChange]) -> [(String, [String])] {
        let groups = Dictionary(grouping: changes, by: \.platforms)
        let order = changes.map(\.platforms).reduce(into: [[Platform]]()) { if !$0.contains($1) { $0.append($1) } }
        return order.map { ($0.reportName, (groups[$0] ?? []).flatMap(sentences)) }
    }

    private func sentences(_ change: SpecChange) -> [String] {
        let name = change.name.map { "\"\($0)\"" } ?? "The tab view"
        return change.properties.map { property in
            if property.key == "title", case .text(let before)? = property.from, case .text(let now)? = property.to {
                return "\"\(before)\" is now called \"\(now)\""
            }
            return "\(name): \(ChangeWording.pair(property).text)"
        }
    }

    /// Returns the rules that decide the new places, each once, in numeric order.
    private static func rules(_ change: PinChange) -> [String] {
        let all = change.difference.drawings.flatMap { $0.changes.compactMap(\.rule) }
        return Set(all).sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    }
}
