import PreviewCore
import PreviewPages
import PreviewServer
import TabModel

/// Draws nothing, and says why in words that must not leave the server.
struct BrokenPages: PageRendering {
    struct Failure: Error {
        let reason = "secret reason"
    }

    func page(
        view: ViewState,
        snapshot: PreviewSnapshot,
        frames: [FrameContent],
        customization: TabViewCustomization,
        profile: String,
        assets: AssetPaths
    ) throws -> String {
        throw Failure()
    }

    func frame(_ frame: FrameContent, view: ViewState, snapshot: PreviewSnapshot, assets: AssetPaths) throws -> String {
        throw Failure()
    }

    func rules(assets: AssetPaths) throws -> String {
        throw Failure()
    }

    func message(title: String, text: String, assets: AssetPaths) throws -> String {
        throw Failure()
    }
}
