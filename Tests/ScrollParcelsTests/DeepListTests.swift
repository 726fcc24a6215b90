import ScrollParcels
import Testing

/// Lists that go on in themselves, as far as they may.
@Suite struct DeepListTests {
  final class Node: Parcelable {
    var next: Node?

    init(_ next: Node?) { self.next = next }

    func write(to writer: inout ParcelWriter) throws(ParcelError) { try writer.write(next) }

    init(from reader: inout ParcelReader) throws(ParcelError) { next = try reader.read() }
  }

  /// A set within a set and so on, each with something that is encoded by name.
  struct Nest: Parcelable, Hashable {
    struct Tag: Codable, Hashable { var name = "tag" }

    var tag = Tag()
    var inner: Set<Nest>

    init(_ inner: Set<Nest>) { self.inner = inner }

    func write(to writer: inout ParcelWriter) throws(ParcelError) {
      try writer.encode(tag)
      try writer.write(inner)
    }

    init(from reader: inout ParcelReader) throws(ParcelError) {
      tag = try reader.decode()
      inner = try reader.read()
    }
  }

  @Test("what can be written can be read, at any depth")
  func optionals() throws {
    var written = 0
    for count in 1...130 {
      var node: Node?
      for _ in 0..<count { node = Node(node) }
      let root = try #require(node)
      guard let parcel = try? Parcel(root) else { continue }
      written = count
      var read = try #require(try parcel.value(Node.self))
      var length = 1
      while let next = read.next { (read, length) = (next, length + 1) }
      #expect(length == count)
    }
    #expect(written >= 60 && written < 130)
  }

  @Test("sets in sets with names are written in time, or refused", .timeLimit(.minutes(1)))
  func nests() throws {
    for count in [1, 5, 8, 40, 60] {
      var nest = Nest([])
      for _ in 0..<count { nest = Nest([nest]) }
      do throws(ParcelError) {
        #expect(try Parcel(nest).value(Nest.self) == nest)
        #expect(count <= 10)
      } catch {
        #expect(error == .tooDeep && count > 10)
      }
    }
  }
}
