package import PreviewCore
import TabSpecCoding

extension ShareRecord {
    /// A link whose texts all come from its number.
    package static func sample(_ number: Int = 1, spec: String = "tabs.json", isPinned: Bool = false) -> Self {
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
    package static func sample(_ number: Int) -> Self {
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

extension ShareComment {
    /// A comment whose texts all come from its number.
    package static func sample(_ number: Int, on link: Int = 1) -> Self {
        Self(
            id: "comment\(number)",
            link: "share\(link)",
            kind: number.isMultiple(of: 5) ? .approval : .comment,
            author: "Anna \(number)",
            text: "<b>\n'; DROP TABLE comment \(number)",
            tab: number.isMultiple(of: 2) ? nil : ShareComment.TabMark(id: "tab \(number)", title: "Täb"),
            revision: number,
            time: 1_800_000_000 + Double(number),
            isResolved: number.isMultiple(of: 3)
        )
    }
}
