public import PreviewCore
public import TabModel
import TabResolver

extension PreviewSession {
    /// The layout of a view; nil before the first good spec.
    public nonisolated func layout(of view: PreviewView, in environment: ResolutionEnvironment) -> TabLayout? {
        resolver(of: view)?.layout(in: environment, customization: view.attached)
    }
}
