#if SDL
  /// A text that is compared byte by byte. `String` first brings both to one normal form, which
  /// for letters beyond ASCII takes longer than to draw them.
  struct ExactText: Hashable {
    var string: String

    init(_ string: String) {
      self.string = string
      // Bytes side by side are read without a copy.
      self.string.makeContiguousUTF8()
    }

    static func == (one: ExactText, other: ExactText) -> Bool {
      let (one, other) = (one.string.utf8, other.string.utf8)
      guard one.count == other.count else { return false }
      let isEqual = one.withContiguousStorageIfAvailable { one in
        other.withContiguousStorageIfAvailable { other in
          for index in one.indices where one[index] != other[index] { return false }
          return true
        }
      }
      return isEqual.flatMap { $0 } ?? one.elementsEqual(other)
    }

    func hash(into hasher: inout Hasher) {
      let hashed: Void? = string.utf8.withContiguousStorageIfAvailable {
        hasher.combine(bytes: UnsafeRawBufferPointer($0))
      }
      if hashed == nil { for byte in string.utf8 { hasher.combine(byte) } }
    }
  }
#endif
