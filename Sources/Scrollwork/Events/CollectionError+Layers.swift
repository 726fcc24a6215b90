import ScrollData
public import ScrollLayout
public import ScrollPhysics

extension CollectionError {
  /// The condition that the layout found.
  public init(_ failure: ItemStructure.Failure) {
    switch failure {
    case .negativeCount(let section, let count):
      self = .invalidSection(section: section, count: count)
    case .tooManyItems:
      self = .tooManyElements(count: .max)
    }
  }

  /// The condition that an edit met.
  public init(_ failure: ItemStructure.EditFailure) {
    switch failure {
    case .noItem(let path): self = .itemOutOfRange(path)
    case .noSection(let section, let count):
      self = .sectionOutOfRange(section: section, count: count)
    case .negativeCount(let count): self = .invalidValue(parameter: "count", value: Double(count))
    case .tooManyItems: self = .tooManyElements(count: .max)
    }
  }

  /// The condition that the layout found.
  public init(_ failure: LayoutFailure) {
    switch failure {
    case .invalidValue(let parameter, let value):
      self = .invalidValue(parameter: parameter, value: value)
    case .contentTooLong(let points):
      self = .contentTooLong(points: points)
    case .tooManyElements(let count):
      self = .tooManyElements(count: count)
    case .unsuitableStructure(let reason):
      self = .unsuitableStructure(reason: reason)
    }
  }

  /// The condition that the physics found.
  public init(_ failure: PhysicsError) {
    switch failure {
    case .notFinite(let parameter):
      self = .invalidValue(parameter: parameter, value: .nan)
    case .outOfRange(let parameter, let value, _):
      self = .invalidValue(parameter: parameter, value: value)
    }
  }
}

extension UpdateError {
  /// The number of the condition in the documentation's list.
  var code: String {
    switch self {
    case .wrongSectionCount, .wrongItemCount, .negativeCount: "E1"
    case .noItemBefore, .noItemAfter, .noSectionBefore, .noSectionAfter: "E2"
    case .conflictBefore(_, .delete, .delete), .sectionConflictBefore(_, .delete, .delete): "E4"
    case .conflictBefore, .conflictAfter, .sectionConflictBefore, .sectionConflictAfter,
      .itemOfChangedSection:
      "E3"
    }
  }
}
