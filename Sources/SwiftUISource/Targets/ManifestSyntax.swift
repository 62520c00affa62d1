import SwiftParser
import SwiftSyntax
import TabModel

/// The calls in a manifest written in Swift: `Package.swift`, or Tuist's `Project.swift`.
struct ManifestSyntax {
    /// A call, with its arguments by label.
    struct Call {
        /// The name of the called function or type, without its qualifier.
        let name: String
        let arguments: [String: ExprSyntax]

        /// Returns the text of an argument that is a literal, or names a constant that is one.
        func text(_ label: String) -> String? { arguments[label]?.as(StringLiteralExprSyntax.self)?.plainText }

        /// Returns the literals in an argument, at any depth, without those in arguments that exclude files.
        func texts(_ label: String) -> [String] { arguments[label].map { LiteralTexts.texts(in: $0) } ?? [] }
    }

    /// All calls but those that only refer to other targets, in order.
    let calls: [Call]

    /// Creates the syntax of a manifest; nil for one that can't be parsed.
    ///
    /// `mark` is the module that it must import, so that a file of the app that only has the same name is none.
    init?(_ bytes: [UInt8], importing mark: String) {
        guard bytes.isValidUTF8, NestingLimit.excess(in: bytes) == nil else { return nil }
        let names = DeclaredNames(scanning: bytes)
        guard names.modules.contains(mark) else { return nil }
        let finder = ManifestCallFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: String(decoding: bytes, as: UTF8.self)))
        calls = finder.calls
    }

    /// Returns the calls of functions with these names.
    func calls(named names: Set<String>) -> [Call] { calls.filter { names.contains($0.name) } }
}

private final class ManifestCallFinder: SyntaxVisitor {
    var calls: [ManifestSyntax.Call] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? node.calledExpression.plainName ?? ""
        let arguments = node.arguments.compactMap { argument in argument.label.map { ($0.name, argument.expression) } }
        calls.append(ManifestSyntax.Call(name: name, arguments: Dictionary(arguments) { first, _ in first }))
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        // The elements are other targets, and packages of their own.
        let isReference = node.label?.text == "dependencies" && !node.expression.description.contains(".package(")
        return isReference ? .skipChildren : .visitChildren
    }
}

private final class LiteralTexts: SyntaxVisitor {
    private var matches: [String] = []

    static func texts(in node: some SyntaxProtocol) -> [String] {
        let finder = LiteralTexts(viewMode: .sourceAccurate)
        finder.walk(node)
        return finder.matches
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.plainText { matches.append(text) }
        return .skipChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        ["excluding", "package", "condition"].contains(node.label?.text) ? .skipChildren : .visitChildren
    }
}

// MARK: - Systems

extension ManifestSyntax.Call {
    private static let systems: [String: Set<Platform>] = [
        "iOS": Platform.iOS, "iPhone": Platform.iOS, "iPad": Platform.iOS, "macOS": [.mac], "mac": [.mac],
        "macCatalyst": [.mac], "tvOS": [.tv], "appleTv": [.tv], "watchOS": [.watch], "appleWatch": [.watch],
        "visionOS": [.vision], "appleVision": [.vision],
    ]
    /// The destinations for apps that a device runs though they are built for another one.
    private static let compatible: Set = ["macWithiPadDesign", "appleVisionWithiPadDesign"]

    /// Returns the platforms that an argument names: `[.macOS(.v15)]`, `.iOS`, `[.iPhone, .iPad]`; nil if it contains
    /// more than names.
    func platforms(_ label: String) -> Set<Platform>? {
        guard let expression = arguments[label] else { return nil }
        let elements = expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [expression]
        var platforms: Set<Platform> = []
        for element in elements {
            guard let name = element.systemName else { return nil }
            if Self.compatible.contains(name) { continue }
            guard let covered = Self.systems[name] else { return nil }
            platforms.formUnion(covered)
        }
        return platforms.isEmpty ? nil : platforms
    }

    /// Returns the first versions that an argument names: `[.iOS(.v17), .macOS("14.0")]`, `.multiplatform(iOS:
    /// "17.0")`.
    func minimums(_ label: String) -> [OperatingSystem: SystemVersion] {
        guard let expression = arguments[label] else { return [:] }
        let elements = expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [expression]
        var minimums: [OperatingSystem: SystemVersion] = [:]
        for call in elements.compactMap({ $0.as(FunctionCallExprSyntax.self) }) {
            for argument in call.arguments {
                let name = argument.label?.name ?? ExprSyntax(call).systemName ?? ""
                guard let system = OperatingSystem(rawValue: name), let version = argument.expression.version
                else { continue }
                minimums[system] = version
            }
        }
        return minimums
    }
}

extension ExprSyntax {
    /// The name of a member without its type, or of a call of one.
    fileprivate var systemName: String? {
        let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
        return callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    /// A version as `.v17`, `.v10_15` or `"17.0"`.
    fileprivate var version: SystemVersion? {
        if let text = self.as(StringLiteralExprSyntax.self)?.plainText { return SystemVersion(manifest: text) }
        guard let name = self.as(MemberAccessExprSyntax.self)?.declName.baseName.text, name.hasPrefix("v") else {
            return nil
        }
        return SystemVersion(manifest: String(name.dropFirst().replacing("_", with: ".")))
    }
}
