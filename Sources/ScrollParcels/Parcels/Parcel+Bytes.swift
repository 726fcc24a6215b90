extension Parcel {
  /// The first bytes of every parcel.
  static let magic: [UInt8] = [0x50, 0x52, 0x43, 0x4C]
  /// The form of parcels that this library writes, and the latest that it reads.
  static let form: UInt32 = 1
  /// What the check takes at the end.
  static let checkLength = 8

  /// The parcel as bytes: the same for equal parcels, on every machine.
  ///
  /// - Throws: ``ParcelError/unstableName(_:)`` for a key or a value whose type is private or local.
  public func bytes() throws(ParcelError) -> [UInt8] {
    var body = ParcelWriter()
    try writeEntries(to: &body)
    var writer = ParcelWriter()
    for byte in Self.magic { writer.writeByte(byte) }
    writer.writeVarint(UInt64(Self.form))
    writer.writeVarint(UInt64(body.count))
    writer.reserve(body.count + Self.checkLength)
    writer.writeRaw(UnsafeRawBufferPointer(start: body.base, count: body.count))
    writer.writeFixed(Self.check(UnsafeRawBufferPointer(start: body.base, count: body.count)))
    return [UInt8](UnsafeRawBufferPointer(start: writer.base, count: writer.count))
  }

  /// Reads a parcel from bytes.
  ///
  /// Finds the values and checks them for damage. They are read on access.
  ///
  /// - Throws: ``ParcelError/notAParcel``, ``ParcelError/unknownForm(_:)``,
  ///   ``ParcelError/truncated(at:)``, ``ParcelError/trailingBytes(at:)``, ``ParcelError/damaged`` or
  ///   ``ParcelError/malformed(at:)``.
  public init(bytes: [UInt8]) throws(ParcelError) {
    let result: Result<Range<Int>, ParcelError> = bytes.withUnsafeBytes { raw in
      do throws(ParcelError) {
        return .success(try Self.body(of: raw))
      } catch {
        return .failure(error)
      }
    }
    try self.init(entriesOf: bytes, in: try result.get())
  }

  /// Where the entries are, once everything around them has been checked.
  private static func body(of bytes: UnsafeRawBufferPointer) throws(ParcelError) -> Range<Int> {
    let known = min(bytes.count, magic.count)
    guard bytes.prefix(known).elementsEqual(magic.prefix(known)) else { throw .notAParcel }
    guard bytes.count >= magic.count else { throw .truncated(at: bytes.count) }
    var reader = ParcelReader(bytes)
    reader.position = magic.count
    let form = try reader.readVarint()
    guard form == UInt64(Self.form) else {
      throw .unknownForm(UInt32(clamping: form))
    }
    let length = try reader.readVarint()
    guard reader.remaining >= checkLength, length <= UInt64(reader.remaining - checkLength) else {
      throw .truncated(at: bytes.count)
    }
    let start = reader.position
    let body = try reader.readRaw(length: length)
    guard try reader.readFixed(UInt64.self) == check(body) else { throw .damaged }
    guard reader.remaining == 0 else { throw .trailingBytes(at: reader.position) }
    return start..<(start + body.count)
  }
}

extension Parcel {
  /// Writes the count, then each entry in the order of the keys' UTF-8: name, form, type, length, value.
  func writeEntries(to writer: inout ParcelWriter) throws(ParcelError) {
    writer.writeVarint(UInt64(entries.count))
    let sorted = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (name, entry) in sorted {
      for name in [name, entry.type] where !isStable(name) { throw .unstableName(name) }
      writer.writeText(name)
      writer.writeByte(entry.form.rawValue)
      writer.writeText(entry.type)
      writer.writeVarint(UInt64(entry.bytes.count))
      entry.bytes.withUnsafeBytes { writer.writeRaw($0) }
    }
  }

  /// Takes entries from a part of some bytes, which all of it has to be.
  private init(entriesOf bytes: [UInt8], in range: Range<Int>) throws(ParcelError) {
    var position = range.lowerBound
    var entries: [String: Entry] = [:]
    let failure: ParcelError? = bytes.withUnsafeBytes { raw in
      var reader = ParcelReader(UnsafeRawBufferPointer(rebasing: raw[..<range.upperBound]))
      reader.position = position
      do throws(ParcelError) {
        entries = try Self.readEntries(&reader, of: bytes)
        position = reader.position
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    guard position == range.upperBound else { throw .trailingBytes(at: position) }
    self.entries = entries
  }

  /// Reads entries; `bytes` are those that the reader reads.
  static func readEntries(
    _ reader: inout ParcelReader, of bytes: [UInt8]
  ) throws(ParcelError) -> [String: Entry] {
    let count = try reader.readCount()
    var entries: [String: Entry] = [:]
    var last: String?
    for _ in 0..<count {
      let start = reader.position
      let name = try reader.readText()
      if let last, !last.utf8.lexicographicallyPrecedes(name.utf8) { throw .malformed(at: start) }
      last = name
      guard let form = Form(rawValue: try reader.readByte()) else {
        throw .malformed(at: reader.position - 1)
      }
      let type = try reader.readText()
      let length = try reader.readRaw(length: try reader.readVarint()).count
      let value = bytes[(reader.position - length)..<reader.position]
      let entry = Entry(form: form, type: type, bytes: value)
      guard entries.updateValue(entry, forKey: name) == nil else { throw .malformed(at: start) }
    }
    return entries
  }
}

extension Parcel: Parcelable {
  /// The form of a parcel is in its bytes.
  public static var parcelVersion: UInt32 { 0 }

  /// Writes the parcel's bytes, as a value of another.
  public func write(to writer: inout ParcelWriter) throws(ParcelError) {
    try writer.write(try bytes())
  }

  public init(from reader: inout ParcelReader) throws(ParcelError) {
    try self.init(bytes: try reader.read())
  }
}
