extension RuleBook {
    /// The six chapters in order.
    public static let chapters = [
        RuleChapter(1, "The model", sections: model),
        RuleChapter(2, "Resolution", sections: resolution),
        RuleChapter(3, "Customization", sections: customization),
        RuleChapter(4, "Selection", sections: selection),
        RuleChapter(5, "Findings", sections: findings),
        RuleChapter(6, "Versions", sections: [versions]),
    ]

    private static let model = [
        containersAndBuilder, tabInitializers, roles, enumeratedTypes, styles, tabModifiers, tabViewModifiers,
        customizationValue, uiKitLayer,
    ]
    private static let resolution = [
        chrome, commonSteps, iPadForm, iPadBar, iPadBarVisibility, sidebar, compact, compactDrawing, mac, tv, vision,
        watch, drawing, tabContentReads,
    ]
    private static let customization = [customizationExists, effectiveVisibility, rights, state, merging, resets]
    private static let selection = [
        selectionValues, hiddenSelection, browse, interception, overflowSelection, selectionChanges,
    ]
    private static let findings = [
        valueFindings, customizationFindings, placeFindings, roleFindings, labelFindings, availabilityFindings,
        storedFindings, structureFindings, settingFindings, hiddenFindings, mannersFindings,
    ]
}
