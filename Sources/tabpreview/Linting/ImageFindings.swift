import Foundation
import PreviewServer
import TabModel
import TabResolver

/// The images that the spec of a file names, and those that can't be shown (R5.83).
enum ImageFindings {
    /// Where a file's images are; those of a spec from standard input or a pipe are in the working folder.
    static func folder(of file: String) -> String {
        FileReading.isStream(file) ? "." : URL(filePath: file).deletingLastPathComponent().path
    }

    /// Why images can't be shown, by path.
    static func problems(of spec: TabSpec, file: String) -> [String: ImageProblem] {
        ImageProblems.found(in: spec, folder: folder(of: file))
    }

    /// A finding for each, with its place.
    static func found(in spec: TabSpec, file: String, switchedOff: [String]) -> [Diagnostic] {
        let linted = LintedSpec(spec, file: file, images: problems(of: spec, file: file))
        return SpecLint(switchedOff: Set(switchedOff)).imageFindings(in: linted)
    }
}
