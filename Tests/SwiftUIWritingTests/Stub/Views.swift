// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Text: Primitive, Sendable {
    public init(_ key: LocalizedStringKey) {}
    public init<S: StringProtocol>(_ text: S) {}
}

public struct Image: Primitive {
    public init(_ name: String) {}
    public init(systemName: String) {}
    public func resizable() -> Image { self }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

    public enum TemplateRenderingMode: Sendable { case template, original }
}

public struct Color: Primitive, Sendable {
    public static let clear = Color()
    public static let red = Color()
    public static let orange = Color()
    public static let yellow = Color()
    public static let green = Color()
    public static let mint = Color()
    public static let teal = Color()
    public static let cyan = Color()
    public static let blue = Color()
    public static let indigo = Color()
    public static let purple = Color()
    public static let pink = Color()
    public static let brown = Color()
}

public struct Label<Title: View, Icon: View>: Primitive {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
    public init(_ key: LocalizedStringKey, systemImage: String) {}
    public init<S: StringProtocol>(_ title: S, systemImage: String) {}
    public init(_ key: LocalizedStringKey, image: String) {}
    public init<S: StringProtocol>(_ title: S, image: String) {}
}

public struct Button<Label: View>: Primitive {
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(_ key: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {}
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {}
    public init(_ key: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void) {}
    public init<S: StringProtocol>(_ title: S, image: String, action: @escaping @MainActor () -> Void) {}
}

public struct Toggle: Primitive {
    public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {}
}

public struct List<Content: View>: Primitive {
    public init(@ViewBuilder content: () -> Content) {}
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {}
}

public struct Form<Content: View>: Primitive {
    public init(@ViewBuilder content: () -> Content) {}
}

public struct ScrollView<Content: View>: Primitive {
    public init(@ViewBuilder content: () -> Content) {}
}

public struct GridItem: Sendable {
    public enum Size: Sendable {
        case adaptive(minimum: Double, maximum: Double = .infinity)
    }

    public init(_ size: Size) {}
}

public struct LazyVGrid<Content: View>: Primitive {
    public init(columns: [GridItem], @ViewBuilder content: () -> Content) {}
}

public struct HierarchicalShapeStyle: Sendable {}

public protocol ShapeStyle {}

extension HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

public enum ContentMode: Sendable {
    case fit, fill
}

public struct RoundedRectangle: Primitive {
    public init(cornerRadius: Double) {}
    public func fill<S: ShapeStyle>(_ style: S) -> some View { self }
}

public struct ContentUnavailableView: Primitive {
    public init(_ key: LocalizedStringKey, systemImage: String) {}
    public init<S: StringProtocol>(_ title: S, systemImage: String) {}
}

public struct NavigationStack<Data, Root: View>: Primitive {
    public init(@ViewBuilder root: () -> Root) where Data == Never {}
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: RandomAccessCollection {}
}

public struct NavigationLink<Label: View>: Primitive {
    public init<V: Hashable>(_ key: LocalizedStringKey, value: V?) where Label == Text {}
    public init<V: Hashable>(_ title: some StringProtocol, value: V?) where Label == Text {}
}

extension View {
    public func navigationTitle(_ key: LocalizedStringKey) -> some View { self }
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    public func padding() -> some View { self }
    public func scaledToFit() -> some View { self }
    public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View { self }
}
