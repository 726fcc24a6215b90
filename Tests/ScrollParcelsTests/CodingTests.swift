import ScrollParcels
import Testing

@Suite("Types that are only Codable")
struct CodingTests {
  /// Through bytes and back.
  static func again<Value: Codable>(_ value: Value) throws -> Value {
    let bytes = try Parcel(value).bytes()
    return try #require(try Parcel(bytes: bytes).value(Value.self))
  }

  @Test("a city and a list of cities come back without a line of code")
  func cities() throws {
    let city = CodedCity(name: "Zürich", longitude: 8.55, latitude: 47.37)
    #expect(try Self.again(city) == city)
    #expect(try Self.again([city, city]) == [city, city])
  }

  @Test("enums with payloads, optionals, sets, dictionaries and nested values come back")
  func nested() throws {
    let inner = Place(
      name: "inner", kind: .hill, access: [.none], height: -1.5, tags: [], distances: [:],
      inside: [])
    let place = Place(
      name: "outer", kind: .town,
      access: [.road(3, lanes: nil), .road(-7, lanes: 2), .ferry(name: "F"), .none], height: nil,
      tags: ["a", "b", "c"], distances: ["x": 1, "y": -70_000, "z": .max], inside: [inner, inner])
    #expect(try Self.again(place) == place)
    #expect(try Self.again([place: [inner]]) == [place: [inner]])
    #expect(try Self.again([1: "one", -2: "two"]) == [1: "one", -2: "two"])
    #expect(try Self.again([Place.Access.none: 1]) == [Place.Access.none: 1])
    #expect(try Self.again(Set([inner, place])) == [inner, place])
    #expect(try Self.again([[1, nil], nil, []] as [[Int?]?]) == [[1, nil], nil, []])
    #expect(try Self.again(Int128.min) == .min)
    #expect(try Self.again([UInt128.max, 5]) == [.max, 5])
    #expect(try Self.again(1...5) == 1...5)
  }

  @Test("a class hierarchy comes back, with the superclass apart or in the same place")
  func classes() throws {
    let truck = try Self.again(Truck(wheels: 6, load: 7.5))
    #expect((truck.wheels, truck.load) == (6, 7.5))
    let bus = try Self.again([Bus(wheels: 4, seats: 50)])
    #expect((bus[0].wheels, bus[0].seats) == (4, 50))
  }

  @Test("containers that are filled in turns come back")
  func turns() throws {
    let points = Points(xs: [1, 2, 3], ys: [-4, -5, -6], last: "end")
    #expect(try Self.again([points, points]) == [points, points])
  }

  @Test("fields are found by name in any order, and new ones need not be there")
  func otherFields() throws {
    let old = OldShape(a: 1, b: "b", c: [1.5])
    let bytes = try Envelope(old).bytes(type: String(reflecting: NewShape.self))
    let new = try Parcel(bytes: bytes).value(for: Envelope.Key<NewShape>.self)
    #expect(new == NewShape(c: [1.5], added: nil, a: 1))
    #expect(throws: ParcelError.decoding(path: "d", reason: "there is no such field")) {
      let bytes = try Envelope(old).bytes(type: String(reflecting: OtherShape.self))
      return try Parcel(bytes: bytes).value(for: Envelope.Key<OtherShape>.self)
    }
    #expect(throws: ParcelError.decoding(path: "c.0", reason: "not of type String")) {
      let bytes = try Envelope(old).bytes(type: String(reflecting: WrongShape.self))
      return try Parcel(bytes: bytes).value(for: Envelope.Key<WrongShape>.self)
    }
  }

  @Test("a value that cannot be encoded and is left out leaves nothing behind")
  func leftOut() throws {
    #expect(try Self.again([Lenient(), Lenient()]) == [Lenient(), Lenient()])
  }

  @Test("what a type cannot encode or decode is an error that names the place")
  func errors() throws {
    struct Never: Codable {
      init() {}
      init(from decoder: any Decoder) throws { fatalError() }
      func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(
          1, .init(codingPath: encoder.codingPath, debugDescription: "never"))
      }
    }
    struct Holder: Codable { var list = [Never(), Never()] }
    #expect(throws: ParcelError.encoding(path: "list.0", reason: "never")) {
      try Parcel(Holder())
    }
  }
}

struct OldShape: Codable {
  var a: Int
  var b: String
  var c: [Double]
}

/// Fields in another order, one less, and one more that may be missing.
struct NewShape: Codable, Equatable {
  var c: [Double]
  var added: Int?
  var a: Int
}

struct OtherShape: Codable { var d: Int }

struct WrongShape: Codable { var c: [String] }

/// Two lists that are filled in turns, behind a field that comes after them.
struct Points: Codable, Equatable {
  var xs: [Int]
  var ys: [Int]
  var last: String

  enum CodingKeys: CodingKey { case xs, ys, last }

  init(xs: [Int], ys: [Int], last: String) {
    (self.xs, self.ys, self.last) = (xs, ys, last)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var first = try container.nestedUnkeyedContainer(forKey: .xs)
    var second = try container.nestedUnkeyedContainer(forKey: .ys)
    last = try container.decode(String.self, forKey: .last)
    (xs, ys) = ([], [])
    while !first.isAtEnd {
      xs.append(try first.decode(Int.self))
      ys.append(try second.decode(Int.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var first = container.nestedUnkeyedContainer(forKey: .xs)
    var second = container.nestedUnkeyedContainer(forKey: .ys)
    try container.encode(last, forKey: .last)
    for index in xs.indices {
      try first.encode(xs[index])
      try second.encode(ys[index])
    }
  }
}

/// Tries to encode what cannot be, and goes on.
struct Lenient: Codable, Equatable {
  struct Broken: Encodable {
    struct Failure: Error {}

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(1)
      _ = container.nestedUnkeyedContainer()
      throw Failure()
    }
  }

  var last = 7

  enum CodingKeys: CodingKey { case broken, last }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    #expect(container.allKeys == [.last])
    last = try container.decode(Int.self, forKey: .last)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try? container.encode(Broken(), forKey: .broken)
    try container.encode(last, forKey: .last)
  }
}
