import SwiftSyntax

extension Project {
    /// Returns the type that a name refers to in a type and a file: an inner one, one beside it, or one of the project.
    ///
    /// `name` may have dots; generic arguments and optional marks are ignored.
    func type(named name: String, inside outer: TypeDeclaration?, of file: SourceFile?) -> TypeDeclaration? {
        var path = outer?.path
        while let around = path {
            if let type = type(at: "\(around).\(name)", from: file) { return type }
            path = around.lastIndex(of: ".").map { String(around[..<$0]) }
        }
        return type(at: name, from: file) ?? typeInExtension(named: name, from: file)
    }

    /// Returns a type that an extension of a system type declares, such as a builder of strings in `extension String`.
    private func typeInExtension(named name: String, from file: SourceFile?) -> TypeDeclaration? {
        nearest(paths(declaringType: name), to: file?.path, as: .any).lazy.compactMap { place in
            self.file(place).flatMap { candidate in
                self.outline(of: candidate).types.first { type in
                    let outer = type.path.dropLast(name.count + 1)
                    return type.path.hasSuffix(".\(name)") && SystemTypes.has(String(outer)) && !type.group.isPrivate
                }
            }
        }.first
    }

    /// Returns the type with a full name; of several, the one nearest to a file.
    private func type(at path: String, from file: SourceFile?) -> TypeDeclaration? {
        let types = types(at: path, from: file)
        return types.first { !isHidden($0, from: file) } ?? types.first { _ in true }
    }

    /// Returns a Boolean value that indicates whether a type is in another module, which hides it from this one.
    private func isHidden(_ type: TypeDeclaration, from file: SourceFile?) -> Bool {
        guard let file, !type.group.isPublic, type.group.file !== file else { return false }
        return targets.nearness(of: type.group.file.path, to: file.path, importing: imports(of: file.path)) == .imported
    }

    /// Returns the types with a full name that can be meant in a file, the nearest first.
    private func types(at path: String, from file: SourceFile?) -> some Sequence<TypeDeclaration> {
        let last = path.split(separator: ".").last.map(String.init) ?? path
        // SwiftUI's names refer to SwiftUI, unless a module is imported that declares the name too.
        let candidates = nearest(
            paths(declaring: last, insideOf: path),
            to: file?.path,
            as: SystemTypes.has(path) ? .systemType : .any
        )
        return candidates.lazy.compactMap { place in
            guard let candidate = self.file(place) else { return nil }
            return self.outline(of: candidate).types.first { type in
                type.path == path && (!type.group.isPrivate || candidate === file || file == nil)
            }
        }
    }

    /// Returns the files that declare a type of a name; of a nested one, those that also declare or extend the
    /// enclosing type.
    private func paths(declaring last: String, insideOf path: String) -> [String] {
        let all = paths(declaringType: last)
        guard all.count > 1, let outer = path.split(separator: ".").dropLast().last.map(String.init) else { return all }
        let around = Set(paths(declaringType: outer) + paths(extending: outer))
        return all.filter(around.contains)
    }

    /// Returns other types with the name of a type that are as near to a file: the name refers to the one that has the
    /// member.
    func others(like type: TypeDeclaration, from file: SourceFile) -> [TypeDeclaration] {
        let imports = imports(of: file.path)
        let near = targets.nearness(of: type.group.file.path, to: file.path, importing: imports)
        return types(at: type.path, from: file).filter { other in
            other != type && targets.nearness(of: other.group.file.path, to: file.path, importing: imports) == near
        }
    }

    /// Returns the members of a type with a name: its own, those of its extensions, and those of its protocols and
    /// superclass.
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
        // The requirements of a protocol don't determine the value.
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

    /// Returns the extensions of a type that have a member, the nearest to the type first.
    private func extensions(of type: TypeDeclaration, declaring name: String) -> [MemberGroup] {
        let paths = self.paths(declaring: name, inExtensionsOf: type.name).filter { canMean(type, in: $0) }
        let near = nearest(paths, to: type.group.file.path)
        // A program adds to the types of libraries, which can't see it: the one is meant that the tab view is in.
        let others = nearest(paths.filter { !near.contains($0) }, to: viewFile, as: .extension)
        let modules = targets.targets(of: type.group.file.path).map(\.module)
        return (near + others).compactMap { file($0) }.flatMap { file in
            outline(of: file).extensions.filter { extended in
                // The module's name may be before the type's.
                let parts = extended.name.split(separator: ".", maxSplits: 1)
                return extended.name == type.path || extended.name == type.name
                    || parts.count == 2 && parts[1] == type.path && modules.contains(String(parts[0]))
            }
            .map(\.group)
        }
    }

    /// Returns the extensions of a system type, such as `View`, that have a member and can be seen in a file.
    ///
    /// The nearest come first.
    func extensionMembers(_ name: String, ofSystemTypes types: [String], from file: SourceFile) -> [Member] {
        types.flatMap { type in
            nearest(paths(declaring: name, inExtensionsOf: type), to: file.path, as: .extension)
                .compactMap { self.file($0) }.flatMap { file in
                    outline(of: file).extensions.filter { $0.name == type || $0.name.hasPrefix("\(type)<") }
                        .flatMap { $0.group.members[name] }
                }
        }
    }

    /// Returns the protocols and the superclass of a type, as far as the project declares them.
    func supertypes(of type: TypeDeclaration) -> [TypeDeclaration] {
        inheritedTypes(of: type).compactMap { name in
            self.type(named: name, inside: type, of: type.group.file).flatMap { $0 == type ? nil : $0 }
        }
    }

    /// Returns a Boolean value that indicates whether a type declares conformance to a system protocol.
    func conforms(_ type: TypeDeclaration, to names: Set<String>) -> Bool {
        inheritedTypes(of: type).contains { names.contains($0) }
            || supertypes(of: type).contains { $0.kind == .protocol && conforms($0, to: names) }
    }

    /// Returns the names after a type's colon, and the protocols that extensions add; an alias of several types counts
    /// as those.
    func inheritedTypes(of type: TypeDeclaration) -> [String] {
        type.group.inherited.flatMap { expanded($0.trimmedDescription) } + conformances(of: type)
    }

    private func expanded(_ name: String) -> [String] {
        for file in paths(declaringGlobal: name).compactMap({ file($0) }) {
            guard case .alias(let alias)? = outline(of: file).globals[name].first?.node else { continue }
            let value = alias.initializer.value
            return value.as(CompositionTypeSyntax.self)?.elements.map(\.type.trimmedDescription)
                ?? [value.trimmedDescription]
        }
        return [name]
    }
}
