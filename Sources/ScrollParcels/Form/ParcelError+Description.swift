extension ParcelError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAParcel: "the bytes do not begin as a parcel does"
    case .unknownForm(let form): "the parcel has format version \(form), unknown to this library"
    case .truncated(let offset): "the bytes end at \(offset), before the value does"
    case .trailingBytes(let offset): "there are bytes after the end, from \(offset)"
    case .damaged: "the bytes are not those that were written"
    case .malformed(let offset): "no value is written like the bytes at \(offset)"
    case .outOfRange(let offset): "the number at \(offset) does not fit its type"
    case .tooDeep: "values are nested deeper than \(ParcelWriter.depthLimit)"
    case .newerVersion(let type, let found, let known):
      "the value is of version \(found) of \(type), which is known to version \(known)"
    case .wrongType(let key, let found, let expected):
      "\(key) is a place of \(expected), and there is a value of \(found)"
    case .unstableName(let name):
      "\(name) is private or local, so its name differs from process to process"
    case .encoding(let path, let reason): "\(path.isEmpty ? "the value" : path): \(reason)"
    case .decoding(let path, let reason): "\(path.isEmpty ? "the value" : path): \(reason)"
    }
  }
}
