public import TabResolver
public import TabSpecCoding
import Synchronization
import TabModel

/// The moment at which a preview was pinned.
public struct PinnedMoment: Hashable, Sendable {
    /// The number of the newest revision at that moment.
    public var revision: Int
    /// The time in seconds since 1970.
    public var time: Double

    /// Creates a moment.
    public init(revision: Int, time: Double) {
        self.revision = revision
        self.time = time
    }
}

/// A pinned source: the text of a spec and a customization of one moment, which never change.
///
/// The text is decoded once, at the first access.
public final class PinnedPreview: Sendable {
    /// The revision of that moment, possibly from an earlier start of the program.
    public let revision: Revision
    /// The customization of that moment.
    let customization: CurrentCustomization
    /// A Boolean value that indicates whether the profile of a view may be changed.
    ///
    /// Views then use the profile's customization, which begins with this one.
    let isCustomizable: Bool

    /// The last pin before this one; nil if it shows the same.
    public let earlier: PinnedPreview?

    private let time: Double
    private let record: PinRecord
    /// The tab view's name in the app's source; nil for a spec.
    private let tabView: String?
    private let read = Mutex<PreviewSnapshot?>(nil)
    private let compared = Mutex<PinChange??>(nil)

    /// Creates a pin from the record at `time` of a spec, or of a tab view of an app's source.
    ///
    /// The result is nil if the revision or the customization can't be read.
    package init?(
        _ record: PinRecord,
        of tabView: String?,
        at time: Double,
        isCustomizable: Bool,
        earlier: PinnedPreview? = nil
    ) {
        guard let revision = Revision(record.revision) else { return nil }
        var stored: TabViewCustomization?
        if let text = record.customization {
            stored = CustomizationCoding.read(Array(text.utf8), file: record.file).0
            if stored == nil { return nil }
        }
        self.revision = revision
        self.isCustomizable = isCustomizable
        self.earlier = earlier
        self.time = time
        self.record = record
        self.tabView = tabView
        customization = CurrentCustomization(stored: stored)
    }

    /// The snapshot of the pinned text, decoded like the newest one, without warnings about this server.
    var snapshot: PreviewSnapshot {
        read.withLock { known in
            if let known { return known }
            let snapshot = readText()
            known = snapshot
            return snapshot
        }
    }

    /// The changes since ``earlier``, which are computed once, at the first access.
    public var change: PinChange? {
        compared.withLock { known in
            if let known { return known }
            let change = earlier.flatMap { PinChange(from: $0.snapshot, to: snapshot) }
            known = .some(change)
            return change
        }
    }

    private func readText() -> PreviewSnapshot {
        var decoded = SpecReader.read(record.text, format: record.format, file: record.file, limits: .file)
        if tabView != nil { decoded.removePlaces() }
        var snapshot = PreviewSnapshot(
            revision: revision,
            file: record.file,
            format: record.format,
            text: record.text,
            spec: decoded.spec,
            specText: decoded.spec == nil ? nil : record.text,
            specRevision: decoded.spec == nil ? nil : revision.number,
            diagnostics: decoded.diagnostics
        )
        snapshot.tabView = tabView
        snapshot.pinned = PinnedMoment(revision: revision.number, time: time)
        // Pinned links don't edit, so none of their viewers may read an app's source.
        return snapshot.isImported ? snapshot.withoutSource : snapshot
    }
}

extension PinnedPreview: Hashable {
    /// Returns a Boolean value that indicates whether both are the same pin; two pins of the same moment may have
    /// different customizations.
    public static func == (left: PinnedPreview, right: PinnedPreview) -> Bool { left === right }

    /// Hashes the identity of the pin.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A pinned source as a store keeps it.
public struct PinRecord: Hashable, Sendable {
    /// The revision of that moment, `N.BOOT`.
    public var revision: String
    /// The name of the spec's file at that moment.
    public var file: String
    /// The format of the text.
    public var format: SpecFormat
    /// The spec's bytes.
    public var text: [UInt8]
    /// The customization of that moment as JSON; nil if there was none.
    public var customization: String?

    /// Creates a record.
    public init(revision: String, file: String, format: SpecFormat, text: [UInt8], customization: String?) {
        self.revision = revision
        self.file = file
        self.format = format
        self.text = text
        self.customization = customization
    }
}

extension PinRecord {
    /// Creates a record of a view; nil before the first valid spec.
    package init?(_ view: PreviewView) {
        guard let text = view.snapshot.specText else { return nil }
        self.init(
            revision: view.snapshot.revision.text,
            file: view.snapshot.file,
            format: view.snapshot.format,
            text: text,
            customization: view.customization.stored == nil ? nil : view.customization.text
        )
    }

    /// The size in the store, in bytes.
    package var size: Int { text.count + (customization?.utf8.count ?? 0) }
}

/// The changes from one pinned moment to a later one.
public struct PinChange: Sendable {
    /// The earlier moment.
    public let moment: PinnedMoment
    /// The difference of the specs.
    public let difference: SpecDifference

    /// Creates the changes between two pinned snapshots; nil where one of them has no spec.
    package init?(from old: PreviewSnapshot, to new: PreviewSnapshot) {
        guard let moment = old.pinned, let before = old.spec, let now = new.spec else { return nil }
        self.moment = moment
        difference = SpecDifference(old: before, new: now)
    }
}
