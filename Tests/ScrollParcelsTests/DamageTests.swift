import Testing

@testable import ScrollParcels

@Suite("Parcels that are not as they were written")
struct DamageTests {
  static func bytes() throws -> [UInt8] {
    var parcel = Parcel()
    try parcel.set(ParcelTests.cities, for: CitiesKey.self)
    try parcel.set(300, for: CountKey.self)
    return try parcel.bytes()
  }

  @Test("every shorter piece is truncated, never anything else")
  func truncated() throws {
    let bytes = try Self.bytes()
    for length in bytes.indices {
      do {
        _ = try Parcel(bytes: Array(bytes.prefix(length)))
        Issue.record("\(length) bytes were a parcel")
      } catch .truncated {
      } catch {
        Issue.record("\(length) bytes are \(error)")
      }
    }
  }

  @Test(
    "bytes after the end, another beginning, another form and a changed bit are errors of their own"
  )
  func frame() throws {
    let bytes = try Self.bytes()
    #expect(throws: ParcelError.trailingBytes(at: bytes.count)) { try Parcel(bytes: bytes + [0]) }
    #expect(throws: ParcelError.notAParcel) { try Parcel(bytes: [0x7B] + bytes.dropFirst()) }
    var later = bytes
    later[4] = 2
    #expect(throws: ParcelError.unknownForm(2)) { try Parcel(bytes: later) }
    // Behind the magic, the form and a length of two bytes.
    let body = 7..<bytes.count
    for bit in body.lowerBound * 8..<body.upperBound * 8 {
      var changed = bytes
      changed[bit / 8] ^= 1 << (bit % 8)
      #expect(throws: ParcelError.damaged, "bit \(bit)") { try Parcel(bytes: changed) }
    }
  }

  @Test("a value of another type or written by other means is the wrong type")
  func types() throws {
    var parcel = Parcel()
    try parcel.set(3, for: CountKey.self)
    #expect(
      throws: ParcelError.wrongType(
        key: CountKey.name, found: "Swift.Int, own", expected: "Swift.String, own")
    ) { try parcel.value(for: CountAsTextKey.self) }
  }

  @Test("a place of a private key serves in the process, and is an error in bytes")
  func unstable() throws {
    enum Local: ParcelKey { typealias Value = Int }
    var parcel = Parcel()
    try parcel.set(3, for: Local.self)
    #expect(try parcel.value(for: Local.self) == 3)
    #expect(throws: ParcelError.unstableName(Local.name)) { try parcel.bytes() }
    #expect(isStable("Module.Outer.Inner<(Swift.Int, Swift.String)>"))
  }

  @Test("what nobody here knows is kept and passed on")
  func unknown() throws {
    var parcel = try Parcel(
      bytes: Envelope(value: [0, 1, 2], form: 0).bytes(type: "Elsewhere.Thing"))
    try parcel.set(3, for: CountKey.self)
    let again = try Parcel(bytes: try parcel.bytes())
    #expect(again == parcel)
    #expect(again.entries["k"]?.bytes == [0, 1, 2])
  }

  @Test("places twice or out of order are malformed")
  func entries() throws {
    let entry: [UInt8] = [1, 0x6B, 0, 1, 0x74, 0]
    #expect(try Parcel(bytes: Envelope.bytes(body: [1] + entry)).count == 1)
    #expect(throws: ParcelError.malformed(at: 13)) {
      try Parcel(bytes: Envelope.bytes(body: [2] + entry + entry))
    }
  }

  @Test("deep values are errors when written and when read")
  func depth() throws {
    var shape = Sample.Shape.dot
    // Each group is a list as well: two levels.
    for _ in 0..<63 { shape = .group([shape]) }
    #expect(try RoundTripTests.again(shape) == shape)
    for _ in 0..<500 { shape = .group([shape]) }
    #expect(throws: ParcelError.tooDeep) { try Parcel(shape) }
    // A group of one group of one group …
    let deep: [UInt8] =
      [0, 1] + (0..<500).flatMap { _ -> [UInt8] in [2, 1, 1] } + [0]
    #expect(throws: ParcelError.tooDeep) { try Self.read(Sample.Shape.self, deep) }

    var chain = Chain(next: [])
    for _ in 0..<500 { chain = Chain(next: [chain]) }
    #expect(throws: ParcelError.tooDeep) { try Parcel(chain) }
    let coded = [1, 4] + "next".utf8 + (0..<500).flatMap { _ -> [UInt8] in [9, 1, 10] }
    #expect(throws: ParcelError.tooDeep) { try Self.read(Chain.self, coded, form: 1) }
  }

  @Test("sets in sets take time that grows with their depth, not twice at each")
  func sets() throws {
    var tree = Tree(inner: [])
    for _ in 0..<62 { tree = Tree(inner: [tree]) }
    #expect(try RoundTripTests.again(tree) == tree)
    #expect(throws: ParcelError.tooDeep) {
      for _ in 0..<500 { tree = Tree(inner: [tree]) }
      return try Parcel(tree)
    }
    var coded = CodedTree(inner: [])
    for _ in 0..<62 { coded = CodedTree(inner: [coded]) }
    #expect(try CodingTests.again(coded) == coded)
  }

  /// Reads a document as if a parcel had brought it.
  static func read<Value: Parcelable>(_ type: Value.Type, _ document: [UInt8]) throws -> Value? {
    let bytes = Envelope(value: document, form: 0).bytes(type: String(reflecting: Value.self))
    return try Parcel(bytes: bytes).value(for: Envelope.Key<Value>.self)
  }

  static func read<Value: Decodable>(
    _ type: Value.Type, _ document: [UInt8], form: UInt8
  ) throws -> Value? {
    let bytes = Envelope(value: document, form: form).bytes(type: String(reflecting: Value.self))
    return try Parcel(bytes: bytes).value(for: Envelope.Key<Value>.self)
  }

  @Test(
    "numbers that are too long or too great, and text that is none, are errors with their place")
  func scalars() throws {
    #expect(throws: ParcelError.malformed(at: 1)) { try Self.read(Int.self, [0, 0x80, 0]) }
    #expect(throws: ParcelError.malformed(at: 1)) {
      try Self.read(UInt64.self, [0] + [UInt8](repeating: 0xFF, count: 9) + [2])
    }
    #expect(throws: ParcelError.outOfRange(at: 1)) {
      try Self.read(UInt16.self, [0, 0x80, 0x80, 4])
    }
    #expect(throws: ParcelError.malformed(at: 1)) { try Self.read(Bool.self, [0, 2]) }
    for text in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xEF, 0xBF, 0xBD, 0xC0]] as [[UInt8]] {
      #expect(throws: ParcelError.malformed(at: 1)) {
        try Self.read(String.self, [0, UInt8(text.count)] + text)
      }
    }
    #expect(try Self.read(String.self, [0, 3, 0xEF, 0xBF, 0xBD]) == "\u{FFFD}")
    #expect(throws: ParcelError.trailingBytes(at: 2)) { try Self.read(UInt8.self, [0, 1, 1]) }
    #expect(throws: ParcelError.malformed(at: 4)) {
      try Self.read([UInt8: UInt8].self, [0, 2, 1, 1, 1, 1])
    }
  }

  @Test("memory is asked for by the bytes that are left, not by what a list says of itself")
  func capacity() throws {
    struct Large { var words: (Int, Int, Int, Int) }
    [UInt8](repeating: 0, count: 1000).withUnsafeBytes { bytes in
      let reader = ParcelReader(bytes)
      #expect(reader.capacity(for: 1000, of: UInt8.self) == 1000)
      #expect(reader.capacity(for: 1000, of: Large.self) * MemoryLayout<Large>.stride == 4000)
      #expect(reader.capacity(for: 3, of: Large.self) == 3)
    }
  }

  @Test("lengths beyond the end are truncated before anything is made of them")
  func lengths() throws {
    let huge: [UInt8] = [0] + [UInt8](repeating: 0xFF, count: 9) + [1]
    #expect(throws: ParcelError.truncated(at: 11)) { try Self.read([City].self, huge) }
    #expect(throws: ParcelError.truncated(at: 11)) { try Self.read([Double].self, huge) }
    #expect(throws: ParcelError.truncated(at: 11)) { try Self.read([Sample.Nothing].self, huge) }
    #expect(throws: ParcelError.truncated(at: 11)) { try Self.read(String.self, huge) }
    #expect(throws: ParcelError.truncated(at: 11)) { try Self.read([Int: Int].self, huge) }
    #expect(throws: ParcelError.truncated(at: 10)) {
      try Self.read(Int.self, Array(huge.dropFirst()))
    }
  }
}

struct Chain: Codable { var next: [Chain] }

struct CodedTree: Codable, Hashable { var inner: Set<CodedTree> }

struct Tree: Parcelable, Hashable {
  var inner: Set<Tree>

  init(inner: Set<Tree>) { self.inner = inner }

  func write(to writer: inout ParcelWriter) throws(ParcelError) { try writer.write(inner) }

  init(from reader: inout ParcelReader) throws(ParcelError) { inner = try reader.read() }
}
