// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the written source uses of SwiftUI, as declarations that do nothing.
//
// Signatures are those of Apple's documentation, without versions: a misuse fails to compile. Compiled once for each
// system with -D STUB_iOS and so on, so that what a system lacks is missing here too.

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

public protocol Primitive: View where Body == Never {}

extension Primitive {
    public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
}

public struct EmptyView: Primitive {
    public nonisolated init() {}
}

public struct Tuple<each Content: View>: Primitive {
    nonisolated init() {}
}

public enum Either<First, Second> {
    case first(First)
    case second(Second)
}

extension Either: View where First: View, Second: View {
    public var body: Never { fatalError() }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Tuple<repeat each Content> {
        Tuple()
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> { .first(first) }
    public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second> {
        .second(second)
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> some View { content }
}

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
}

@propertyWrapper
public struct State<Value> {
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
    public init(wrappedValue: Value) {}
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {}
}

@propertyWrapper
public struct Binding<Value> {
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {}
    public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
}

@propertyWrapper
public struct Environment<Value> {
    public var wrappedValue: Value { fatalError() }
    public init(_ path: KeyPath<EnvironmentValues, Value>) {}
}

public struct EnvironmentValues {
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { nil }
        set {}
    }
    public var symbolVariants: SymbolVariants {
        get { .none }
        set {}
    }
}

public struct SymbolVariants: Sendable {
    public static let none = Self()
    public static let fill = Self()
    public static let circle = Self()
    public static let square = Self()
    public static let rectangle = Self()
    public static let slash = Self()
    public var fill: Self { self }
    public var slash: Self { self }
}

extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
}

public enum UserInterfaceSizeClass: Sendable {
    case compact, regular
}

@propertyWrapper
public struct AppStorage<Value> {
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
    public init(wrappedValue: Value, _ key: String) {}
}

public enum Visibility: Sendable {
    case automatic, visible, hidden
}
