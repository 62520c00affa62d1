import TabModel
import TabResolver

/// The content of the screen area.
struct ScreenValues: TemplateValue {
    var panel: String
    var label: String
    var title: String
    var entryID: String?
    var seed: String
    var kind: String
    var image: String?
    /// The template of the placeholder; nil while a screenshot is shown.
    var skeleton: String?
    /// The rows of the placeholder.
    var rows: [SampleRow] = []
    var groups: [SampleGroup] = []
    var nowPlaying: SampleRow?
    var emptyText: String?
    /// The icon above the text: the tab's own symbol.
    var icon: IconValues?
    /// The list of More in place of a placeholder.
    var more: SidebarValues?
    /// The button back to More's list, or along the Browse pattern's path.
    var back: ControlValues?
}

/// A builder of the screen area: the author's screenshot, or a placeholder that suits the tab.
struct ScreenBuilder {
    let context: FrameContext

    var values: ScreenValues {
        if context.showsMoreList { return more }
        guard let id = context.layout.shown else { return nothing }
        var values = content(of: context.pushedTab ?? id)
        values.entryID = id
        values.back = BackBuilder(context: context).control
        return values
    }

    private func content(of id: EntryID) -> ScreenValues {
        switch context.outline.tab(id)?.content {
        case .image(let path)?:
            guard let address = context.icons.images.addresses[path] else { return missing(path, of: id) }
            return screen(id, title: context.outline.title(id), kind: "image", image: address)
        case .skeleton(let kind, let title)?:
            return screen(id, title: title ?? context.outline.title(id), kind: kind.rawValue)
        case nil:
            let symbol = context.outline.tab(id)?.label.systemImage ?? ""
            let kind =
                context.isSettingsWindow ? .form : context.showsSearchTab ? .grid : ScreenKind.suiting(symbol: symbol)
            return screen(id, title: context.outline.title(id), kind: kind.rawValue)
        }
    }

    private func screen(_ id: EntryID, title: String, kind: String, image: String? = nil) -> ScreenValues {
        let title = VisibleMarks.shown(title)
        let isEmpty = kind == TabScreen.Kind.empty.rawValue
        let seed = id.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        var values = ScreenValues(
            panel: context.panelID,
            label: title,
            title: title,
            entryID: id,
            seed: String(seed % 8),
            kind: kind,
            image: image,
            skeleton: image == nil ? "skeleton-\(kind)" : nil,
            emptyText: isEmpty ? "Nothing here yet" : nil,
            icon: isEmpty ? icon(of: id) : nil
        )
        if image == nil, let kind = TabScreen.Kind(rawValue: kind) {
            let symbol = context.outline.tab(id)?.label.systemImage ?? ""
            let samples = SampleRows(title: title, symbol: symbol, seed: seed)
            values.rows = samples.rows(kind)
            values.groups = samples.groups(kind)
            values.nowPlaying = kind == .player ? samples.nowPlaying : nil
        }
        return values
    }

    private func icon(of id: EntryID) -> IconValues? {
        guard var label = context.outline.tab(id)?.label else { return nil }
        label.title = context.outline.title(id)
        return context.icons.icon(of: label)
    }

    private func missing(_ path: String, of id: EntryID) -> ScreenValues {
        var values = screen(id, title: context.outline.title(id), kind: "empty")
        values.emptyText = "The image \(VisibleMarks.shown(path)) can’t be shown"
        return values
    }

    private var more: ScreenValues {
        ScreenValues(
            panel: context.panelID,
            label: context.words.more,
            title: context.words.more,
            seed: "0",
            kind: "more",
            more: MoreBuilder(context: context).values
        )
    }

    private var nothing: ScreenValues {
        ScreenValues(
            panel: context.panelID,
            label: "Nothing",
            title: "",
            seed: "0",
            kind: "empty",
            skeleton: "skeleton-empty",
            emptyText: "No tab is selected"
        )
    }
}

/// The kind of placeholder for a tab whose author named none, chosen from the tab's symbol.
enum ScreenKind {
    static func suiting(symbol: String) -> TabScreen.Kind {
        let words = Set(symbol.split(separator: ".").map(String.init))
        return table.first { !$0.words.isDisjoint(with: words) }?.kind ?? .list
    }

    private static let table: [(kind: TabScreen.Kind, words: Set<String>)] = [
        (.map, ["map", "location", "mappin", "globe", "safari", "airplane", "car", "bus", "tram", "bicycle"]),
        (.player, ["play", "music", "radio", "headphones", "waveform", "mic", "tv", "film", "video"]),
        (.form, ["gear", "gearshape", "slider", "switch", "wrench", "hammer", "key", "lock", "questionmark"]),
        (
            .grid,
            [
                "photo", "grid", "rectangle", "camera", "books", "book", "bag", "cart", "storefront", "square",
                "sparkles", "gamecontroller", "magnifyingglass", "building", "theatermasks",
            ]
        ),
        (.detail, ["person", "house", "heart", "chart", "sun", "cloud", "creditcard", "leaf", "figure", "trophy"]),
    ]
}

/// A builder of the list that More shows in place of content (R2.45, R2.57).
struct MoreBuilder {
    let context: FrameContext

    var values: SidebarValues? {
        guard let more = context.layout.bar?.more else { return nil }
        let entries = EntryBuilder(context: context)
        let window = context.window(of: "more", count: more.count) {
            more.firstIndex { $0.id == context.layout.shown }
        }
        return SidebarValues(
            frame: context.name,
            rows: window.range.map { index in
                var values = entries.values(more[index], zone: "more", isRow: true)
                values.place = window.isWhole ? nil : ListPlaceValues(index, of: more.count)
                return values
            },
            sections: [],
            ends: context.ends(of: "more", window) { entries.elementID(more[$0].id, isRow: true) },
            isEditing: false
        )
    }
}
