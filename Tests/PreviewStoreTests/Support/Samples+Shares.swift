import PreviewLinks
import PreviewCore
import TabSpecCoding

@testable import PreviewStore

extension ShareRecord {
    /// A link whose texts all come from its number.
    static func sample(_ number: Int = 1, spec: String = "tabs.json", isPinned: Bool = false) -> Self {
        Self(
            id: "share\(number)",
            spec: spec,
            digest: ContentDigest(of: "token \(number)").bytes,
            role: ShareRole.allCases[number % 4],
            label: number.isMultiple(of: 2) ? nil : "label \(number)",
            profile: "profile\(number)",
            created: 1_800_000_000 + Double(number),
            expires: number.isMultiple(of: 3) ? nil : 1_900_000_000.25,
            password: number.isMultiple(of: 5) ? "scrypt:4:8:aa:bb" : nil,
            pin: isPinned ? .sample(number) : nil,
            lastUsed: nil,
            views: 0
        )
    }
}

extension PinRecord {
    static func sample(_ number: Int) -> Self {
        Self(
            revision: "\(number).0badcafe",
            file: "tabs.json",
            format: number.isMultiple(of: 2) ? .json : .yaml,
            // Not UTF-8: bytes are bytes.
            text: Array("pinned text \(number) ".utf8) + [0, 0xFF, 0xFE],
            customization: number.isMultiple(of: 2) ? nil : "{\"customization\": \(number)}"
        )
    }
}

extension StoreKind {
    /// The store of links that goes with this kind.
    func openShares(_ folder: TemporaryFolder) throws -> any ShareStore {
        switch self {
        case .sqliteInMemory: try Self.inMemory()
        case .sqliteFile: try OpenedStore(folder.location).shares
        }
    }
}
