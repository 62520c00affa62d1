import TabModel

/// A violation of a rule at one place.
struct Mark: Hashable {
    /// The entry, or nil for the whole.
    var index: Int?
    var text: String
    var fix: String
    /// The severity, if it is not the rule's own.
    var severity: Severity?
    /// The mark's part in one finding with the rule's other marks about the same cause; nil if the mark is a finding by
    /// itself.
    var part: Part?
    /// The platforms that it is about, if not all of the rule's.
    var platforms: Set<Platform>?
    /// The systems and SDKs that it is about, if not all requested ones.
    var builds: [AppBuild]?
    /// A Boolean value that indicates whether it is about the spec as written: ``index`` counts all entries (R1.118).
    var isWritten = false
    /// The entry at which a mark about the whole points; nil is the tab view, or the entry that it is about.
    var source: Int?
    /// The place at which it points; nil is that of the key that causes it, otherwise that of the entry.
    var location: SourceLocation?

    /// A part of a finding.
    struct Part: Hashable {
        /// The sentence before several parts, without its end.
        let lead: String
        /// The words that this part adds to it.
        let item: String
    }

    /// Creates a mark on one entry.
    init(_ index: Int, _ text: String, fix: String, severity: Severity? = nil) {
        self.index = index
        self.text = text
        self.fix = fix
        self.severity = severity
    }

    /// Creates a mark on the whole.
    init(_ text: String, fix: String, severity: Severity? = nil) {
        self.text = text
        self.fix = fix
        self.severity = severity
    }

    /// A placeholder for the platforms of a finding, in its sentence.
    static let platforms = "\u{1}"

    /// Returns the mark as a part of one finding: with the words that several parts share, and those that this one
    /// adds.
    func together(_ lead: String, _ item: String) -> Mark {
        var mark = self
        mark.part = Part(lead: lead, item: item)
        return mark
    }

    /// Returns the mark limited to some of the rule's platforms.
    func on(_ platforms: Set<Platform>) -> Mark {
        var mark = self
        mark.platforms = platforms
        return mark
    }

    /// Returns the mark limited to some of the requested systems and SDKs.
    func with(_ builds: [AppBuild]) -> Mark {
        var mark = self
        mark.builds = builds
        return mark
    }

    /// Returns the mark on the whole, pointing at an entry that causes it.
    func pointing(at index: Int?) -> Mark {
        var mark = self
        mark.source = index
        return mark
    }
}
