import TabModel

extension Project {
    /// Returns the platforms that a file is compiled for; nil if they aren't known.
    ///
    /// They follow from the file's targets, otherwise from its folders; and from the names of a single platform, in the
    /// file or in the file with the app's delegate.
    func platforms(of path: String) -> Set<Platform>? {
        let numbers = targets.numbers(of: path)
        let all = numbers.map { targets.platforms(of: $0) }
        let whole = "\(files.name ?? "")/\(path)"
        let stated = numbers.isEmpty || all.contains(nil) ? whole.platformFolder : Set(all.flatMap { $0 ?? [] })
        guard let own = platform(of: platformNames(of: path)) ?? delegatePlatform(around: path) else { return stated }
        return [own]
    }

    /// Returns the oldest generation of systems that a file runs on; nil if it isn't known, or is older than all.
    func minimumOS(of path: String) -> OSVersion? {
        let all = targets.targets(of: path).map(\.minimumOS)
        return all.contains(nil) ? nil : all.compactMap(\.self).min()
    }

    /// Returns the platform of the app's delegate, in a file of the same target, or in the enclosing folders where
    /// there is no manifest.
    private func delegatePlatform(around path: String) -> Platform? {
        let numbers = targets.numbers(of: path)
        let files = filesOfPlatforms.filter { other in
            let isDelegate = platformNames(of: other).contains { $0.hasSuffix("DelegateAdaptor") }
            guard isDelegate else { return false }
            let others = targets.numbers(of: other)
            return numbers.isEmpty
                ? others.isEmpty && path.hasPrefix(other.folderPath) : others.contains(where: numbers.contains)
        }
        // The one in the deepest folder is the nearest.
        let deepest = files.map { $0.folderPath.count }.max()
        let near = numbers.isEmpty ? files.filter { $0.folderPath.count == deepest } : files
        let platforms = Set(near.compactMap { platform(of: platformNames(of: $0)) })
        return platforms.count == 1 ? platforms.first : nil
    }

    /// Returns the platform of modules and attributes that no other one has; nil for those of several.
    private func platform(of names: [String]) -> Platform? {
        let platforms = Set(
            names.compactMap { name -> Platform? in
                switch name {
                case "WatchKit", "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor": .watch
                case "AppKit", "Cocoa", "NSApplicationDelegateAdaptor": .mac
                default: nil
                }
            }
        )
        return platforms.count == 1 ? platforms.first : nil
    }
}

extension String {
    /// The platforms that the name of an enclosing folder states, the innermost first; nil if none does.
    fileprivate var platformFolder: Set<Platform>? {
        split(separator: "/").dropLast().reversed().lazy.compactMap { folder -> Set<Platform>? in
            let name = folder.lowercased().replacing(" ", with: "")
            let watch = ["watchapp", "watchkitapp", "watchextension", "watchkitextension"]
            if watch.contains(where: name.hasSuffix) { return [.watch] }
            return switch name {
            case "watchos", "watch": [.watch]
            case "macos", "mac": [.mac]
            case "tvos": [.tv]
            case "visionos": [.vision]
            case "ios": Platform.iOS
            default: nil
            }
        }.first
    }
}
