extension TabSpec {
    /// The paths of all images that the spec names, in declared order, each once.
    public var imagePaths: [String] {
        let labels = [
            tabViewBottomAccessory, tabViewSidebarHeader, tabViewSidebarFooter, tabViewSidebarBottomBar,
        ]
        let paths = Self.imagePaths(of: tabs) + labels.compactMap { $0?.image }
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }

    private static func imagePaths(of entries: [TabEntry]) -> [String] {
        entries.flatMap { entry -> [String] in
            switch entry {
            case .tab(let tab): [tab.label.image, tab.content?.imagePath].compactMap(\.self)
            case .section(let section): [section.header.image].compactMap(\.self) + imagePaths(of: section.tabs)
            }
        }
    }
}

extension TabScreen {
    /// The screenshot's path; nil for a placeholder.
    public var imagePath: String? {
        if case .image(let path) = self { path } else { nil }
    }
}
