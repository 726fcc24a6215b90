import ScrollPrimitives

extension SectionSpec {
  /// - Throws: `invalidValue` for the first number that is not finite or outside its range; `path`
  ///   begins the name of the parameter.
  func check(_ path: String) throws(LayoutFailure) {
    try group.check("\(path).group", depth: 1)
    try LayoutFailure.check(points: interGroupSpacing, "\(path).interGroupSpacing")
    try insets.check("\(path).insets")
    try header?.check("\(path).header")
    try footer?.check("\(path).footer")
    try background?.insets.check("\(path).background.insets")
  }
}

extension LayoutGroup {
  fileprivate func check(_ path: String, depth: Int) throws(LayoutFailure) {
    guard depth <= Self.maximumDepth else {
      throw .invalidValue(parameter: "\(path).depth", value: Double(depth))
    }
    try size.check(path)
    guard !subitems.isEmpty else { throw .invalidValue(parameter: "\(path).items", value: 0) }
    guard subitems.count <= Self.maximumPlaces else {
      throw .invalidValue(parameter: "\(path).items", value: Double(subitems.count))
    }
    switch spacing {
    case .fixed(let points), .flexible(let points):
      try LayoutFailure.check(points: points, "\(path).spacing")
    }
    if let count, !(1...Self.maximumPlaces).contains(count) {
      throw .invalidValue(parameter: "\(path).count", value: Double(count))
    }
    for (number, subitem) in subitems.enumerated() {
      let path = "\(path).items[\(number)]"
      switch subitem {
      case .group(let group): try group.check(path, depth: depth + 1)
      case .item(let item):
        try item.size.check(path)
        try item.contentInsets.check("\(path).contentInsets")
      }
    }
  }
}

extension BoundarySpec {
  fileprivate func check(_ path: String) throws(LayoutFailure) {
    try size.check(path)
    for value in [offset.x, offset.y] {
      guard value.magnitude <= LayoutDimension.maximum else {
        throw .invalidValue(parameter: "\(path).offset", value: value)
      }
    }
  }
}

extension LayoutDimensions {
  fileprivate func check(_ path: String) throws(LayoutFailure) {
    for (dimension, name) in [(width, "width"), (height, "height")] {
      // A length below a tick is refused.
      guard dimension.value > 0, dimension.value <= LayoutDimension.maximum,
        dimension.isFraction || Ticks(clamping: dimension.value) > .zero
      else { throw .invalidValue(parameter: "\(path).\(name)", value: dimension.value) }
    }
  }
}

extension LayoutDimension {
  fileprivate var isFraction: Bool {
    switch self {
    case .fractionalWidth, .fractionalHeight: true
    case .absolute, .estimated: false
    }
  }
}

extension LayoutInsets {
  fileprivate func check(_ path: String) throws(LayoutFailure) {
    for inset in [top, left, bottom, right] { try LayoutFailure.check(points: inset, path) }
  }
}

extension LayoutFailure {
  fileprivate static func check(points: Double, _ parameter: String) throws(LayoutFailure) {
    guard points >= 0, points <= LayoutDimension.maximum else {
      throw .invalidValue(parameter: parameter, value: points)
    }
  }
}
