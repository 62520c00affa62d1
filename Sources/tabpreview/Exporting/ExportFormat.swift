import ArgumentParser

/// What an export is written as.
enum ExportFormat: String, CaseIterable {
    /// A picture.
    case png
    /// One file that stays interactive.
    case html
    /// SwiftUI source.
    case swift
    /// The spec and the customization.
    case json

    /// The form that a file's name asks for; nil for other endings.
    init?(fileName: String) {
        guard let ending = Self.ending(of: fileName) else { return nil }
        self.init(rawValue: ending.dropFirst().lowercased())
    }

    /// What a file's name ends in, from its last dot; nil where there is none.
    static func ending(of fileName: String) -> String? {
        let name = fileName.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").map { String(name[$0...]) }
    }
}
