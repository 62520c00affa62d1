public import TabModel

/// The text of a spec that was read once, with its content, its errors and the changes that it permits.
public struct SpecText: Sendable {
    let text: Result<SourceTree, ReadingFailure>
    private let bytes: [UInt8]
    private let format: SpecFormat
    private let file: String

    /// Creates the text from its bytes.
    ///
    /// `file` is the name in diagnostics; with `isTyped`, ``tree`` is available even for text with syntax errors.
    public init(
        _ bytes: [UInt8],
        format: SpecFormat,
        file: String = "",
        limits: SpecReadingLimits = .file,
        isTyped: Bool = false
    ) {
        self.bytes = bytes
        self.format = format
        self.file = file
        text = Result { () throws(ReadingFailure) in
            try SourceTree(bytes, format: format, limits: limits, goesOn: isTyped)
        }
    }

    /// The spec, or all errors in the text.
    public var decoded: DecodedSpec {
        switch text {
        case .success(let text):
            let diagnostics = ShapeChecker.diagnostics(text.root, .object(TabViewKeys.shape), file: file)
            let spec = diagnostics.isEmpty ? SpecBuilder.spec(text.root) : nil
            return DecodedSpec(spec: spec, diagnostics: diagnostics)
        case .failure(let failure):
            return DecodedSpec(spec: nil, diagnostics: [failure.diagnostic(file: file)])
        }
    }

    /// The tree of the text, as far as it can be read where its syntax is wrong.
    public var tree: SyntaxTree {
        switch text {
        case .success(let text): text.syntax
        case .failure(let failure): failure.tree ?? SyntaxTree(bytes, format: format)
        }
    }

    /// A Boolean value that indicates whether the syntax is valid.
    public var isReadable: Bool { (try? text.get()) != nil }

    /// Returns a Boolean value that indicates whether another text has the same content, in any layout.
    ///
    /// The value is false if one of the texts can't be read.
    public func agrees(with bytes: [UInt8]) -> Bool {
        guard let text = try? text.get(), let other = try? text.read(bytes) else { return false }
        return text.root.matches(other.root)
    }

    /// The errors that have one obvious repair, with that repair, in the order in which they were found.
    ///
    /// These are a misspelled key or word with one nearest known one, and a Boolean value written as a string. The list
    /// is empty for a valid text, and for one with wrong syntax.
    public var repairs: [(mistake: Diagnostic, repair: Repair)] {
        guard let value = try? text.get().root else { return [] }
        return ShapeChecker.repairable(value, .object(TabViewKeys.shape), file: file)
    }
}

// MARK: - Changing

extension SpecText {
    /// Applies edits, each group as a whole or not at all, and leaves every other byte unchanged.
    ///
    /// An edit that can't be made safely is refused: the result is read again and compared with the expected content.
    /// Paths are those of this text. The time is proportional to the size of the text and the edits.
    ///
    /// - Throws: A refusal if the text itself can't be read.
    public func edited(_ groups: [[SpecEdit]]) throws(SpecEditError) -> EditedSpec {
        SpecEditing(text: try editable).edited(groups)
    }

    /// Returns the changes of edits, all or none of them, verified like those of ``edited(_:)``.
    ///
    /// - Throws: The first obstacle.
    public func patch(of edits: [SpecEdit]) throws(SpecEditError) -> TextPatch {
        let edited = try edited([edits])
        if let refusal = edited.refused[0] { throw refusal }
        return edited.patch
    }

    /// The text, if it is written in a form that can be changed.
    var editable: SourceTree {
        get throws(SpecEditError) {
            let text: SourceTree
            do throws(ReadingFailure) {
                text = try self.text.get()
            } catch {
                throw SpecEditError(.unreadable, error.text, at: error.place)
            }
            guard let pair = text.syntax.unbracedPair else { return text }
            let sentence = "This is written in a way that can't be changed safely."
            throw SpecEditError(.unreadable, sentence, at: text.text.place(at: pair))
        }
    }
}

/// The text of a spec after its changes.
public struct EditedSpec: Hashable, Sendable {
    /// The text with all applied changes.
    public var bytes: [UInt8]
    /// The changes.
    var patch: TextPatch = TextPatch()
    /// The reasons for the groups of edits that were not made, by the group's index.
    public var refused: [Int: SpecEditError] = [:]
}

extension SyntaxTree {
    /// Creates a tree of a spec's text, even of one with errors.
    public init(_ bytes: [UInt8], format: SpecFormat, cursor: Int? = nil) {
        switch format {
        case .json: self.init(json: bytes, cursor: cursor)
        case .yaml: self.init(yaml: bytes, cursor: cursor)
        }
    }
}
