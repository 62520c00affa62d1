// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
}

public struct AnyTabContent<TabValue: Hashable>: TabContent {}

@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
    public struct Content<C>: Primitive {}

    public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }
    public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }
    public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some TabContent<TabValue>
    where C0: TabContent<TabValue>, C1: TabContent<TabValue> { c0 }
    public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some TabContent<TabValue>
    where C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue> { c0 }
    public static func buildBlock<C0, C1, C2, C3>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3
    ) -> some TabContent<TabValue>
    where C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue> { c0 }
    public static func buildBlock<C0, C1, C2, C3, C4>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4
    ) -> some TabContent<TabValue>
    where
        C0: TabContent<TabValue>,
        C1: TabContent<TabValue>,
        C2: TabContent<TabValue>,
        C3: TabContent<TabValue>,
        C4: TabContent<TabValue>
    { c0 }
    public static func buildBlock<C0, C1, C2, C3, C4, C5>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5
    ) -> some TabContent<TabValue>
    where
        C0: TabContent<TabValue>,
        C1: TabContent<TabValue>,
        C2: TabContent<TabValue>,
        C3: TabContent<TabValue>,
        C4: TabContent<TabValue>,
        C5: TabContent<TabValue>
    { c0 }
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6
    ) -> some TabContent<TabValue>
    where
        C0: TabContent<TabValue>,
        C1: TabContent<TabValue>,
        C2: TabContent<TabValue>,
        C3: TabContent<TabValue>,
        C4: TabContent<TabValue>,
        C5: TabContent<TabValue>,
        C6: TabContent<TabValue>
    { c0 }
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6,
        _ c7: C7
    ) -> some TabContent<TabValue>
    where
        C0: TabContent<TabValue>,
        C1: TabContent<TabValue>,
        C2: TabContent<TabValue>,
        C3: TabContent<TabValue>,
        C4: TabContent<TabValue>,
        C5: TabContent<TabValue>,
        C6: TabContent<TabValue>,
        C7: TabContent<TabValue>
    { c0 }
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6,
        _ c7: C7,
        _ c8: C8
    ) -> some TabContent<TabValue>
    where
        C0: TabContent<TabValue>,
        C1: TabContent<TabValue>,
        C2: TabContent<TabValue>,
        C3: TabContent<TabValue>,
        C4: TabContent<TabValue>,
        C5: TabContent<TabValue>,
        C6: TabContent<TabValue>,
        C7: TabContent<TabValue>,
        C8: TabContent<TabValue>
    { c0 }
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6,
        _ c7: C7,
        _ c8: C8,
        _ c9: C9
    ) -> some TabContent<TabValue>
    where
        C0: TabContent<TabValue>,
        C1: TabContent<TabValue>,
        C2: TabContent<TabValue>,
        C3: TabContent<TabValue>,
        C4: TabContent<TabValue>,
        C5: TabContent<TabValue>,
        C6: TabContent<TabValue>,
        C7: TabContent<TabValue>,
        C8: TabContent<TabValue>,
        C9: TabContent<TabValue>
    { c0 }
    public static func buildIf<T: TabContent<TabValue>>(_ content: T?) -> T? { content }
    public static func buildEither<First, Second>(first: First) -> Either<First, Second>
    where First: TabContent<TabValue>, Second: TabContent<TabValue> { .first(first) }
    public static func buildEither<First, Second>(second: Second) -> Either<First, Second>
    where First: TabContent<TabValue>, Second: TabContent<TabValue> { .second(second) }
    public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> AnyTabContent<T.TabValue> {
        AnyTabContent()
    }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
}

extension Either: TabContent where First: TabContent, Second: TabContent, First.TabValue == Second.TabValue {
    public typealias TabValue = First.TabValue
}

public struct TabView<SelectionValue: Hashable, Content: View>: Primitive {
    public init<C: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> {}

    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {}
}

extension TabContentBuilder.Content: Sendable {}

public struct TabRole: Hashable, Sendable {
    public static var search: TabRole { TabRole() }
    public static var prominent: TabRole { TabRole() }
}

public struct DefaultTabLabel: Primitive {}

public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    public typealias TabValue = Value

    public init(value: Value, @ViewBuilder content: () -> Content) where Label == EmptyView {}
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {}
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(_ key: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {}
    public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {}
    public init(
        _ key: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {}
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {}
    public init(_ key: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {}
    public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {}
    public init(
        _ key: LocalizedStringKey,
        image: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {}
    public init<S: StringProtocol>(
        _ title: S,
        image: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {}
}

extension Tab where Value == Never {
    public init(@ViewBuilder content: () -> Content) where Label == EmptyView {}
    public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {}
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(_ key: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {}
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {}
    public init(_ key: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {}
    public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {}
    public init(_ key: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {}
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {}
    public init(_ key: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {}
    public init<S: StringProtocol>(_ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {}
}

public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>: TabContent {
    public typealias TabValue = SelectionValue
}

extension TabSection where Footer == EmptyView, Content.TabValue == SelectionValue {
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {}
    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {}
    public init(_ key: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text {}
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text {}
}

public struct Group<Content> {}

extension Group: View where Content: View {
    public var body: Never { fatalError() }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content) where Content.TabValue == V {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {
    public var body: Never { fatalError() }

    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {}
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public init<V: Hashable>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable, Content.TabValue == V {}
}
