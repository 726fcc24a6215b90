import ScrollParcels
import ScrollTools

/// Something of everything, by hand.
struct Sample: Hashable, Parcelable {
  enum Color: Int, Parcelable {
    case red = -1
    case blue = 1000
  }

  /// Flattened by hand: which case, then what it carries.
  indirect enum Shape: Hashable, Parcelable {
    case dot
    case circle(Double)
    case group([Shape])

    func write(to writer: inout ParcelWriter) throws(ParcelError) {
      switch self {
      case .dot: writer.writeByte(0)
      case .circle(let radius):
        writer.writeByte(1)
        try writer.write(radius)
      case .group(let shapes):
        writer.writeByte(2)
        try writer.write(shapes)
      }
    }

    init(from reader: inout ParcelReader) throws(ParcelError) {
      let start = reader.offset
      switch try reader.readByte() {
      case 0: self = .dot
      case 1: self = .circle(try reader.read())
      case 2: self = .group(try reader.read())
      default: throw .malformed(at: start)
      }
    }
  }

  /// Takes no bytes at all.
  struct Nothing: Hashable, Parcelable {
    static var parcelVersion: UInt32 { 0 }

    init() {}

    func write(to writer: inout ParcelWriter) throws(ParcelError) {}

    init(from reader: inout ParcelReader) throws(ParcelError) {}
  }

  var small: [Int8]
  var bytes: [UInt8]
  var shorts: [Int16]
  var unsigned: [UInt16]
  var numbers: [Int]
  var longs: [UInt64]
  var wide: Int128
  var unsignedWide: UInt128
  var doubles: [Double]
  var float: Float
  var flags: [Bool?]
  var texts: Set<String>
  var cities: [String: City]
  var byCity: [City: [Int]]
  var color: Color?
  var shape: Shape
  var nothings: [Nothing]
  /// By its own coding, in the midst of the others.
  var place: Place

  init(_ random: inout SeededGenerator) {
    small = random.list { Int8(truncatingIfNeeded: $0.next()) }
    bytes = random.list { UInt8(truncatingIfNeeded: $0.next()) }
    shorts = random.list { Int16(truncatingIfNeeded: $0.bits()) }
    unsigned = random.list { UInt16(truncatingIfNeeded: $0.bits()) }
    numbers = random.list { Int(bitPattern: UInt($0.bits())) } + [.min, .max]
    longs = random.list { $0.bits() } + [.max]
    wide = Int128(truncatingIfNeeded: random.bits()) * Int128(Int64.min)
    unsignedWide = UInt128(random.next()) << 64 | 1
    doubles = random.list { $0.double() }
    float = Float(random.double())
    flags = random.list { [true, false, nil][Int.random(in: 0..<3, using: &$0)] }
    texts = Set(random.list { $0.text() })
    cities = Dictionary(random.list { ($0.text(), Self.city(&$0)) }) { $1 }
    byCity = Dictionary(random.list { (Self.city(&$0), [Int(truncatingIfNeeded: $0.bits())]) }) {
      $1
    }
    color = [.red, .blue, nil][Int.random(in: 0..<3, using: &random)]
    shape = Self.shape(&random, depth: 0)
    nothings = random.list { _ in Nothing() }
    place = Self.place(&random, depth: 0)
  }

  private static func city(_ random: inout SeededGenerator) -> City {
    City(random.text(), random.double(), random.double())
  }

  private static func shape(_ random: inout SeededGenerator, depth: Int) -> Shape {
    switch Int.random(in: 0..<(depth < 3 ? 3 : 2), using: &random) {
    case 0: .dot
    case 1: .circle(random.double())
    default: .group(random.list { shape(&$0, depth: depth + 1) })
    }
  }

  static func place(_ random: inout SeededGenerator, depth: Int) -> Place {
    Place(
      name: random.text(), kind: Bool.random(using: &random) ? .town : .hill,
      access: random.list {
        switch Int.random(in: 0..<4, using: &$0) {
        case 0: .none
        case 1: .ferry(name: $0.text())
        case 2: .road(Int(truncatingIfNeeded: $0.bits()), lanes: nil)
        default: .road(-1, lanes: 2)
        }
      },
      height: Bool.random(using: &random) ? random.double() : nil,
      tags: Set(random.list { $0.text() }),
      distances: Dictionary(random.list { ($0.text(), Int(truncatingIfNeeded: $0.bits())) }) { $1 },
      inside: depth < 2 ? random.list { place(&$0, depth: depth + 1) } : [])
  }

  func write(to writer: inout ParcelWriter) throws(ParcelError) {
    try writer.write(small)
    try writer.write(bytes)
    try writer.write(shorts)
    try writer.write(unsigned)
    try writer.write(numbers)
    try writer.write(longs)
    try writer.write(wide)
    try writer.write(unsignedWide)
    try writer.write(doubles)
    try writer.write(float)
    try writer.write(flags)
    try writer.write(texts)
    try writer.write(cities)
    try writer.write(byCity)
    try writer.write(color)
    try writer.write(shape)
    try writer.write(nothings)
    try writer.write(place)
  }

  init(from reader: inout ParcelReader) throws(ParcelError) {
    small = try reader.read()
    bytes = try reader.read()
    shorts = try reader.read()
    unsigned = try reader.read()
    numbers = try reader.read()
    longs = try reader.read()
    wide = try reader.read()
    unsignedWide = try reader.read()
    doubles = try reader.read()
    float = try reader.read()
    flags = try reader.read()
    texts = try reader.read()
    cities = try reader.read()
    byCity = try reader.read()
    color = try reader.read()
    shape = try reader.read()
    nothings = try reader.read()
    place = try reader.read()
  }
}
