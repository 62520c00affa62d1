public import TabModel
public import TabResolver

/// The images of a spec that can't be shown.
public enum ImageProblems {
    /// Why, by the path that the spec names an image with; empty if all can be shown.
    ///
    /// The images are looked for in `folder`, that of the spec's file, under the same rules as the preview does.
    public static func found(in spec: TabSpec, folder: String) -> [String: ImageProblem] {
        spec.imagePaths.reduce(into: [:]) { problems, path in
            do throws(ImageProblem) {
                let file = try ImageFile(opening: path, in: folder)
                guard let bytes = file.read() else { throw .unreadable }
                guard ImageType(sniffing: bytes) != nil else { throw .format }
                guard ImageType(drawable: bytes) != nil else { throw .tooManyPixels(most: ImageType.mostPixels) }
            } catch {
                problems[path] = error
            }
        }
    }
}
