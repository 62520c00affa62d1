import PreviewCore
import TabModel

/// The images that a spec names, under addresses made of their content.
protocol SpecImages: Sendable {
    /// The relative addresses of the spec's images, by the path it names them with; what can't be shown is left out.
    func addresses(for spec: TabSpec) -> [String: String]
    /// The image at an address that was given; nil where there is none.
    func image(named name: String) -> (bytes: [UInt8], type: ImageType)?
}

extension ImageType {
    /// The last part of an image's address: the digest of its content.
    func name(of bytes: [UInt8]) -> String {
        "\(ContentDigest(of: bytes).hexadecimal.prefix(32)).\(fileExtension)"
    }
}
