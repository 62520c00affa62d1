extension TabSpec {
    /// The paths of all images that the spec names, in declared order, each once; those in variants after the other
    /// ones of each part.
    public var imagePaths: [String] {
        let around = aroundLabels.compactMap(\.image) + variants.texts(of: "image")
        return Self.each(entries.flatMap(\.imagePaths) + around)
    }

    /// The names of all images of the asset catalog that the spec uses, in declared order, each once (R1.116).
    public var imageAssets: [String] { Self.each(entries.flatMap(\.imageAssets)) }

    /// All entries in declared order, a section before its entries.
    private var entries: [TabEntry] { tabs.flatMap(\.branch) }

    private static func each(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}

extension TabEntry {
    fileprivate var branch: [TabEntry] {
        guard case .section(let section) = self else { return [self] }
        return [self] + section.tabs.flatMap(\.branch)
    }

    fileprivate var imagePaths: [String] {
        let screen: String? = if case .tab(let tab) = self { tab.content?.imagePath } else { nil }
        return [label.image, screen].compactMap(\.self) + modifiers.variants.texts(of: "image")
    }

    fileprivate var imageAssets: [String] {
        [label.imageAsset, label.selectedImageAsset].compactMap(\.self)
            + ["imageAsset", "selectedImageAsset"].flatMap(modifiers.variants.texts)
    }
}

extension [Variant] {
    /// Returns the strings of a key in them, also in the objects that they contain.
    fileprivate func texts(of key: String) -> [String] {
        flatMap(\.values).flatMap { KeyMember($0.key, $0.value).texts(of: key) }
    }
}

extension KeyMember {
    fileprivate func texts(of key: String) -> [String] {
        switch value {
        case .text(let text): self.key == key ? [text] : []
        case .members(let members): members.flatMap { $0.texts(of: key) }
        case .nothing, .flag, .number, .word, .list: []
        }
    }
}
