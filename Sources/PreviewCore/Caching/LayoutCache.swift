import Synchronization
import TabModel
import TabResolver

/// Layouts by revision, profile and environment, so that the same view is resolved once.
final class LayoutCache: Sendable {
    private struct Key: Hashable {
        var revision: Revision
        var profile: String
        var environment: ResolutionEnvironment
    }

    private let switchedOff: Set<String>
    private let layouts = Mutex(LatestUsed<Key, TabLayout>(capacity: 64))

    /// `switchedOff` has the ids of rules whose findings are left out.
    init(switchedOff: Set<String>) {
        self.switchedOff = switchedOff
    }

    /// The layout of a view; resolved outside the lock, so that a slow one holds up nobody.
    func layout(of view: PreviewView, in environment: ResolutionEnvironment) -> TabLayout? {
        guard let spec = view.snapshot.spec else { return nil }
        let key = Key(revision: view.snapshot.revision, profile: view.profile, environment: environment)
        if let known = layouts.withLock({ $0.value(for: key) }) { return known }

        let attached = spec.tabViewCustomization == nil ? nil : view.customization.stored
        let resolver = LayoutResolver(spec, file: view.snapshot.file, switchedOff: switchedOff)
        let layout = resolver.layout(in: environment, customization: attached)
        layouts.withLock { $0.keep(layout, for: key) }
        return layout
    }
}
