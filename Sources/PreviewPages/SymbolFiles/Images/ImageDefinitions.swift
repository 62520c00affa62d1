/// The gradients and clip paths that elements of an image refer to, under generated names.
struct ImageDefinitions {
    /// The largest number of gradients and clip paths.
    static let most = 100
    /// The largest number of a gradient's colors, and of steps by which one leads to another.
    private static let (stops, steps) = (64, 8)
    private static let stopProperties: [ImageProperty] = [.stopColor, .stopOpacity, .color]

    private var elements: [String: MarkupElement] = [:]
    /// The position in `used` of each id's element.
    private var places: [String: Int] = [:]
    private var used: [(element: MarkupElement, times: Int)] = []

    /// Creates the definitions of the elements with an id; the first element of an id counts.
    init(in root: MarkupElement) {
        add(root)
    }

    private mutating func add(_ element: MarkupElement) {
        for child in element.children {
            if let id = child["id"]?.text, elements[id] == nil { elements[id] = child }
            add(child)
        }
    }

    /// Returns a property's unchanged value, or for a reference the generated name of its destination.
    mutating func resolve(_ declared: ImageProperty.Declared) throws(DrawingMistake) -> String {
        let value = declared.value
        if value.hasPrefix("url("), [.fill, .stroke, .clipPath].contains(declared.property) {
            return try resolve(reference: value, declared)
        }
        guard declared.property.takes(value) else {
            throw DrawingMistake(
                "value",
                at: declared.offset,
                "\(Quoted.text(value)) is not a supported \(declared.property.rawValue).",
                fix: "Use one of SVG's plain values, or save the image as PNG."
            )
        }
        return value
    }

    private mutating func resolve(
        reference value: String,
        _ declared: ImageProperty.Declared
    ) throws(DrawingMistake) -> String {
        guard let end = value.firstIndex(of: ")"),
            let id = Self.id(value[value.index(value.startIndex, offsetBy: 4)..<end])
        else {
            throw DrawingMistake(
                "value",
                at: declared.offset,
                "\(Quoted.text(value)) refers outside the image. "
                    + "An image can only refer to its own gradients and clip paths.",
                fix: "Remove it."
            )
        }
        let fallback = SymbolStyleReader.trimmed(value[value.index(after: end)...])
        guard fallback.isEmpty || declared.property.takes(fallback) else {
            throw .unsupported(declared.property.rawValue, of: declared.element, at: declared.offset)
        }
        guard let element = elements[id] else { return fallback.isEmpty ? "none" : fallback }
        let kinds = declared.property == .clipPath ? ["clipPath"] : ["linearGradient", "radialGradient"]
        guard kinds.contains(element.name) else {
            throw .unsupported(declared.property.rawValue, of: declared.element, at: declared.offset)
        }
        return "url(#\(try name(of: id, element, at: declared.offset)))"
    }

    private mutating func name(
        of id: String,
        _ element: MarkupElement,
        at offset: Int
    ) throws(DrawingMistake) -> String {
        if let place = places[id] {
            used[place].times += 1
            return Self.name(place)
        }
        guard used.count < Self.most else {
            throw .limit(at: offset, "The image uses more than \(Self.most) gradients and clip paths.")
        }
        places[id] = used.count
        used.append((element, 1))
        return Self.name(used.count - 1)
    }

    private static func name(_ place: Int) -> String { "d\(place + 1)" }

    /// Returns the id of a reference such as `#a`, in quotes or without.
    private static func id(_ text: Substring) -> String? {
        let word = text.filter { $0 != "\"" && $0 != "'" && !$0.isWhitespace }
        return word.hasPrefix("#") && word.count > 1 ? String(word.dropFirst()) : nil
    }
}

// MARK: - Writing

extension ImageDefinitions {
    /// Returns the markup of the referenced elements.
    func markup(_ cost: inout ImageCost) throws(DrawingMistake) -> String {
        var text = ""
        for (place, (element, times)) in used.enumerated() {
            let name = ImageText.attribute("id", Self.name(place))
            text += element.name == "clipPath" ? try clipPath(element, name, times, &cost) : try gradient(element, name)
        }
        return text
    }

    private func clipPath(
        _ element: MarkupElement,
        _ name: String,
        _ times: Int,
        _ cost: inout ImageCost
    ) throws(DrawingMistake) -> String {
        var text = "<clipPath\(name)" + (try placed(element, "transform"))
        text += try words("clipPathUnits", ["userSpaceOnUse", "objectBoundingBox"], of: element)
        text += ">"
        for child in element.children {
            switch ElementKind.of(child.name) {
            case .silent: continue
            case .shape:
                text += try ImageGeometry.start(of: child, times: times, &cost) + placed(child, "transform")
                for declared in try ImageProperty.declared(by: child) {
                    switch declared.property {
                    case .clipPath: throw .unsupported("clip-path", of: child, at: declared.offset)
                    case .clipRule, .display, .visibility: text += try plain(declared)
                    default: continue
                    }
                }
                text += "/>"
            default: throw .unsupported(child)
            }
        }
        return text + "</clipPath>"
    }

    private func gradient(_ element: MarkupElement, _ name: String) throws(DrawingMistake) -> String {
        // A gradient takes the attributes that it lacks from the one that it leads to.
        var chain = [element]
        while let id = (chain[chain.count - 1]["href"] ?? chain[chain.count - 1]["xlink:href"])?.text,
            let next = elements[Self.id(id[...]) ?? ""], ["linearGradient", "radialGradient"].contains(next.name)
        {
            guard chain.count < Self.steps else {
                throw .limit(at: element.offset, "The gradient refers to more than \(Self.steps) others.")
            }
            chain.append(next)
        }
        let isLinear = element.name == "linearGradient"
        var text = "<\(element.name)\(name)"
        for side in isLinear ? ["x1", "y1", "x2", "y2"] : ["cx", "cy", "r", "fx", "fy", "fr"] {
            let said = chain.first { $0.name == element.name && $0[side] != nil }
            guard let said, let attribute = said[side] else { continue }
            guard let length = Length.written(attribute.text, units: ["", "px", "%"]) else {
                throw .number(attribute, of: said)
            }
            text += ImageText.attribute(side, length.text)
        }
        text += try words("gradientUnits", ["userSpaceOnUse", "objectBoundingBox"], of: first("gradientUnits", chain))
        text += try words("spreadMethod", ["pad", "reflect", "repeat"], of: first("spreadMethod", chain))
        text += try placed(first("gradientTransform", chain), "gradientTransform") + ">"
        return text + (try stops(of: chain)) + "</\(element.name)>"
    }

    private func first(_ name: String, _ chain: [MarkupElement]) -> MarkupElement {
        chain.first { $0[name] != nil } ?? chain[0]
    }

    private func stops(of chain: [MarkupElement]) throws(DrawingMistake) -> String {
        let stops = chain.lazy.map { $0.children.filter { $0.name == "stop" } }.first { !$0.isEmpty } ?? []
        guard stops.count <= Self.stops else {
            throw .limit(at: stops[0].offset, "The gradient has more than \(Self.stops) colors.")
        }
        var text = ""
        for stop in stops {
            text += "<stop"
            if let offset = stop["offset"] {
                guard let share = Length.written(offset.text, units: ["", "%"]) else { throw .number(offset, of: stop) }
                text += ImageText.attribute("offset", share.text)
            }
            for declared in try ImageProperty.declared(by: stop) where Self.stopProperties.contains(declared.property) {
                text += try plain(declared)
            }
            text += "/>"
        }
        return text
    }

    private func plain(_ declared: ImageProperty.Declared) throws(DrawingMistake) -> String {
        guard declared.property.takes(declared.value) else {
            throw .unsupported(declared.property.rawValue, of: declared.element, at: declared.offset)
        }
        return ImageText.attribute(declared.property.rawValue, declared.value)
    }

    private func placed(_ element: MarkupElement, _ name: String) throws(DrawingMistake) -> String {
        guard let attribute = element[name] else { return "" }
        guard try TransformList.transform(attribute).isReasonable else {
            throw .limit(at: attribute.offset, "The \(name) of <\(element.name)> moves it outside the drawing.")
        }
        return ImageText.attribute(name, attribute.text)
    }

    private func words(
        _ name: String,
        _ words: Set<String>,
        of element: MarkupElement
    ) throws(DrawingMistake) -> String {
        guard let attribute = element[name] else { return "" }
        guard words.contains(attribute.text) else {
            throw DrawingMistake(
                "value",
                at: attribute.offset,
                "\(Quoted.text(attribute.text)) is not a supported \(name).",
                fix: "Use one of \(words.sorted().joined(separator: ", "))."
            )
        }
        return ImageText.attribute(name, attribute.text)
    }
}
