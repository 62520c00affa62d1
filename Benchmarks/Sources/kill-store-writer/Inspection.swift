import PreviewCore
import PreviewStore

/// The content of a store: each writer's last act, a Boolean value for a history without gaps, and the rotated link.
struct Inspection {
    private let opened: OpenedStore

    init(_ opened: OpenedStore) {
        self.opened = opened
    }

    func report() async throws {
        for name in Writers.names {
            let key = Writers.key(name, in: opened)
            guard let stored = try await opened.store.customization(for: key) else {
                Report.line("state \(name) 0")
                continue
            }
            let act = stored.customization.actNumber.flatMap { stored.customization == .act($0) ? $0 : nil }
            Report.line("state \(name) \(act.map(String.init) ?? "torn")")
            let isWhole = Self.isWhole(try await opened.store.acts(of: key), last: act)
            Report.line("history \(name) \(isWhole ? "whole" : "broken")")
        }
        try await reportLink()
    }

    private func reportLink() async throws {
        let link = try await opened.store.shares(of: opened.spec).first
        let act =
            link.map { link in
                link.actNumber.flatMap { link == .act($0, spec: opened.spec) ? "\($0)" : nil } ?? "torn"
            } ?? "0"
        Report.line("state \(Writers.linkName) \(act)")
    }

    /// Newest first, each act beginning where the one before it ended, none left out.
    private static func isWhole(_ acts: [ActRecord], last: Int?) -> Bool {
        guard let last, acts.count == min(last, HistoryLimit.changes) else { return false }
        let pairs = zip(acts, acts.dropFirst())
        return pairs.allSatisfy { $0.before == $1.after }
            && acts.enumerated().allSatisfy { index, act in
                act.operations == "[\(last - index)]"
            }
    }
}
