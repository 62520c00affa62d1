import SwiftSyntax

extension Project {
    /// The type that a name means in a type and a file: an inner one, one beside it, one of the project.
    ///
    /// `name` may have points, and generic arguments and optional marks are left out.
    func type(named name: String, inside outer: TypeDeclaration?, of file: SourceFile?) -> TypeDeclaration? {
        var path = outer?.path
        while let around = path {
            if let type = type(at: "\(around).\(name)", from: file) { return type }
            path = around.lastIndex(of: ".").map { String(around[..<$0]) }
        }
        return type(at: name, from: file)
    }

    /// The type with a whole name; of several, the one nearest to a file.
    private func type(at path: String, from file: SourceFile?) -> TypeDeclaration? {
        let last = path.split(separator: ".").last.map(String.init) ?? path
        let candidates = paths(declaringType: last)
        for place in Self.nearest(candidates, to: file?.path) {
            guard let found = self.file(place) else { continue }
            let match = outline(of: found).types.first { type in
                type.path == path && (!type.group.isPrivate || found === file || file == nil)
            }
            if let match { return match }
        }
        return nil
    }

    /// Paths in the order in which they share folders with another one, the nearest first.
    private static func nearest(_ paths: [String], to path: String?) -> [String] {
        guard let path, paths.count > 1 else { return paths }
        return paths.map { ($0, $0.sharedFolders(with: path)) }.sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 > $1.1 }
            .map(\.0)
    }

    /// The members of a type with a name: its own, those of its extensions, of its protocols' and superclass.
    func members(_ name: String, of type: TypeDeclaration, isStatic: Bool) -> [Member] {
        var seen: Set<TypeDeclaration> = []
        return members(name, of: type, isStatic: isStatic, seen: &seen).map { member in
            var member = member
            member.owner = type
            return member
        }
    }

    private func members(
        _ name: String,
        of type: TypeDeclaration,
        isStatic: Bool,
        seen: inout Set<TypeDeclaration>
    ) -> [Member] {
        guard seen.insert(type).inserted else { return [] }
        let own = type.group.members[name].filter { $0.isStatic == isStatic }
        // What a protocol requires says nothing about what it is.
        if !own.isEmpty, type.kind != .protocol { return own }
        let extended = extensions(of: type, declaring: name).flatMap { $0.members[name] }
            .filter { $0.isStatic == isStatic }
        if !extended.isEmpty { return extended }
        for other in supertypes(of: type) {
            let inherited = members(name, of: other, isStatic: isStatic, seen: &seen)
            if !inherited.isEmpty { return inherited }
        }
        return []
    }

    /// The extensions of a type that have a member.
    private func extensions(of type: TypeDeclaration, declaring name: String) -> [MemberGroup] {
        paths(declaring: name, inExtensionsOf: type.name).compactMap { file($0) }.flatMap { file in
            outline(of: file).extensions.filter { $0.name == type.path || $0.name == type.name }.map(\.group)
        }
    }

    /// The extensions of a system's type, such as `View`, that have a member.
    func extensionMembers(_ name: String, ofSystemTypes types: [String]) -> [Member] {
        types.flatMap { type in
            paths(declaring: name, inExtensionsOf: type).compactMap { file($0) }.flatMap { file in
                outline(of: file).extensions.filter { $0.name == type || $0.name.hasPrefix("\(type)<") }
                    .flatMap { $0.group.members[name] }
            }
        }
    }

    /// The protocols and the superclass of a type, as far as they are the project's.
    func supertypes(of type: TypeDeclaration) -> [TypeDeclaration] {
        inheritedTypes(of: type).compactMap { name in
            self.type(named: name, inside: type, of: type.group.file).flatMap { $0 == type ? nil : $0 }
        }
    }

    /// Whether a type says that it conforms to a system's protocol.
    func conforms(_ type: TypeDeclaration, to names: Set<String>) -> Bool {
        inheritedTypes(of: type).contains { names.contains($0) }
            || supertypes(of: type).contains { $0.kind == .protocol && conforms($0, to: names) }
    }

    private func inheritedTypes(of type: TypeDeclaration) -> [String] {
        type.group.inherited.map(\.trimmedDescription) + conformances(of: type.name)
    }
}
