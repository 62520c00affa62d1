import PreviewLinks
import PreviewCore
import PreviewStore
import TabModel

/// Four people who change their own customization as fast as they can, and a fifth who rotates a link.
struct Writers {
    static let names = ["ann", "bob", "eve", "zoe"]
    static let linkName = "link"

    private let opened: OpenedStore
    private let revisions: Revisions

    init(_ opened: OpenedStore, revisions: Revisions) {
        self.opened = opened
        self.revisions = revisions
    }

    static func key(_ name: String, in opened: OpenedStore) -> CustomizationKey {
        CustomizationKey(spec: opened.spec, storageKey: "tabs", profile: name)
    }

    /// Writes until it is killed or refused.
    func write() async throws {
        try await withThrowingTaskGroup { group in
            for name in Self.names { group.addTask { try await write(as: name) } }
            group.addTask { try await rotate() }
            try await group.waitForAll()
        }
    }

    private func write(as name: String) async throws {
        let key = Self.key(name, in: opened)
        var act = try await opened.store.customization(for: key)?.customization.actNumber ?? 0
        while true {
            act += 1
            let revision = try await revisions.next()
            try await opened.store.save(
                .init(
                    key: key,
                    customization: .act(act),
                    operations: "[\(act)]",
                    revision: revision,
                    note: ChangeNote(author: .command, summary: "Act \(act)")
                )
            )
            Report.line("ack \(name) \(act) \(revision)")
        }
    }

    private func rotate() async throws {
        var act = try await opened.shares.shares(of: opened.spec).first?.views ?? 0
        while true {
            act += 1
            let revision = try await revisions.next()
            try await opened.shares.save(.act(act, spec: opened.spec))
            Report.line("ack \(Self.linkName) \(act) \(revision)")
        }
    }
}

extension ShareRecord {
    /// A link that holds a number, in two places so that a mixture would be noticed.
    static func act(_ number: Int, spec: String) -> Self {
        Self(
            id: Writers.linkName,
            spec: spec,
            digest: ContentDigest(of: "\(number)").bytes,
            role: .view,
            profile: ProfileName.usual,
            created: 0,
            views: number
        )
    }
}

extension TabViewCustomization {
    /// The number that ``act(_:)`` put in.
    var actNumber: Int? { tabBarOrder?.first.flatMap(Int.init) }

    /// A customization of usual size that holds a number, in two places so that a mixture would be noticed.
    static func act(_ number: Int) -> Self {
        var customization = Self()
        customization.tabBarOrder = ["\(number)"] + (0..<20).map { "tab\($0)" }
        customization.tabs["\(number)"] = TabCustomization(sidebar: .visible, tabBar: .visible)
        return customization
    }
}

/// Hands out revision numbers, reserved in blocks as the server does.
actor Revisions {
    private static let block = 64

    private let store: any CustomizationStore
    private var free: Range<Int> = 0..<0

    init(_ store: any CustomizationStore) {
        self.store = store
    }

    func next() async throws -> Int {
        while free.isEmpty {
            let first = try await store.reserveRevisions(Self.block)
            // Someone else may have reserved in the meantime; their block is then used up first.
            if free.isEmpty { free = first..<first + Self.block }
        }
        return free.removeFirst()
    }
}
