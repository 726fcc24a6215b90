#if DBus
  /// The type of a value.
  indirect enum WireType: Hashable, Sendable {
    case byte, bool, int16, uint16, int32, uint32, int64, uint64, double
    case string, objectPath, signature, variant
    /// A number that stands for a file; none are sent along here.
    case unixFile
    case array(WireType)
    case structure([WireType])
    case entry(key: WireType, WireType)

    /// How deep arrays and structures may lie in each other, together.
    static let depthLimit = 32

    private static let basic: [(UInt8, WireType)] = [
      (0x79, .byte), (0x62, .bool), (0x6E, .int16), (0x71, .uint16), (0x69, .int32),
      (0x75, .uint32),
      (0x78, .int64), (0x74, .uint64), (0x64, .double), (0x73, .string), (0x6F, .objectPath),
      (0x67, .signature), (0x76, .variant), (0x68, .unixFile),
    ]

    /// The types of a signature; `nil` for an invalid one.
    static func parse(_ signature: String) -> [WireType]? {
      var rest = Array(signature.utf8)[...]
      guard rest.count <= 255 else { return nil }
      var types: [WireType] = []
      while !rest.isEmpty {
        guard let type = parse(&rest, depth: 0, isElement: false) else { return nil }
        types.append(type)
      }
      return types
    }

    private static func parse(
      _ rest: inout ArraySlice<UInt8>, depth: Int, isElement: Bool
    ) -> WireType? {
      guard depth <= depthLimit, let code = rest.popFirst() else { return nil }
      switch code {
      case 0x61:
        return parse(&rest, depth: depth + 1, isElement: true).map { .array($0) }
      case 0x28:
        var members: [WireType] = []
        while let next = rest.first, next != 0x29 {
          guard let type = parse(&rest, depth: depth + 1, isElement: false) else { return nil }
          members.append(type)
        }
        guard rest.popFirst() == 0x29, !members.isEmpty else { return nil }
        return .structure(members)
      case 0x7B:
        guard isElement, let key = parse(&rest, depth: depth + 1, isElement: false), key.isBasic,
          let value = parse(&rest, depth: depth + 1, isElement: false), rest.popFirst() == 0x7D
        else { return nil }
        return .entry(key: key, value)
      default:
        return basic.first { $0.0 == code }?.1
      }
    }

    private var isBasic: Bool {
      switch self {
      case .variant, .array, .structure, .entry: false
      default: true
      }
    }

    var text: String {
      switch self {
      case .array(let type): "a" + type.text
      case .structure(let types): "(" + types.map(\.text).joined() + ")"
      case .entry(let key, let value): "{" + key.text + value.text + "}"
      default:
        Self.basic.first { $0.1 == self }.map { String(UnicodeScalar($0.0)) } ?? ""
      }
    }

    /// Bytes that a value begins at a multiple of.
    var alignment: Int {
      switch self {
      case .byte, .signature, .variant: 1
      case .int16, .uint16: 2
      case .bool, .int32, .uint32, .string, .objectPath, .array, .unixFile: 4
      case .int64, .uint64, .double, .structure, .entry: 8
      }
    }
  }
#endif
