import TabModel

/// A title and an image as expressions of Swift.
struct LabelText: Equatable {
    /// The title as an argument; nil where there is none.
    private(set) var title: String?
    /// The image as an argument of `Tab`, `Label` or `Button`, such as `systemImage: "house"`; nil where no argument
    /// suffices.
    private(set) var image: String?
    /// The argument of the image as a view; nil where there is none.
    private var imageArgument: String?
    /// The modifier of the image as a view, such as `.renderingMode(.template)`; nil where it has none.
    private var imageModifier: String?
    /// The form in which the symbol is drawn, as an argument; nil where the bar decides.
    private(set) var symbolVariants: String?

    /// Creates the expressions of a label; for one that is known only when the app runs, a model holds a part.
    ///
    /// `sample` is the label that the model has; where a variant differs, the model has no value. `isSelected` is the
    /// expression that is true while the tab is selected; nil where none is bound.
    init(
        _ label: TabLabel,
        assets: AssetNames,
        model: ModelPlan? = nil,
        sample: TabLabel? = nil,
        isSelected: String? = nil
    ) {
        func held(_ property: ItemProperty, _ path: KeyPath<TabLabel, String?>) -> String? {
            sample.map { $0[keyPath: path] == label[keyPath: path] } == false ? nil : model?.expression(property)
        }
        title = held(.title, \.title) ?? label.title.map(SwiftLiteral.title)
        if let symbol = label.systemImage {
            let usual = held(.systemImage, \.systemImage) ?? SwiftLiteral.quoted(symbol)
            let name = Self.chosen(usual, label.selectedSystemImage.map(SwiftLiteral.quoted), isSelected)
            image = "systemImage: \(name)"
            imageArgument = "systemName: \(name)"
        } else if let path = label.image {
            setImage(named: held(.image, \.image) ?? SwiftLiteral.quoted(assets[path]), label.imageRendering)
        } else if let asset = label.imageAsset {
            let usual = held(.imageAsset, \.imageAsset) ?? SwiftLiteral.quoted(asset)
            let selected = label.selectedImageAsset.map(SwiftLiteral.quoted)
            setImage(named: Self.chosen(usual, selected, isSelected), label.imageRendering)
        }
        let variants = label.symbolVariants.map { ".\($0.rawValue)" }
        let selected = label.selectedSymbolVariants.map { ".\($0.rawValue)" }
        if variants != nil || (selected != nil && isSelected != nil) {
            // The bar's own form is the filled one.
            symbolVariants = Self.chosen(variants ?? ".fill", selected, isSelected)
        }
    }

    /// Returns an expression with another value while the tab is selected.
    private static func chosen(_ usual: String, _ selected: String?, _ isSelected: String?) -> String {
        guard let selected, let isSelected, selected != usual else { return usual }
        return "\(isSelected) ? \(selected) : \(usual)"
    }

    /// Sets an image of the asset catalog; only a view has a rendering mode (R2.114).
    private mutating func setImage(named name: String, _ rendering: ImageRendering) {
        imageArgument = name
        if rendering == .automatic { image = "image: \(name)" } else { imageModifier = ".renderingMode(.\(rendering))" }
    }

    /// A Boolean value that indicates whether there is an image.
    var hasImage: Bool { imageArgument != nil }

    /// A Boolean value that indicates whether there is neither title nor image.
    var isEmpty: Bool { title == nil && !hasImage }

    /// The title and image as leading arguments; nil unless there are both.
    var arguments: [String]? {
        if let title, let image { [title, image] } else { nil }
    }

    /// The title and image as leading arguments of a tab, which takes no modifier of its label.
    var tabArguments: [String]? { symbolVariants == nil ? arguments : nil }

    /// Adds a view that shows the title and image.
    func write(to source: inout SwiftText) {
        let isOneLine = writeView(to: &source)
        guard let symbolVariants, hasImage else { return }
        let modifier = { (source: inout SwiftText) in
            _ = source.call(".environment", ["\\.symbolVariants", symbolVariants])
        }
        if isOneLine { source.deeper(modifier) } else { modifier(&source) }
    }

    /// Adds the view without its modifiers; returns a Boolean value that indicates whether it is on one line.
    private func writeView(to source: inout SwiftText) -> Bool {
        if let arguments { return source.call("Label", arguments) }
        if let title, hasImage {
            source.block("Label {", closing: "} icon: {") { $0.call("Text", [title]) }
            source.deeper { _ = writeImage(to: &$0) }
            source.line("}")
            return false
        }
        if let title { return source.call("Text", [title]) }
        if hasImage { return writeImage(to: &source) }
        source.line("EmptyView()")
        return true
    }

    /// Adds the image as a view; returns a Boolean value that indicates whether its call is on one line.
    private func writeImage(to source: inout SwiftText) -> Bool {
        guard let imageArgument else { return true }
        let call = "Image(\(imageArgument))"
        guard let imageModifier else { return source.call("Image", [imageArgument]) }
        if source.fits(call + imageModifier) {
            source.line(call + imageModifier)
            return true
        }
        let isOneLine = source.call("Image", [imageArgument])
        if isOneLine { source.deeper { $0.line(imageModifier) } } else { source.line(imageModifier) }
        return isOneLine
    }

    /// Adds a button that shows the label, for an action that the app has to write.
    func writeButton(to source: inout SwiftText) {
        let todo = "Your app defines the action."
        if let arguments { return source.call("Button", arguments, body: { $0.comment(todo) }) }
        source.block("Button {", closing: "} label: {") { $0.comment(todo) }
        source.deeper { write(to: &$0) }
        source.line("}")
    }
}

extension Tab {
    /// Returns the label with stand-ins for its unknown parts (R1.120), and with the role's part where the author gave
    /// only half of it (R1.15, R2.17).
    ///
    /// `isWhole` also adds the role's parts where the author gave nothing.
    func writtenLabel(in locale: LocaleIdentifier, isWhole: Bool = false) -> TabLabel {
        var label = label.completed(by: modifiers.standIns)
        guard role == .search, isWhole || label.title != nil || label.hasImage else { return label }
        label.title = label.title ?? locale.words.search
        if !label.hasImage { label.systemImage = "magnifyingglass" }
        return label
    }
}
