public import TabModel

/// One frame to draw: where, and what the rules made of the spec there.
public struct FrameContent: Sendable {
    /// The environment the layout was made for.
    public var environment: ResolutionEnvironment
    /// What is drawn.
    public var layout: TabLayout
    /// What people changed, as far as the spec lets them: what the layout was made with.
    public var customization: TabViewCustomization?
    /// Relative addresses of the images that the spec names, by the path it names them with.
    ///
    /// An image that is not in here is drawn as one that can't be shown.
    public var images: [String: String]

    /// Makes a frame's content.
    public init(
        environment: ResolutionEnvironment,
        layout: TabLayout,
        customization: TabViewCustomization? = nil,
        images: [String: String] = [:]
    ) {
        self.environment = environment
        self.layout = layout
        self.customization = customization
        self.images = images
    }
}
