import Foundation
public import TabModel
import TabResolver

/// The subject of an export: a spec with a person's customization, in one view.
public struct ExportSubject: Sendable {
    /// The spec.
    var spec: TabSpec
    /// The name of the preview.
    public var title: String
    /// The customization of the layouts; nil if nothing was customized.
    var customization: TabViewCustomization?
    /// The images that the spec names, as `data:` URLs.
    var images: FrameImages
    /// The first view; its switches replace the spec's.
    public var view: ViewState

    /// Creates a subject.
    public init(
        spec: TabSpec,
        title: String,
        customization: TabViewCustomization? = nil,
        images: FrameImages = FrameImages(),
        view: ViewState
    ) {
        self.spec = spec
        self.title = title
        self.customization = customization
        self.images = images
        self.view = view
    }
}

extension ExportSubject {
    /// The name of a picture of the subject, such as `Social – iPad sidebar, dark`.
    public var pictureTitle: String {
        let parts = [
            device,
            view.os == ViewState().os ? nil : "OS \(view.os.rawValue)",
            view.sdk.map { "SDK \($0.rawValue)" },
            view.locale?.name,
            view.direction == .rtl ? "right to left" : nil,
            view.colorScheme == .dark ? "dark" : nil,
        ]
        return "\(title) – \(parts.compactMap(\.self).joined(separator: ", "))"
    }

    private var device: String {
        switch view.stageView {
        case .all: "all devices"
        case .compare: "iPad and iPhone"
        case .one, .full: one(view.environment)
        }
    }

    /// Returns the product, its width if that is not the default one, and its form if it has a choice.
    private func one(_ environment: ResolutionEnvironment) -> String {
        let platform = environment.platform
        let width = environment.sizeClass == platform.usualSizeClass ? nil : environment.sizeClass.rawValue
        let layout = LayoutResolver(spec, file: "").drawing(in: environment, customization: customization)
        let form: String? =
            switch layout.chrome {
            case .sidebar: "sidebar"
            case .topBar: "top bar"
            case .bottomBar, .verticalBar, .ornament, .ornamentAndSidebar, .pages: nil
            }
        let pose = platform == .iPhoneDuo ? environment.pose.name : nil
        return [platform.productName, pose ?? width, form].compactMap(\.self).joined(separator: " ")
    }
}

/// An interactive file, with the number of omitted views.
public struct ExportedPage: Hashable, Sendable {
    /// The whole document.
    public var text: String
    /// The number of reachable views that were left out because of ``ExportLimits``.
    public var leftOut: Int

    /// Creates a file of a string.
    public init(text: String, leftOut: Int = 0) {
        self.text = text
        self.leftOut = leftOut
    }
}

extension PageRenderer {
    /// Returns one HTML file that opens from a disk, without network, and stays interactive.
    ///
    /// It holds every view that can be reached by choosing tabs, devices, widths, forms and OS versions, each drawn as
    /// in the preview; it holds nothing of the machine that made it.
    ///
    /// `progress` is called every few views. A cancellation of the task ends the drawing.
    ///
    /// - Throws: ``TemplateError`` if the templates lack the frame.
    public func interactivePage(
        _ subject: ExportSubject,
        theme: ExportTheme,
        limits: ExportLimits = ExportLimits(),
        progress: @escaping @Sendable (ExportProgress) async -> Void = { _ in }
    ) async throws -> ExportedPage {
        let drawing = ExportDrawing(subject, renderer: self)
        return try await InteractiveDocument(drawing: drawing, theme: theme, limits: limits, progress: progress)
            .export()
    }

    /// Returns the document of which a picture of the subject's view is taken.
    ///
    /// Its element `main` is as large as the picture, in points. It requests nothing and runs no script; its appearance
    /// is light unless the view sets one, since a picture follows no system.
    ///
    /// - Throws: ``TemplateError`` if the templates lack the frame.
    public func picturePage(_ subject: ExportSubject, theme: ExportTheme) throws -> String {
        try PictureDocument(drawing: ExportDrawing(subject, renderer: self), theme: theme).text()
    }
}

/// The theme of a standalone file: the texts of `Public` that go into it.
public struct ExportTheme: Sendable {
    /// The joined styles of frames.
    let frameStyles: String
    /// The styles of the interactive page.
    let pageStyles: String
    /// The styles of pictures.
    let pictureStyles: String
    /// The script of the interactive page.
    let script: String
    /// The symbols that can be included.
    let symbols: InlineSymbols

    /// Creates a theme of the files in `Public`, by name.
    ///
    /// `text` returns `page.css` and `other-devices.css` with all their imports. The bytes of the font go into the
    /// styles.
    ///
    /// - Throws: ``ExportThemeError`` if one of the files is missing.
    public init(text: (String) -> String?, font: [UInt8]? = nil) throws(ExportThemeError) {
        let frames = [PageAssets.pageStyle, PageAssets.roomsStyle]
        let needed = frames + [PageAssets.exportStyle, PageAssets.pictureStyle, PageAssets.exportScript]
        let missing = needed.filter { text($0) == nil }
        guard missing.isEmpty else { throw ExportThemeError(missing: missing) }
        let address = font.map { "data:font/woff2;base64,\(Data($0).base64EncodedString())" } ?? "data:"
        frameStyles = frames.compactMap(text).joined(separator: "\n")
            .replacingOccurrences(of: PageAssets.font, with: address)
        pageStyles = Self.compact(text(PageAssets.exportStyle) ?? "")
        pictureStyles = Self.compact(text(PageAssets.pictureStyle) ?? "")
        script = text(PageAssets.exportScript) ?? ""
        let sprites = [PageAssets.sprite, PageAssets.interface].map { ($0, Array((text($0) ?? "").utf8)) }
        symbols = InlineSymbols(sprites: Dictionary(uniqueKeysWithValues: sprites))
    }

    private static func compact(_ sheet: String) -> String {
        var compactor = StyleCompactor()
        compactor.write(Array(sheet.utf8)[...])
        return String(decoding: compactor.bytes, as: UTF8.self)
    }
}

/// An error for files that exports need and a folder of public files lacks.
public struct ExportThemeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The names of the missing files.
    let missing: [String]

    /// The missing files and the fix.
    public var description: String {
        "The directory of public files is missing \(WordList.and(missing)). Copy the missing files from the built-in ones."
    }
}
