#if DBus
  /// A value of a message.
  indirect enum DBusValue: Hashable, Sendable {
    case byte(UInt8)
    case bool(Bool)
    case int16(Int16)
    case uint16(UInt16)
    case int32(Int32)
    case uint32(UInt32)
    case int64(Int64)
    case uint64(UInt64)
    case double(Double)
    case string(String)
    case objectPath(String)
    case signature(String)
    /// Values that are all of the type of a signature.
    case array(of: String, [DBusValue])
    case structure([DBusValue])
    case entry(key: DBusValue, DBusValue)
    case variant(DBusValue)

    /// The type as messages write it.
    var signature: String {
      switch self {
      case .byte: "y"
      case .bool: "b"
      case .int16: "n"
      case .uint16: "q"
      case .int32: "i"
      case .uint32: "u"
      case .int64: "x"
      case .uint64: "t"
      case .double: "d"
      case .string: "s"
      case .objectPath: "o"
      case .signature: "g"
      case .array(let element, _): "a" + element
      case .structure(let values): "(" + values.map(\.signature).joined() + ")"
      case .entry(let key, let value): "{" + key.signature + value.signature + "}"
      case .variant: "v"
      }
    }

    /// The text of a string.
    var string: String? {
      if case .string(let text) = self { text } else { nil }
    }

    /// An array of strings.
    static func strings(_ texts: [String]) -> DBusValue {
      .array(of: "s", texts.map { .string($0) })
    }

    /// The strings of an array of strings.
    var strings: [String]? {
      guard case .array("s", let values) = self else { return nil }
      return values.compactMap(\.string)
    }
  }
#endif
