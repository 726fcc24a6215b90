import ScrollPhysics
import ScrollTools
import Testing

@Suite("Eased motion")
struct EaseCurveTests {
  @Test("it starts with the position and velocity given and ends exactly at the target")
  func ends() throws {
    let ease = try EaseCurve(position: 0.1, velocity: 900, target: 700.3, duration: 0.3)
    #expect(ease.position(at: 0) == 0.1)
    #expect(ease.velocity(at: 0) == 900)
    #expect(ease.position(at: 0.3) == 700.3)
    #expect(ease.velocity(at: 0.3) == 0)
    #expect(ease.position(at: 9) == 700.3)
    #expect(abs(ease.position(at: 1e-9) - 0.1) < 1e-6)
    #expect(abs(ease.position(at: 0.3 - 1e-6) - 700.3) < 1e-9)
    let acceleration = (ease.velocity(at: 1e-6) - 900) / 1e-6
    #expect(abs(acceleration) < 1)
  }

  @Test("without a duration it is at the target at once")
  func atOnce() throws {
    let ease = try EaseCurve(position: 5, velocity: 900, target: 7, duration: 0)
    #expect(ease.position(at: 0) == 7)
    #expect(ease.velocity(at: 0) == 0)
  }

  @Test("the velocity is the quotient of small differences", arguments: seeds)
  func slope(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let ease = try EaseCurve(
      position: random.number(-500...500), velocity: random.number(-3000...3000),
      target: random.number(-500...500), duration: random.number(0.1...1))
    for share in [0.1, 0.4, 0.5, 0.8] {
      let (time, h) = (ease.duration * share, 1e-6)
      let difference = ease.position(at: time + h) - ease.position(at: time - h)
      #expect(abs(ease.velocity(at: time) - difference / (2 * h)) < 1e-3, "seed \(seed)")
    }
  }

  @Test("mirrored motions are mirrored to the last bit", arguments: seeds)
  func mirror(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (x, v, target) = (
      random.number(-500...500), random.number(-3000...3000), random.number(-500...500)
    )
    let ease = try EaseCurve(position: x, velocity: v, target: target, duration: 0.3)
    let mirrored = try EaseCurve(position: -x, velocity: -v, target: -target, duration: 0.3)
    for step in 0...20 {
      let time = Double(step) / 60
      #expect(ease.position(at: time) == -mirrored.position(at: time), "seed \(seed)")
      #expect(ease.velocity(at: time) == -mirrored.velocity(at: time), "seed \(seed)")
    }
  }
}
