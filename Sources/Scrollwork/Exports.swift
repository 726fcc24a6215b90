@_exported public import ScrollData
@_exported public import ScrollLayout
@_exported public import ScrollPhysics
@_exported public import ScrollPrimitives
