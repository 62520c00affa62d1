import TabModel

/// One place where a rule speaks.
struct Mark: Hashable {
    /// The entry, or nil for the whole.
    var index: Int?
    var text: String
    var fix: String
    /// Where it is not the rule's own.
    var severity: Severity?
    /// Its part of one finding with the rule's other marks about the same cause; nil if it is one by itself.
    var part: Part?
    /// The platforms that it is about, if not all of the rule's.
    var platforms: Set<Platform>?
    /// The systems and SDKs that it is about, if not all that were asked for.
    var builds: [AppBuild]?
    /// A Boolean value that indicates whether it is about the spec as it is written: ``index`` counts all entries
    /// (R1.118).
    var isWritten = false
    /// The entry that it points at where it is about the whole; nil is the tab view, or the entry that it is about.
    var source: Int?
    /// The place that it points at; nil is that of the key that causes it, else that of the entry.
    var location: SourceLocation?

    /// A part of a finding.
    struct Part: Hashable {
        /// The sentence before the parts where there are several, without its end.
        let lead: String
        /// The words that this one adds to it.
        let item: String
    }

    /// About one entry.
    init(_ index: Int, _ text: String, fix: String, severity: Severity? = nil) {
        self.index = index
        self.text = text
        self.fix = fix
        self.severity = severity
    }

    /// About the whole.
    init(_ text: String, fix: String, severity: Severity? = nil) {
        self.text = text
        self.fix = fix
        self.severity = severity
    }

    /// Stands for the platforms that a finding holds on, in its sentence.
    static let platforms = "\u{1}"

    /// The same as a part of one finding: what several say together, and what this one adds.
    func together(_ lead: String, _ item: String) -> Mark {
        var mark = self
        mark.part = Part(lead: lead, item: item)
        return mark
    }

    /// The same about some of the rule's platforms.
    func on(_ platforms: Set<Platform>) -> Mark {
        var mark = self
        mark.platforms = platforms
        return mark
    }

    /// The same about some of the systems and SDKs asked for.
    func with(_ builds: [AppBuild]) -> Mark {
        var mark = self
        mark.builds = builds
        return mark
    }

    /// The same about the whole, pointing at an entry that causes it.
    func pointing(at index: Int?) -> Mark {
        var mark = self
        mark.source = index
        return mark
    }
}
