@_exported public import ScrollLayout
@_exported public import ScrollPhysics
@_exported public import ScrollPrimitives
