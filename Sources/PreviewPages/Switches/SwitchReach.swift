import TabModel

/// Where a switch can change anything.
struct SwitchReach {
    let spec: TabSpec

    /// Whether it can change what one of the environments shows.
    func reaches(_ resolverSwitch: ResolverSwitch, anyOf environments: [ResolutionEnvironment]) -> Bool {
        environments.contains { reaches(resolverSwitch, $0) }
    }

    private func reaches(_ resolverSwitch: ResolverSwitch, _ environment: ResolutionEnvironment) -> Bool {
        switch resolverSwitch {
        case .sectionChildrenInBar, .sectionDefaultVisibilityScope, .regionsNeedCustomization, .automaticIPadForm:
            isAdaptablePad(environment)
        case .customizationInCompact, .sidebarOnlyInCompact, .searchInMore: hasBottomBar(environment)
        case .macAutomatic: environment.platform == .mac && spec.tabViewStyle == .automatic
        case .hiddenSelection: true
        }
    }

    private func isAdaptablePad(_ environment: ResolutionEnvironment) -> Bool {
        environment.platform == .iPad && environment.sizeClass == .regular && spec.tabViewStyle == .sidebarAdaptable
    }

    private func hasBottomBar(_ environment: ResolutionEnvironment) -> Bool {
        environment.platform == .iPhone || (environment.platform == .iPad && environment.sizeClass == .compact)
    }
}
