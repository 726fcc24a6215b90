import Testing

/// Flings and spring-backs of AOSP's `OverScroller`, run frame by frame: whole pixels at whole
/// milliseconds.
extension AndroidEdgeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let density: Double
    let start: Double
    let velocity: Double
    let lower: Double
    let upper: Double
    /// Pixels beyond an edge at the most.
    let over: Double
    /// Milliseconds between the frames.
    let frame: Double
    /// Milliseconds.
    let end: Double
    /// Milliseconds and pixels.
    let samples: [(Double, Double)]

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "P01", density: 1.0, start: 0, velocity: 5000, lower: 0,
      upper: 2000, over: 0, frame: 16, end: 544,
      samples: [
        (48, 239), (96, 474), (144, 701), (192, 916), (240, 1119), (288, 1308), (336, 1483),
        (384, 1644), (432, 1792), (480, 1927), (528, 2000),
      ]),
    Case(
      name: "P02", density: 2.75, start: 0, velocity: 13750, lower: 0,
      upper: 4000, over: 0, frame: 16, end: 368,
      samples: [
        (32, 440), (64, 875), (96, 1304), (128, 1723), (160, 2129), (192, 2520), (224, 2896),
        (256, 3256), (288, 3597), (320, 3922), (352, 4000),
      ]),
    Case(
      name: "P03", density: 1.0, start: 0, velocity: 5000, lower: 0,
      upper: 2000, over: 6, frame: 16, end: 592,
      samples: [
        (48, 239), (96, 474), (144, 701), (192, 916), (240, 1119), (288, 1308), (336, 1483),
        (384, 1644), (432, 1792), (480, 1927), (528, 2005), (576, 2000),
      ]),
    Case(
      name: "P04", density: 1.0, start: 0, velocity: 5000, lower: 0,
      upper: 2000, over: 100, frame: 16, end: 912,
      samples: [
        (80, 397), (160, 774), (240, 1119), (320, 1426), (400, 1695), (480, 1927), (560, 2091),
        (640, 2091), (720, 2060), (800, 2023), (880, 2001),
      ]),
    Case(
      name: "P05", density: 1.0, start: 0, velocity: 5000, lower: 0,
      upper: 2000, over: 600, frame: 16, end: 1744,
      samples: [
        (160, 774), (320, 1426), (480, 1927), (640, 2297), (800, 2521), (960, 2600), (1120, 2538),
        (1280, 2384), (1440, 2201), (1600, 2052),
      ]),
    Case(
      name: "P06", density: 1.0, start: 0, velocity: 5000, lower: 0,
      upper: 2000, over: 600, frame: 8, end: 1744,
      samples: [
        (152, 738), (304, 1368), (456, 1861), (608, 2235), (760, 2479), (912, 2592), (1064, 2574),
        (1216, 2453), (1368, 2283), (1520, 2118), (1672, 2013),
      ]),
    Case(
      name: "P07", density: 1.0, start: 0, velocity: 5000, lower: 0,
      upper: 2000, over: 600, frame: 33, end: 1749,
      samples: [
        (132, 645), (264, 1215), (396, 1682), (528, 2054), (660, 2333), (792, 2514), (924, 2595),
        (1056, 2578), (1188, 2480), (1320, 2338), (1452, 2187), (1584, 2063),
      ]),
    Case(
      name: "P08", density: 3.0, start: 3000, velocity: -15000, lower: 0,
      upper: 9000, over: 18, frame: 16, end: 352,
      samples: [
        (32, 2521), (64, 2045), (96, 1577), (128, 1120), (160, 678), (192, 251), (224, 0),
        (256, -14), (288, -7), (320, -2), (352, 0),
      ]),
    Case(
      name: "P09", density: 3.0, start: 3000, velocity: -15000, lower: 0,
      upper: 9000, over: 900, frame: 16, end: 1312,
      samples: [
        (112, 1347), (224, -159), (336, -889), (448, -874), (560, -788), (672, -660), (784, -508),
        (896, -350), (1008, -202), (1120, -84), (1232, -13),
      ]),
    Case(
      name: "P10", density: 1.0, start: -200, velocity: 0, lower: 0,
      upper: 1000, over: 0, frame: 16, end: 448,
      samples: [
        (32, -197), (64, -189), (96, -176), (128, -160), (160, -141), (192, -121), (224, -100),
        (256, -78), (288, -58), (320, -39), (352, -23), (384, -11),
      ]),
    Case(
      name: "P11", density: 2.75, start: 1430, velocity: 0, lower: 0,
      upper: 1000, over: 0, frame: 16, end: 656,
      samples: [
        (48, 1423), (96, 1405), (144, 1377), (192, 1341), (240, 1299), (288, 1254), (336, 1207),
        (384, 1160), (432, 1116), (480, 1076), (528, 1042), (576, 1017),
      ]),
    Case(
      name: "P12", density: 1.0, start: 500, velocity: 0, lower: 0,
      upper: 1000, over: 0, frame: 16, end: 0,
      samples: []),
    Case(
      name: "P13", density: 1.0, start: -100, velocity: 2500, lower: 0,
      upper: 2000, over: 300, frame: 16, end: 1104,
      samples: [
        (96, 132), (192, 328), (288, 478), (384, 591), (480, 674), (576, 736), (672, 781),
        (768, 813), (864, 835), (960, 847), (1056, 853),
      ]),
    Case(
      name: "P14", density: 1.0, start: -100, velocity: -900, lower: 0,
      upper: 2000, over: 300, frame: 16, end: 1008,
      samples: [
        (80, -165), (160, -218), (240, -257), (320, -284), (400, -298), (480, -296), (560, -266),
        (640, -213), (720, -149), (800, -85), (880, -33), (960, -3),
      ]),
    Case(
      name: "P15", density: 1.0, start: 2150, velocity: -300, lower: 0,
      upper: 2000, over: 300, frame: 16, end: 400,
      samples: [
        (32, 2147), (64, 2139), (96, 2127), (128, 2112), (160, 2094), (192, 2076), (224, 2057),
        (256, 2040), (288, 2024), (320, 2012), (352, 2003), (384, 2000),
      ]),
  ]
}
