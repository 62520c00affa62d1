import PreviewCore
import PreviewStore
import TabModel

/// Four people who change their own customization as fast as they can, and a fifth who rotates a link.
struct Writers {
    static let names = ["ann", "bob", "eve", "zoe"]
    static let linkName = "link"

    private let opened: OpenedStore

    init(_ opened: OpenedStore) {
        self.opened = opened
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
            let change = CustomizationAct(
                key: key,
                customization: .act(act),
                operations: "[\(act)]",
                note: ChangeNote(author: .command, summary: "Act \(act)")
            )
            let commit = try await opened.store.commit(.customize(change), to: opened.spec)
            Report.line("ack \(name) \(act) \(commit?.revision ?? 0)")
        }
    }

    private func rotate() async throws {
        var act = try await opened.store.shares(of: opened.spec).first?.actNumber ?? 0
        while true {
            act += 1
            try await opened.store.commit(.saveLink(.act(act, spec: opened.spec)), to: opened.spec)
            Report.line("ack \(Self.linkName) \(act)")
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
            label: "\(number)",
            profile: ProfileName.usual,
            created: 0
        )
    }

    /// The number that ``act(_:spec:)`` put in.
    var actNumber: Int? { label.flatMap { Int($0) } }
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
