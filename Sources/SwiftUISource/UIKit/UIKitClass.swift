/// The classes of UIKit whose objects are followed.
enum UIKitClass {
    /// The classes that are known by name; for others the end of the name determines the kind.
    private static let followedNames: Set = [
        "UITab", "UITabGroup", "UISearchTab", "UITabBarItem", "UITabAccessory", "UIHostingController", "UIWindow",
    ]

    /// Returns a Boolean value that indicates whether objects of a class are followed.
    static func isFollowed(_ name: String) -> Bool {
        followedNames.contains(name) || name.hasSuffix("ViewController") || name.hasSuffix("NavigationController")
            || isTabBarController(name) || name.hasSuffix("HostingController") || name == "UISplitViewController"
    }

    /// Returns a Boolean value that indicates whether a class is that of tab bar controllers, or one of another module
    /// with such a name.
    static func isTabBarController(_ name: String) -> Bool { name.hasSuffix("TabBarController") }

    /// Returns a Boolean value that indicates whether a class is one of view controllers.
    static func isViewController(_ name: String) -> Bool {
        isFollowed(name) && !followedNames.subtracting(["UIHostingController"]).contains(name)
    }

    /// The properties of views that have no effect on tabs.
    private static let styling: Set = [
        "alignment", "alpha", "axis", "backgroundColor", "borderColor", "borderWidth", "clipsToBounds", "constant",
        "contentInset", "contentMode", "cornerRadius", "dataSource", "distribution", "font", "frame", "isActive",
        "isUserInteractionEnabled", "keyboardType", "lineBreakMode", "masksToBounds", "numberOfLines", "placeholder",
        "rowHeight", "shadowColor", "shadowOpacity", "spacing", "text", "textAlignment", "textColor", "transform",
        "translatesAutoresizingMaskIntoConstraints",
    ]

    /// Returns a Boolean value that indicates whether a property affects the look of a view, and not the tabs.
    static func isStyling(_ name: String) -> Bool { styling.contains(name) }

    /// Returns the class with its superclasses, the nearest first.
    static func chain(of name: String) -> [String] {
        let above: [String] =
            if isViewController(name) {
                isTabBarController(name)
                    ? ["UITabBarController", "UIViewController"]
                    : name.hasSuffix("NavigationController")
                        ? ["UINavigationController", "UIViewController"] : ["UIViewController"]
            } else {
                switch name {
                case "UITabGroup", "UISearchTab": ["UITab"]
                case "UITabBarItem": ["UIBarItem"]
                default: []
                }
            }
        return [name] + above.filter { $0 != name } + ["UIResponder", "NSObject"]
    }

    /// Returns the type of a property of UIKit, where a value may leave it out.
    static func type(of property: String) -> String? {
        switch property {
        case "title", "badgeValue", "identifier", "customizationIdentifier", "subtitle", "accessibilityLabel",
            "accessibilityHint":
            "String"
        case "image", "selectedImage": "UIImage"
        case "tabBarItem": "UITabBarItem"
        case "bottomAccessory": "UITabAccessory"
        default: nil
        }
    }
}

extension Project {
    /// Returns the superclass of a class, if the project declares it.
    func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
        supertypes(of: type).first { $0.kind == .reference }
    }

    /// Returns the nearest superclass of a class that the project doesn't declare; empty for none.
    func systemClass(of type: TypeDeclaration) -> String {
        var (here, seen): (TypeDeclaration, Set<TypeDeclaration>) = (type, [type])
        while let next = superclass(of: here), seen.insert(next).inserted { here = next }
        let name = inheritedTypes(of: here).first?.prefix { $0 != "<" } ?? ""
        let last = name.split(separator: ".").last.map(String.init) ?? ""
        return UIKitClass.isFollowed(last) || last.hasPrefix("UI") ? last : ""
    }
}
