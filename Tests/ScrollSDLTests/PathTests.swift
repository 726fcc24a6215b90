#if SDL
  import Foundation
  import ScrollPrimitives
  import Testing

  @testable import ScrollSDL

  @Suite struct PathTests {
    private static let isLong = ProcessInfo.processInfo.environment["LONG"] != nil

    /// A path with subpaths that are open, closed, crossing, doubled and of one point.
    private static func path(_ random: inout SplitMix, side: Double) -> BezierPath {
      var path = BezierPath()
      func number(_ random: inout SplitMix) -> Double {
        let value = Double(random.next() % 1000) / 1000 * side
        return random.next() % 4 == 0 ? value.rounded() : value
      }
      func point(_ random: inout SplitMix) -> LayoutPoint {
        LayoutPoint(x: number(&random), y: number(&random))
      }
      for _ in 0..<Int(random.next() % 6 + 2) {
        switch random.next() % 8 {
        case 0: path.move(to: point(&random))
        case 1: path.close()
        case 2: path.addQuadCurve(to: point(&random), control: point(&random))
        case 3:
          path.addCurve(
            to: point(&random), control1: point(&random), control2: point(&random))
        default: path.addLine(to: point(&random))
        }
      }
      return path
    }

    private static func mask(_ shape: PathShape, side: Int32) -> [Double] {
      let window = PixelRect(left: 0, top: 0, right: side, bottom: side)
      return shape.coverage(in: window, shape.outline).alpha.map { Double($0) / 255 }
    }

    /// The largest difference of two masks, and the sum of all.
    private static func difference(_ a: [Double], _ b: [Double]) -> (most: Double, sum: Double) {
      zip(a, b).reduce(into: (0, 0)) { result, pair in
        result.most = max(result.most, abs(pair.0 - pair.1))
        result.sum += abs(pair.0 - pair.1)
      }
    }

    // A sample of 16 misses an edge by up to 1/32 of a pixel, several edges of one pixel by more: the twin's error.
    @Test("a filled path covers what its samples cover, within 0.08 of a pixel", arguments: 1...12)
    func filled(seed: UInt64) {
      for round in 0..<(Self.isLong ? 40 : 1) {
        var random = SplitMix(state: seed &* 1000 &+ UInt64(round))
        let scale = [1.0, 1.5, 2][round % 3]
        var shape = PathShape(Self.path(&random, side: 20 / scale), width: 0, scale: scale)
        (shape.quarterX, shape.quarterY) = (Int32(random.next() % 4), Int32(random.next() % 4))
        let twin = PathTwin(shape.path) {
          LayoutPoint(
            x: $0.x * scale + Double(shape.quarterX) / 4,
            y: $0.y * scale + Double(shape.quarterY) / 4)
        }
        let wanted = shape.path.isDrawable ? twin.filled(width: 22, height: 22) : []
        let found = Self.difference(Self.mask(shape, side: 22), wanted)
        #expect(found.most < 0.08, "seed \(seed), round \(round)")
        #expect(found.sum < 22 * 22 * 0.004, "seed \(seed), round \(round): \(found.sum)")
      }
    }

    @Test(
      "a stroke covers what lies within half its width, within 0.1 of a pixel", arguments: 1...12)
    func stroked(seed: UInt64) {
      for round in 0..<(Self.isLong ? 20 : 1) {
        var random = SplitMix(state: seed &* 2000 &+ UInt64(round))
        let width = 1 + Double(random.next() % 50) / 10
        let path = Self.path(&random, side: 10)
        let shape = PathShape(path, width: width, scale: 1)
        let twin = PathTwin(path) { $0 }
        let wanted =
          path.isDrawable ? twin.stroked(width, width: 10, height: 10) : []
        let found = Self.difference(Self.mask(shape, side: 10), wanted)
        #expect(found.most < 0.1, "seed \(seed), round \(round)")
      }
    }

    @Test("a window of a path has the pixels of the whole", arguments: 1...12)
    func windows(seed: UInt64) {
      var random = SplitMix(state: seed)
      let shape = PathShape(
        Self.path(&random, side: 40), width: seed % 2 == 0 ? 3 : 0, scale: 1)
      let outline = shape.outline
      let whole = shape.coverage(
        in: PixelRect(left: -4, top: -4, right: 44, bottom: 44), outline)
      for _ in 0..<8 {
        let (x, y) = (Int32(random.next() % 30) - 2, Int32(random.next() % 30) - 2)
        let part = shape.coverage(
          in: PixelRect(left: x, top: y, right: x + 9, bottom: y + 7), outline)
        for row in 0..<7 {
          for column in 0..<9 {
            let there = whole.alpha[(Int(y) + 4 + row) * 48 + Int(x) + 4 + column]
            let here = part.alpha[row * 9 + column]
            #expect(abs(Int(there) - Int(here)) <= 1, "seed \(seed), \(x), \(y)")
          }
        }
      }
    }

    @Test("shapes that can be computed have their exact areas")
    func areas() {
      func area(_ path: BezierPath, width: Double = 0) -> Double {
        Self.mask(PathShape(path, width: width, scale: 1), side: 64).reduce(0, +)
      }
      let triangle = BezierPath(polygon: [
        LayoutPoint(x: 3.3, y: 4.7), LayoutPoint(x: 50.1, y: 9.2), LayoutPoint(x: 20.5, y: 60.4),
      ])
      #expect(abs(area(triangle) - 1264.68) < 0.1)
      // Both ways around a square twice: once positive, once negative.
      var twice = BezierPath()
      for ring in [
        [(10.0, 10.0), (30, 10), (30, 30), (10, 30)], [(20, 20), (20, 40), (40, 40), (40, 20)],
      ] {
        twice.move(to: LayoutPoint(x: ring[0].0, y: ring[0].1))
        for corner in ring.dropFirst() { twice.addLine(to: LayoutPoint(x: corner.0, y: corner.1)) }
        twice.close()
      }
      #expect(abs(area(twice) - 600) < 0.01)
      var line = BezierPath()
      line.move(to: LayoutPoint(x: 20, y: 20))
      line.addLine(to: LayoutPoint(x: 40, y: 35))
      #expect(abs(area(line, width: 8) - (25 * 8 + 50.265)) < 0.6)
    }

    @Test(
      "a list draws paths with clip, opacity and transforms, the same twice, large ones in tiles")
    func drawn() throws {
      let surface = try SurfaceRenderer(
        size: LayoutSize(width: 700, height: 600), scale: 1, fonts: FontBook())
      var diamond = BezierPath()
      for (x, y) in [(350.0, 2.0), (698, 300), (350, 598), (2, 300)] {
        diamond.addLine(to: LayoutPoint(x: x, y: y))
      }
      diamond.close()
      var list = DisplayList()
      list.addGroup(size: LayoutSize(width: 700, height: 600)) { canvas in
        canvas.pushClip(LayoutRect(x: 0, y: 0, width: 700, height: 300))
        canvas.fill(diamond, .azure)
        canvas.pop()
        canvas.pushTransform(.scale(x: 0.1, y: 0.1, around: LayoutPoint(x: 350, y: 450)))
        canvas.stroke(diamond, width: 40, .crimson)
        canvas.pop()
      }
      surface.draw(list)
      let first = surface.rgba
      surface.draw(list)
      #expect(surface.rgba == first)
      func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        Array(first[(y * 700 + x) * 4..<(y * 700 + x) * 4 + 3])
      }
      let blue = [Color.azure.red, Color.azure.green, Color.azure.blue]
      // Where SDL blends a texture, full strength may be a step short.
      for (x, y) in [(350, 299), (20, 299), (690, 295)] {
        #expect(zip(pixel(x, y), blue).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(pixel(x, y))")
      }
      #expect(pixel(350, 310) == [255, 255, 255] && pixel(20, 20) == [255, 255, 255])
      #expect(pixel(350, 435) == [255, 255, 255])
      #expect(pixel(351, 406) == [Color.crimson.red, Color.crimson.green, Color.crimson.blue])
    }

    @Test("a path that is drawn again is not baked again, nor where its cell is scrolled to")
    func cached() throws {
      let surface = try SurfaceRenderer(
        size: LayoutSize(width: 300, height: 200), scale: 1, fonts: FontBook())
      var random = SplitMix(state: 5)
      let small = Self.path(&random, side: 90)
      let large = BezierPath(polygon: [
        LayoutPoint(x: 3, y: 4), LayoutPoint(x: 290, y: 40), LayoutPoint(x: 30, y: 280),
      ])
      func list(_ y: Double) -> DisplayList {
        var list = DisplayList()
        list.addGroup(at: LayoutPoint(x: 0, y: y), size: LayoutSize(width: 300, height: 300)) {
          $0.fill(small, .azure)
          $0.fill(large, .crimson)
          $0.stroke(small, width: 2, .ink)
        }
        return list
      }
      surface.draw(list(0))
      let (slots, tiles) = (surface.drawing.atlas.slots.count, surface.drawing.paths.count)
      #expect(tiles == 1)
      for y in [0, -7.3, 12.25] { surface.draw(list(y)) }
      #expect(surface.drawing.atlas.slots.count == slots)
      #expect(surface.drawing.paths.count == tiles)
    }

    @Test("hostile paths neither trap nor hang, and tiles stay few")
    func hostile() throws {
      let surface = try SurfaceRenderer(
        size: LayoutSize(width: 60, height: 60), scale: 1, fonts: FontBook())
      var random = SplitMix(state: 11)
      func n() -> Double {
        RobustnessTests.numbers[Int(random.next() % UInt64(RobustnessTests.numbers.count))]
      }
      func point() -> LayoutPoint { LayoutPoint(x: n(), y: n()) }
      for round in 0..<150 {
        var list = DisplayList()
        var path = BezierPath()
        for _ in 0..<Int(random.next() % 8) {
          switch random.next() % 5 {
          case 0: path.move(to: point())
          case 1: path.addLine(to: point())
          case 2: path.addQuadCurve(to: point(), control: point())
          case 3: path.addCurve(to: point(), control1: point(), control2: point())
          default: path.close()
          }
        }
        list.addGroup(size: LayoutSize(width: 60, height: 60)) { canvas in
          if round % 3 == 0 { canvas.pushTransform(Transform(a: n(), b: n(), c: n(), d: n())) }
          canvas.fill(path, .azure)
          canvas.stroke(path, width: n(), .crimson)
        }
        surface.draw(list)
      }
      var many = BezierPath()
      for _ in 0..<2_000_000 { many.addLine(to: LayoutPoint(x: 1, y: 2)) }
      #expect(many.elements.count == BezierPath.elementLimit && !many.isDrawable)
      #expect(surface.drawing.paths.count <= 4096)
    }

    @Test("a zigzag of the most lines is drawn in time and within memory")
    func longest() throws {
      var path = BezierPath()
      for index in 0..<BezierPath.elementLimit {
        path.addLine(
          to: LayoutPoint(x: Double(index % 64), y: index % 2 == 0 ? 0 : 60 + Double(index % 7)))
      }
      #expect(path.isDrawable)
      let shape = PathShape(path, width: 0, scale: 1)
      #expect(Self.mask(shape, side: 64).reduce(0, +) > 1000)
    }
  }
#endif
