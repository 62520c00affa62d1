import SpecSchema
public import SpecSyntax
public import TabModel

/// A spec's text that was read once: what it says, what is wrong with it, and what may be changed in it.
public struct SpecText: Sendable {
    let text: Result<SourceTree, ReadingFailure>
    private let bytes: [UInt8]
    private let format: SpecFormat
    private let file: String

    /// Reads a string.
    ///
    /// `file` is the name that diagnostics carry; `isTyped` says that ``tree`` is wanted even of a broken text.
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

    /// The spec, or everything that is wrong with the text.
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

    /// The tree of the text, as far as it can be made out where its syntax is wrong.
    public var tree: SyntaxTree {
        switch text {
        case .success(let text): text.syntax
        case .failure(let failure): failure.tree ?? SyntaxTree(bytes, format: format)
        }
    }

    /// A Boolean value that indicates whether the syntax is right.
    public var isReadable: Bool { (try? text.get()) != nil }

    /// Returns a Boolean value that indicates whether another text says the same, however it is laid out; false if one
    /// of them can't be read.
    public func agrees(with bytes: [UInt8]) -> Bool {
        guard let text = try? text.get(), let other = try? text.read(bytes) else { return false }
        return text.root.says(other.root)
    }

    /// The errors that have one obvious repair, with that, in the order in which they were found.
    ///
    /// A misspelled key or word with one nearest known one, and a truth value written as a string. Empty for a good text,
    /// and for one whose syntax is wrong: there is nothing to hold on to.
    public var repairs: [(mistake: Diagnostic, repair: Repair)] {
        guard let value = try? text.get().root else { return [] }
        return ShapeChecker.repairable(value, .object(TabViewKeys.shape), file: file)
    }
}

// MARK: - Changing

extension SpecText {
    /// Makes edits, each group as a whole or not at all, and leaves every other byte as it is.
    ///
    /// What can't be changed safely is refused: the result is read again and compared with what it should say. Paths
    /// are those of this text. Takes time in proportion to the text and the edits.
    ///
    /// - Throws: A refusal if the text itself can't be read.
    public func edited(_ groups: [[SpecEdit]]) throws(SpecEditRefusal) -> EditedSpec {
        SpecEditing(text: try editable).edited(groups)
    }

    /// What edits would change, all or none of them; proven like those of ``edited(_:)``.
    ///
    /// - Throws: The first obstacle.
    public func patch(of edits: [SpecEdit]) throws(SpecEditRefusal) -> TextPatch {
        let edited = try edited([edits])
        if let refusal = edited.refused[0] { throw refusal }
        return edited.patch
    }

    /// The text, if it is written in a way that can be changed.
    var editable: SourceTree {
        get throws(SpecEditRefusal) {
            let text: SourceTree
            do throws(ReadingFailure) {
                text = try self.text.get()
            } catch {
                throw SpecEditRefusal(.unreadable, error.text, at: error.place)
            }
            guard let pair = text.syntax.unbracedPair else { return text }
            let sentence = "This is written in a way that can't be changed safely."
            throw SpecEditRefusal(.unreadable, sentence, at: text.text.place(at: pair))
        }
    }
}

/// A spec's text after its changes.
public struct EditedSpec: Hashable, Sendable {
    /// The text with every change that was made.
    public var bytes: [UInt8]
    /// What changed.
    public var patch: TextPatch
    /// The groups of edits that were not made, by their number in the order given, and why.
    public var refused: [Int: SpecEditRefusal]

    /// Makes a result.
    public init(bytes: [UInt8], patch: TextPatch = TextPatch(), refused: [Int: SpecEditRefusal] = [:]) {
        self.bytes = bytes
        self.patch = patch
        self.refused = refused
    }
}

extension SyntaxTree {
    /// Follows a spec's text, however broken it is.
    public init(_ bytes: [UInt8], format: SpecFormat, cursor: Int? = nil) {
        switch format {
        case .json: self.init(json: bytes, cursor: cursor)
        case .yaml: self.init(yaml: bytes, cursor: cursor)
        }
    }
}
