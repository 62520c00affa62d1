@testable import PreviewPages

extension SampleValues {
    /// The page of links, with every kind of them and with none.
    static let links = [SampleLinks.subject, SampleLinks.empty].map {
        LinksPageBuilder(subject: $0, assets: SamplePage.assets).values
    }

    static let unlock = UnlockValues(icon: "favicon.svg", style: "unlock.css", script: "unlock.js")
}
