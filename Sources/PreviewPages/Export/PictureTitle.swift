import TabModel
import TabResolver

extension ExportSubject {
    /// What a picture of the subject is called, such as `Social – iPad sidebar, dark`.
    public var pictureTitle: String {
        let looks = [
            device,
            view.os == ViewState().os ? nil : "OS \(view.os.rawValue)",
            view.direction == .rtl ? "right to left" : nil,
            view.colorScheme == .dark ? "dark" : nil,
        ]
        return "\(title) – \(looks.compactMap(\.self).joined(separator: ", "))"
    }

    private var device: String {
        switch view.stageView {
        case .all: "all devices"
        case .compare: "iPad and iPhone"
        case .one: one(view.environment)
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
            case .bottomBar, .ornament, .ornamentAndSidebar, .pages: nil
            }
        return [platform.productName, width, form].compactMap(\.self).joined(separator: " ")
    }
}
