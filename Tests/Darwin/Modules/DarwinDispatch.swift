// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Dispatch has on Apple's systems alone.

public import Dispatch

public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
    var handle: Int32 { get }
}

extension DispatchSource {
    public struct FileEvents: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let delete = FileEvents(rawValue: 1)
        public static let write = FileEvents(rawValue: 2)
        public static let extend = FileEvents(rawValue: 4)
        public static let attrib = FileEvents(rawValue: 8)
        public static let link = FileEvents(rawValue: 16)
        public static let rename = FileEvents(rawValue: 32)
        public static let revoke = FileEvents(rawValue: 64)
    }

    public static func makeFileSystemObjectSource(
        fileDescriptor: Int32,
        eventMask: FileEvents,
        queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        preconditionFailure("It is only type-checked.")
    }
}
