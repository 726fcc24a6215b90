/// Assigns what the right side has, and leaves the left side as it is when that is nothing.
///
/// Right-associative, of the precedence of `=`: the value of `a ?= b` is what `a` then holds, so
/// `a ?= b ?= c` gives `b` what `c` has, and then `a` what `b` has. Settings that overlay each other are
/// written one line a layer:
///
/// ```swift
/// var width = 390.0
/// width ?= scenario.width
/// width ?= options.width
/// ```
infix operator ?= : AssignmentPrecedence

/// Assigns the value, where there is one.
@inlinable @discardableResult
public func ?= <Value>(target: inout Value, value: Value?) -> Value {
  if let value { target = value }
  return target
}

/// Assigns the value, where there is one at the bottom of two optionals. `nil` at either level leaves the
/// target as it is; so it does for a target that is an optional itself.
@_disfavoredOverload @inlinable @discardableResult
public func ?= <Value>(target: inout Value, value: Value??) -> Value {
  if let value, let value { target = value }
  return target
}

/// Assigns the value, where there is one, to a target that may have none: `nil` never takes away what the
/// target has.
@inlinable @discardableResult
public func ?= <Value>(target: inout Value?, value: Value?) -> Value? {
  if let value { target = value }
  return target
}

/// Assigns the value at the bottom of two optionals to a target that may have none.
@inlinable @discardableResult
public func ?= <Value>(target: inout Value?, value: Value??) -> Value? {
  if let value, let value { target = value }
  return target
}
