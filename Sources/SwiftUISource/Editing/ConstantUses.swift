import SwiftSyntax

/// The uses of a literal that is the initial value of a constant or variable with several uses.
///
/// A reader of the spec sees only its own uses; others would change unnoticed.
struct ConstantUses {
    private let project: Project

    init(in project: Project) { self.project = project }

    /// Returns a Boolean value that indicates whether the literal at a place of a file is also used elsewhere through
    /// its name.
    func areSeveral(_ range: Range<Int>, in file: SourceFile) -> Bool {
        guard let token = file.tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound)),
            let binding = token.ancestors.lazy.compactMap({ $0.as(PatternBindingSyntax.self) }).first,
            binding.initializer?.value.bytes == range,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return false }
        let own = file.tree.tokens(viewMode: .sourceAccurate).count { $0.text == name }
        // The declaration, and one use.
        return own + uses(of: binding, name, besides: file) > 2
    }

    /// Returns the number of uses of a name in other files, for a declaration that is visible there.
    private func uses(of binding: PatternBindingSyntax, _ name: String, besides file: SourceFile) -> Int {
        guard let variable = binding.ancestors.lazy.compactMap({ $0.as(VariableDeclSyntax.self) }).first,
            !variable.modifiers.isPrivate
        else { return 0 }
        let owner = variable.ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
        var text = name
        if let owner {
            guard variable.modifiers.isStatic, let type = Self.name(of: owner) else { return 0 }
            text = "\(type).\(name)"
        } else if variable.parent?.parent?.parent?.is(SourceFileSyntax.self) != true {
            return 0
        }
        let needle = Array(text.utf8)
        return project.files.paths.filter { $0.hasSuffix(".swift") && $0 != file.path }.reduce(0) { count, path in
            count + (project.files.bytes(of: path)?.count(of: needle) ?? 0)
        }
    }

    private static func name(of owner: any DeclGroupSyntax) -> String? {
        if let named = owner.asProtocol((any NamedDeclSyntax).self) { return named.name.name }
        return owner.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }
}

extension [UInt8] {
    /// Returns the number of occurrences of some bytes as a whole name.
    fileprivate func count(of needle: [UInt8]) -> Int {
        guard let first = needle.first else { return 0 }
        return indices.count { start in
            guard self[start] == first, self[start...].starts(with: needle) else { return false }
            let end = start + needle.count
            return (start == 0 || !self[start - 1].isOfName) && (end == count || !self[end].isOfName)
        }
    }
}

extension UInt8 {
    /// A Boolean value that indicates whether the byte can be in a name; all bytes of non-ASCII letters count.
    fileprivate var isOfName: Bool {
        switch self {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
        default: false
        }
    }
}
