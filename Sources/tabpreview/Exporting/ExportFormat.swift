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
        guard let dot = fileName.lastIndex(of: ".") else { return nil }
        self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
    }
}
