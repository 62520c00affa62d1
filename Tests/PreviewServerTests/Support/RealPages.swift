import PreviewAssets
import PreviewPages

/// Pages as the server draws them, with the templates that it comes with.
func realPages() throws -> PageRenderer { try PageRenderer(templates: PreviewAssets.templates()) }
