extension TabSpec {
    /// The paths of all images that the spec names, in declared order, each once; those in variants after each part's own.
    public var imagePaths: [String] {
        let labels = [
            tabViewBottomAccessory?.label, tabViewSidebarHeader, tabViewSidebarFooter, tabViewSidebarBottomBar,
        ]
        return Self.each(entries.flatMap(\.imagePaths) + labels.compactMap { $0?.image })
    }

    /// The names of all images of the asset catalog that the spec uses, likewise (R1.116).
    public var imageAssets: [String] { Self.each(entries.flatMap(\.imageAssets)) }

    /// All entries in declared order, a section before its own.
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
        let varied = variedValues { key, value in
            switch key {
            case "image": value.text
            case "content": value.image
            default: nil
            }
        }
        return [label.image, screen].compactMap(\.self) + varied
    }

    fileprivate var imageAssets: [String] {
        [label.imageAsset].compactMap(\.self) + variedValues { $0 == "imageAsset" ? $1.text : nil }
    }

    private func variedValues(_ text: (String, KeyValue) -> String?) -> [String] {
        modifiers.variants.flatMap(\.values).compactMap { text($0.key, $0.value) }
    }
}

extension KeyValue {
    fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }

    fileprivate var image: String? {
        if case .members(let members) = self { members.first { $0.key == "image" }?.value.text } else { nil }
    }
}
