import ScrollPhysics
import Testing

/// Samples of the closed forms that other systems document: seconds, points, points per second.
@Suite("Profiles beside the systems they are named after")
struct PeerCurveTests {
  private func check(
    _ motion: Motion, from edge: Double, _ samples: [(Double, Double, Double)]
  ) {
    for (time, place, speed) in samples {
      #expect(abs(motion.runningPosition(at: time) - edge - place) < 1e-6, "at \(time)")
      #expect(abs(motion.runningVelocity(at: time) - speed) < 1e-5, "at \(time)")
    }
  }

  /// A fling that arrives at the trailing edge 0 with a velocity.
  private func bounce(_ profile: ScrollProfile, _ velocity: Double, from out: Double = 0) throws
    -> Motion
  {
    var law = profile.law(scale: 1)
    law.settleDistance = 1e-9
    return try Motion(position: out, velocity: velocity, lower: -1e4, upper: 0, law: law)
  }

  @Test("GTK's kinetic scrolling is an exponential of 4 per second")
  func gtkKinetic() throws {
    let motion = try Motion(
      position: 0, velocity: 2000, lower: -.infinity, upper: .infinity,
      law: ScrollProfile.gtk.law(scale: 1))
    check(
      motion, from: 0,
      [
        (0.0, 0.0, 2000.0), (0.4, 399.0517410026723, 403.7930359893108),
        (0.766666666667, 476.71192488883935, 93.15230044464263),
        (1.166666666667, 495.2982187242587, 18.807125102965337),
        (1.533333333333, 498.91533111522955, 4.338675539081841),
      ])
    // GTK stops below a pixel per second; the sample at 1.9 s is the last above it.
    #expect(motion.endTime > 1.9 && motion.endTime < 1.9 + 1.0 / 60)
  }

  @Test("GTK's overshoot is a critically damped spring of 10 per second")
  func gtkOvershoot() throws {
    check(
      try bounce(.gtk, 1000), from: 0,
      [
        (0.0, 0.0, 1000.0), (0.05, 30.326532985631673, 303.2653298563167),
        (0.183333333333, 29.311286781321623, -133.23312173298945),
        (0.35, 10.569084197811476, -75.49345855579625),
        (0.533333333333, 2.5749066633837403, -20.921116639989872),
        (0.866666666667, 0.14926795516559518, -1.320447295695716),
      ])
  }

  @Test("WebKit's and Chromium's elasticity is theirs for flings into an edge")
  func elasticity() throws {
    check(
      try bounce(.webkit, 1000), from: 0,
      [
        (0.0, 0.0, 310.0), (0.05, 8.29655214204435, 62.22414106533262),
        (0.166666666667, 6.43324769126575, -41.816109993304565),
        (0.333333333333, 1.6020648719027037, -15.219616283070877),
        (0.783333333333, 0.013578178055006414, -0.15239338136203268),
      ])
    check(
      try bounce(.webkitAndroid, 2000), from: 0,
      [
        (0.0, 0.0, 400.0), (0.05, 8.05780643058266, 14.650557146513933),
        (0.133333333333, 4.722409243552217, -50.44391691967376),
        (0.25, 1.0615346461976682, -15.05449134607602),
        (0.5, 0.022537116101560173, -0.3646915150979737),
      ])
  }

  @Test("a release while pulled out begins at its own velocity, unlike theirs")
  func elasticRelease() throws {
    let samples = [
      (0.0, 80.0, -1000.0), (0.166666666667, 9.961157715488335, -124.51447144360418),
      (0.483333333333, 0.19020743637236853, -2.377592954654607),
    ]
    // Their curve falls back with -S / P of the way from the first moment on.
    check(try bounce(.webkit, -1000, from: 80), from: 0, samples)
    let still = try bounce(.webkit, 0, from: 80)
    #expect(still.velocity(at: 0) == 0)
    #expect(still.position(at: 0.1) > 40)
  }

  @Test("Android's stretch returns along its spring")
  func stretch() throws {
    var law = ScrollProfile.androidStretch.law(scale: 1)
    law.settleDistance = 1e-9
    // The reference lets the spring swing; its first way back is before that.
    law.reenters = false
    let motion = try Motion(position: 50, velocity: 0, lower: -1e4, upper: 0, law: law)
    check(
      motion, from: 0,
      [
        (0.0, 50.0, 0.0), (0.05, 32.355650078416126, -449.51433033301873),
        (0.060704643, 27.692078438289993, -419.35613207654734),
        (0.116666666667, 10.46480525705326, -200.21027744689746),
        (0.219631461, 1.1922585268951142, -27.045990249199658),
      ])
  }
}
