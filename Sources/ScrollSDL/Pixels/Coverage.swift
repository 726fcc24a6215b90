#if SDL
  /// An alpha mask, row by row.
  struct Coverage {
    var width: Int32
    var height: Int32
    var alpha: [UInt8]

    init(width: Int32, height: Int32) {
      self.width = width
      self.height = height
      alpha = Array(repeating: 0, count: Int(width) * Int(height))
    }
  }
#endif
