#if DBus
  /// A value of a message, with its type.
  indirect enum WireValue: Hashable, Sendable {
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
    case array(of: WireType, [WireValue])
    case structure([WireValue])
    case entry(key: WireValue, WireValue)
    case variant(WireValue)

    var type: WireType {
      switch self {
      case .byte: .byte
      case .bool: .bool
      case .int16: .int16
      case .uint16: .uint16
      case .int32: .int32
      case .uint32: .uint32
      case .int64: .int64
      case .uint64: .uint64
      case .double: .double
      case .string: .string
      case .objectPath: .objectPath
      case .signature: .signature
      case .array(let type, _): .array(type)
      case .structure(let values): .structure(values.map(\.type))
      case .entry(let key, let value): .entry(key: key.type, value.type)
      case .variant: .variant
      }
    }

    /// An array of strings.
    static func strings(_ texts: [String]) -> WireValue {
      .array(of: .string, texts.map { .string($0) })
    }

    /// The strings of an array of strings.
    var strings: [String]? {
      guard case .array(.string, let values) = self else { return nil }
      return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
  }
#endif
