import Synchronization
import TabModel
import TabResolver

/// Layouts by revision, profile, pin and environment, so that the same view is resolved once.
final class LayoutCache: Sendable {
    private struct Key: Hashable {
        var revision: Revision
        var profile: String
        var pin: PinnedPreview?
        var environment: ResolutionEnvironment
    }

    private let switchedOff: Set<String>
    private let symbols: Mutex<KnownSymbols?>
    private let layouts = Mutex(LatestUsed<Key, TabLayout>(capacity: 64))

    /// `switchedOff` has the ids of rules whose findings are left out, `symbols` are those that can be drawn.
    init(switchedOff: Set<String>, symbols: KnownSymbols?) {
        self.switchedOff = switchedOff
        self.symbols = Mutex(symbols)
    }

    /// What findings are made with.
    var lint: SpecLint { SpecLint(switchedOff: switchedOff, symbols: symbols.withLock(\.self)) }

    /// Other symbols can be drawn from the next revision on; layouts of this one stay.
    func take(_ symbols: KnownSymbols) {
        self.symbols.withLock { $0 = symbols }
    }

    /// The layout of a view; resolved outside the lock, so that a slow one holds up nobody.
    func layout(of view: PreviewView, in environment: ResolutionEnvironment) -> TabLayout? {
        guard let spec = view.snapshot.spec else { return nil }
        // Texts that are typed come by once; they would drive out what is asked for again.
        if view.snapshot.isDraft { return resolve(spec, view, in: environment) }
        let key = Key(
            revision: view.snapshot.revision,
            profile: view.profile,
            pin: view.pin,
            environment: environment
        )
        if let known = layouts.withLock({ $0.value(for: key) }) { return known }

        let layout = resolve(spec, view, in: environment)
        layouts.withLock { $0.keep(layout, for: key) }
        return layout
    }

    private func resolve(_ spec: TabSpec, _ view: PreviewView, in environment: ResolutionEnvironment) -> TabLayout {
        let attached = spec.tabViewCustomization == nil ? nil : view.customization.stored
        let resolver = LayoutResolver(
            spec,
            file: view.snapshot.file,
            switchedOff: switchedOff,
            symbols: symbols.withLock(\.self)
        )
        return resolver.layout(in: environment, customization: attached)
    }
}
