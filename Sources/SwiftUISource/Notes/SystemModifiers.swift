/// The modifiers of SwiftUI that have no effect on a tab bar, on any view.
///
/// Every other one is read, or noted as not read.
enum SystemModifiers {
    /// Returns a Boolean value that indicates whether a modifier is SwiftUI's and has no effect on a bar.
    static func haveNoEffect(_ name: String) -> Bool { names.contains(name) || name.hasPrefix("accessibility") }

    /// Returns a Boolean value that indicates whether a modifier is SwiftUI's, or one of those that tab views have.
    static func contain(_ name: String) -> Bool { haveNoEffect(name) || tabs.contains(name) || looks.contains(name) }

    private static let tabs: Set<String> = split(
        """
        tabItem tag badge tabViewStyle tabViewCustomization tabViewBottomAccessory tabViewSearchActivation
        tabViewSidebarHeader tabViewSidebarFooter tabViewSidebarBottomBar tabBarMinimizeBehavior indexViewStyle
        customizationID customizationBehavior defaultVisibility tabPlacement sectionActions hidden disabled
        toolbar toolbarVisibility toolbarBackground toolbarBackgroundVisibility toolbarColorScheme
        symbolVariant tint accentColor labelStyle environment transformEnvironment searchable preferredColorScheme
        """
    )

    /// The modifiers that change the look of the modified view, and nothing around it.
    static let looks = split(
        """
        foregroundColor foregroundStyle colorScheme dynamicTypeSize symbolRenderingMode symbolColorRenderingMode
        """
    )

    /// The environment values that change the look of a bar, besides those that are read.
    static let environment = split(
        """
        layoutDirection tabBarPlacement locale colorScheme verticalSizeClass dynamicTypeSize sizeCategory
        symbolRenderingMode
        """
    )

    private static let names: Set<String> = [
        layout, drawing, text, presentation, navigation, input, state, gestures, system, frameworks,
    ].reduce(into: []) { $0.formUnion($1) }

    private static let layout = split(
        """
        frame padding fixedSize offset position ignoresSafeArea edgesIgnoringSafeArea safeAreaInset safeAreaPadding
        safeAreaBar containerRelativeFrame layoutPriority alignmentGuide aspectRatio scaledToFit scaledToFill zIndex
        coordinateSpace contentMargins listRowInsets listRowBackground listRowSeparator listStyle listSectionSpacing
        listRowSpacing scenePadding containerShape contentShape gridCellColumns gridColumnAlignment layoutValue
        onGeometryChange visualEffect anchorPreference preference transformPreference overlayPreferenceValue
        backgroundPreferenceValue onPreferenceChange transformAnchorPreference scrollContentBackground
        backgroundExtensionEffect presentationBackground containerBackground defaultScrollAnchor
        """
    )

    private static let drawing = split(
        """
        background overlay border clipShape clipped cornerRadius mask shadow blur opacity brightness contrast saturation
        grayscale hueRotation colorInvert colorMultiply luminanceToAlpha blendMode compositingGroup drawingGroup
        rotationEffect rotation3DEffect scaleEffect transformEffect projectionEffect distortionEffect layerEffect
        colorEffect glassEffect glassBackgroundEffect glassEffectID glassEffectUnion glassEffectTransition
        backgroundStyle animation transition
        contentTransition transaction matchedGeometryEffect matchedTransitionSource navigationTransition geometryGroup
        symbolEffect symbolEffectsRemoved symbolVariableValueMode
        imageScale resizable renderingMode interpolation antialiased redacted unredacted privacySensitive
        allowedDynamicRange phaseAnimator keyframeAnimator headerProminence defaultHoverEffect hoverEffect
        """
    )

    private static let text = split(
        """
        font fontWeight fontDesign fontWidth bold italic underline strikethrough monospaced monospacedDigit kerning
        tracking baselineOffset textScale lineLimit lineSpacing lineHeight multilineTextAlignment truncationMode
        minimumScaleFactor allowsTightening textCase textSelection textRenderer speechSpellsOutCharacters
        speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued flipsForRightToLeftLayoutDirection
        typesettingLanguage textContentType autocorrectionDisabled disableAutocorrection textInputAutocapitalization
        autocapitalization keyboardType submitLabel onSubmit textFieldStyle textEditorStyle
        """
    )

    private static let presentation = split(
        """
        sheet fullScreenCover popover alert confirmationDialog actionSheet inspector inspectorColumnWidth
        presentationDetents presentationDragIndicator presentationCornerRadius presentationBackgroundInteraction
        presentationCompactAdaptation presentationContentInteraction presentationSizing interactiveDismissDisabled
        dialogIcon dialogSeverity dialogSuppressionToggle fileImporter fileExporter fileMover fileDialogMessage
        fileDialogConfirmationLabel fileDialogDefaultDirectory photosPicker contextMenu contextMenuPreview menuStyle
        menuOrder menuIndicator menuActionDismissBehavior quickLookPreview translationPresentation storeProductOverlay
        appStoreOverlay manageSubscriptionsSheet offerCodeRedemption refundRequestSheet subscriptionStatusTask help
        musicSubscriptionOffer windowDismissBehavior
        """
    )

    private static let navigation = split(
        """
        navigationTitle navigationBarTitle navigationBarTitleDisplayMode navigationBarHidden navigationBarItems
        navigationBarBackButtonHidden navigationDestination navigationSplitViewColumnWidth navigationSplitViewStyle
        navigationViewStyle navigationSubtitle navigationDocument navigationLinkIndicatorVisibility toolbarRole
        toolbarTitleDisplayMode toolbarTitleMenu toolbarItemHidden toolbarRemoving statusBar statusBarHidden
        persistentSystemOverlays defersSystemGestures searchScopes searchSuggestions searchCompletion searchFocused
        searchDictationBehavior searchPresentationToolbarBehavior searchToolbarBehavior findNavigator findDisabled
        replaceDisabled scrollBounceBehavior scrollClipDisabled scrollDisabled scrollDismissesKeyboard
        scrollIndicators scrollIndicatorsFlash scrollPosition scrollTargetBehavior scrollTargetLayout scrollTransition
        scrollEdgeEffectStyle scrollEdgeEffectHidden scrollInputBehavior onScrollGeometryChange onScrollPhaseChange
        onScrollVisibilityChange onScrollTargetVisibilityChange refreshable swipeActions deleteDisabled moveDisabled
        selectionDisabled
        """
    )

    private static let input = split(
        """
        focused focusable focusSection focusScope focusEffectDisabled prefersDefaultFocus defaultFocus focusedValue
        focusedSceneValue focusedObject focusedSceneObject keyboardShortcut onKeyPress onMoveCommand onExitCommand
        onPlayPauseCommand onDeleteCommand onCopyCommand onCutCommand onPasteCommand onCommand pasteDestination
        copyable cuttable digitalCrownRotation digitalCrownAccessory onPencilDoubleTap onPencilSqueeze
        handGestureShortcut buttonStyle buttonBorderShape buttonRepeatBehavior buttonSizing controlSize controlGroupStyle
        toggleStyle pickerStyle datePickerStyle gaugeStyle progressViewStyle groupBoxStyle formStyle labelsHidden
        labelsVisibility labeledContentStyle disclosureGroupStyle indexViewStyle tableStyle horizontalRadioGroupLayout
        sensoryFeedback
        """
    )

    private static let state = split(
        """
        environmentObject onAppear onDisappear onChange onReceive task id tag equatable modelContext
        modelContainer defaultAppStorage onOpenURL onContinueUserActivity userActivity handlesExternalEvents
        backgroundTask refreshableTask managedObjectContext restorationBehavior
        previewDisplayName previewDevice previewLayout previewInterfaceOrientation previewContext
        """
    )

    private static let gestures = split(
        """
        gesture highPriorityGesture simultaneousGesture onTapGesture onLongPressGesture onLongTouchGesture onHover
        onContinuousHover allowsHitTesting draggable dropDestination onDrag onDrop itemProvider dragConfiguration
        dropConfiguration springLoadingBehavior pointerStyle pointerVisibility allowsWindowActivationEvents
        """
    )

    private static let system = split(
        """
        windowStyle windowResizability windowToolbarStyle windowResizeAnchor windowMinimizeBehavior
        windowFullScreenBehavior defaultSize defaultPosition defaultWindowPlacement commands commandsRemoved
        commandsReplaced ornament preferredSurroundingsEffect upperLimbVisibility immersionStyle supportedVolumeViewpoints
        onVolumeViewpointChange onImmersionChange onWorldRecenter presentationBreakthroughEffect materialActiveAppearance
        touchBar touchBarItemPrincipal dynamicIsland widgetURL widgetAccentable invalidatableContent
        writingToolsBehavior typeSelectEquivalent tabletopSceneHandler realityViewCameraControls assistiveAccessNavigationIcon
        labelReservedIconWidth labelIconToTitleSpacing sectionIndexLabel listItemTint
        """
    )

    /// The modifiers that Apple's other frameworks add to views.
    private static let frameworks = split(
        """
        popoverTip tipViewStyle tipBackground tipImageSize tipCornerRadius tipAnchor tipImageStyle
        onInAppPurchaseStart onInAppPurchaseCompletion storeProductTask storeProductsTask storeButton
        productViewStyle productDescription productIconBorder currentEntitlementTask preferredSubscriptionOffer
        subscriptionStoreButtonLabel subscriptionStoreControlStyle subscriptionStorePolicyDestination
        subscriptionStoreSignInAction subscriptionStorePickerItemBackground subscriptionPromotionalOffer
        mapStyle mapControls mapControlVisibility mapScope mapCameraKeyframeAnimator onMapCameraChange
        lookAroundViewer mapItemDetailSheet mapItemDetailPopover mapFeatureSelectionContent mapFeatureSelectionDisabled
        chartXAxis chartYAxis chartLegend chartScrollableAxes photosPickerStyle photosPickerAccessoryVisibility
        photosPickerDisabledCapabilities translationTask journalingSuggestionsPicker familyActivityPicker
        healthDataAccessRequest workoutPreview imagePlaygroundSheet imagePlaygroundGenerationStyle contactAccessPicker
        contactAccessButtonStyle payLaterViewStyle signInWithAppleButtonStyle webViewBackForwardNavigationGestures
        accessorySetupPicker gameSaveSyncingAlert onDisappearTask quickLookPreviewItem virtualConferencePicker
        """
    )

    private static func split(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
