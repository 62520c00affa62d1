@_exported public import DarwinCalls
@_exported public import DarwinTypes
@_exported public import DarwinDispatch
