import Foundation
public import TabModel
import TabResolver

/// What an export shows: a spec as one person arranged it, from one point of view.
public struct ExportSubject: Sendable {
    /// The spec.
    public var spec: TabSpec
    /// What the preview is called.
    public var title: String
    /// What layouts are made with; nil where nothing was customized.
    public var customization: TabViewCustomization?
    /// The images that the spec names, as `data:` addresses.
    public var images: FrameImages
    /// What shows first; its switches are in place of the spec's.
    public var view: ViewState

    /// Makes a subject.
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
    /// What a picture of the subject is called, such as `Social – iPad sidebar, dark`.
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

    /// The product, its width if that is not the usual one, and its form where it has a choice.
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

/// An interactive file, and what is not in it.
public struct ExportedPage: Hashable, Sendable {
    /// The whole document.
    public var text: String
    /// How many views could be come to and were left out because of ``ExportLimits``.
    public var leftOut: Int

    /// Makes a file of a string.
    public init(text: String, leftOut: Int = 0) {
        self.text = text
        self.leftOut = leftOut
    }
}

extension PageRenderer {
    /// One HTML file that opens from a disk, without network, and stays interactive.
    ///
    /// It holds every view that can be come to by choosing tabs, devices, widths, forms and OS versions, each drawn as
    /// the preview draws it; nothing of the machine that made it.
    ///
    /// `progress` is called every few views. The end of the task ends the drawing.
    ///
    /// - Throws: ``TemplateError`` where the templates lack the frame.
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

    /// The document that a picture of the subject's view is taken of.
    ///
    /// Its element `main` is as large as the picture, in points. It asks for nothing and runs no script; its appearance
    /// is light unless the view says otherwise, since a picture follows no system.
    ///
    /// - Throws: ``TemplateError`` where the templates lack the frame.
    public func picturePage(_ subject: ExportSubject, theme: ExportTheme) throws -> String {
        try PictureDocument(drawing: ExportDrawing(subject, renderer: self), theme: theme).text()
    }
}

/// What a standalone file is drawn with: the texts of `Public` that go into it.
public struct ExportTheme: Sendable {
    /// Every style that frames need, joined.
    let frameStyles: String
    /// The styles of the interactive page.
    let pageStyles: String
    /// The styles of pictures.
    let pictureStyles: String
    /// The script of the interactive page.
    let script: String
    /// The symbols that can be taken along.
    let symbols: InlineSymbols

    /// Takes the texts of files in `Public` by name; `page.css` and `other-devices.css` with all they import.
    ///
    /// The bytes of the font go into the styles.
    ///
    /// - Throws: ``ExportThemeError`` where one of them is missing.
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

/// A folder of public files lacks what exports are made with.
public struct ExportThemeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The names of the files that are not there.
    public let missing: [String]

    /// What is missing and what to do.
    public var description: String {
        "The directory of public files lacks \(WordList.and(missing)). Copy the missing files from the built-in ones."
    }
}
