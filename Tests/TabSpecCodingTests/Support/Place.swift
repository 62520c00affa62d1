import TabModel

/// A place in a spec; Swift Testing has a `SourceLocation` of its own.
typealias Place = TabModel.SourceLocation
