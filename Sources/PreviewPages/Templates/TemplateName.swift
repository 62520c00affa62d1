/// The templates of pages; each is a file `NAME.mustache`.
enum TemplateName: String, CaseIterable, Sendable {
    case page, toolbar, group, picker, help, stage, start, message
    case titleMenu = "title-menu"
    case frame, status
    case bottomBar = "bottom-bar"
    case verticalBar = "vertical-bar"
    case topBar = "top-bar"
    case ornament, pages, sidebar, section, row, entry, icon
    case morePage = "more-page"
    case search, keyboard, accessory, screen
    case skeletonList = "skeleton-list"
    case skeletonGrid = "skeleton-grid"
    case skeletonDetail = "skeleton-detail"
    case skeletonForm = "skeleton-form"
    case skeletonPlayer = "skeleton-player"
    case skeletonMap = "skeleton-map"
    case skeletonEmpty = "skeleton-empty"
    case errors, diagnostic, inspector, source
    case sourcePlace = "source-place"
    case layoutTree = "layout-tree"
    case treeRow = "tree-row"
    case note, rest
    case restTab = "rest-tab"
    case moreNotes = "more-notes"
    case summary, chosen
    case ruleText = "rule-text"
    case findings, customization, profiles, switches, code
    case codeBlock = "code-block"
    case ruleLink = "rule-link"
    case rules
    case ruleRow = "rule-row"
    case links, unlock, review, comments
    case commentForm = "comment-form"
    case commentRow = "comment-row"
    case linkForm = "link-form"
    case linkMade = "link-made"
    case linkRow = "link-row"
    case list
    case listRow = "list-row"
    case design
    case designBar = "design-bar"
    case designField = "design-field"
    case outlineRow = "outline-row"
}
