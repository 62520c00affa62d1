/// The menu of what can be taken away, as the page presently shows it.
struct ExportMenu {
    let view: ViewState
    let icons: IconSource

    var values: MenuValues {
        MenuValues(
            name: "export",
            label: "Export",
            title: "",
            icon: icons.glyph(.export),
            links: [
                link("export.png", "Picture", "PNG"), link("export.html", "Page that works offline", "HTML"),
                link("export.swift", "SwiftUI source", "Swift"), link("export.json", "Spec and customization", "JSON"),
            ],
            copyHref: href("export.png")
        )
    }

    private func link(_ path: String, _ title: String, _ detail: String) -> MenuLinkValues {
        MenuLinkValues(title: title, detail: detail, href: href(path))
    }

    private func href(_ path: String) -> String {
        let query = view.queryText
        return query.isEmpty ? "./\(path)" : "./\(path)?\(query)"
    }
}
