import TabModel

/// What is otherwise in the drawing as a whole.
struct ChromeChanges {
    let drawn: DrawnPair
    let pair: SpecPair

    /// Whether the chrome is of another kind.
    var isOther: Bool { old.chrome != new.chrome }

    var all: [DrawingChange] { (chrome + more + extras + selection).map { DrawingChange(rule: $0, sentence: $1) } }

    private typealias Remark = (rule: String?, sentence: DifferenceSentence)

    private var old: TabLayout { drawn.oldLayout }
    private var new: TabLayout { drawn.newLayout }

    private var chrome: [Remark] {
        isOther ? [(nil, "It shows \(words: new.chrome.wording), not \(words: old.chrome.wording).")] : []
    }

    private var more: [Remark] {
        guard !isOther, (old.bar?.more == nil) != (new.bar?.more == nil) else { return scrolling }
        let isNew = old.bar?.more == nil
        return [("R2.45", isNew ? "The bar is full: it gets a More entry." : "The bar has no More entry any longer.")]
    }

    private var scrolling: [Remark] {
        guard !isOther, let was = old.bar?.scrolls, let scrolls = new.bar?.scrolls, was != scrolls else { return [] }
        return [("R2.38", scrolls ? "The bar scrolls: not all titles fit." : "The bar no longer scrolls.")]
    }

    private var extras: [Remark] {
        var remarks: [Remark] = []
        if old.accessory != new.accessory {
            let isShown = new.accessory != .none
            remarks.append(("R2.55", isShown ? "The bottom accessory shows." : "The bottom accessory is gone."))
        }
        guard let was = old.sidebar, let sidebar = new.sidebar else { return remarks }
        let parts = [
            ("header", was.header, sidebar.header), ("footer", was.footer, sidebar.footer),
            ("bottom bar", was.bottomBar, sidebar.bottomBar),
        ]
        for (name, before, now) in parts where before != now {
            remarks.append(("R1.62", "The sidebar's \(words: name) \(words: now ? "shows" : "is gone")."))
        }
        return remarks
    }

    private var selection: [Remark] {
        guard old.shown.flatMap({ pair.newID(of: $0) }) != new.shown else { return [] }
        guard let shown = new.shown else { return [("R4.4", "It opens on no tab.")] }
        return [("R4.4", "It opens on \(pair.new.index(of: shown).map { pair.new[$0].name } ?? shown).")]
    }
}

extension TabLayout.Chrome {
    /// How sentences call it.
    fileprivate var wording: String {
        switch self {
        case .bottomBar: "a bottom bar"
        case .topBar: "a top bar"
        case .sidebar: "a sidebar"
        case .ornament: "an ornament"
        case .ornamentAndSidebar: "an ornament with a sidebar"
        case .pages: "pages"
        }
    }
}
