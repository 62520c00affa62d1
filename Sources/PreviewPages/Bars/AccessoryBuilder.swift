import TabModel

/// The labels a tab view carries beside its tabs: bottom accessory, sidebar header, footer and bottom bar.
struct AccessoryBuilder {
    let context: FrameContext

    var accessory: AccessoryValues? { values(context.index.spec.tabViewBottomAccessory, standIn: "Accessory") }

    func values(_ label: TabLabel?, standIn: String) -> AccessoryValues? {
        guard let label else { return nil }
        return AccessoryValues(
            title: VisibleMarks.shown(label.title ?? standIn),
            icon: context.icons.icon(
                systemImage: label.systemImage,
                image: label.image,
                title: label.title,
                filled: false
            )
        )
    }
}
