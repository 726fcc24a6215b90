#if canImport(Glibc)
  internal import Glibc
#else
  internal import Foundation
#endif

extension NotificationSound {
  /// A tone that begins after `start` seconds and fades by `1/e` in `fade` seconds.
  private struct Tone {
    var start: Double
    var hertz: Double
    var fade: Double
    var share: Double
  }

  /// Seconds. Chosen by ear, short enough not to be in the way.
  public var duration: Double {
    switch self {
    case .chime: 0.6
    case .knock: 0.15
    case .bell: 1.0
    }
  }

  /// Frequencies are notes of the tempered scale over A4 = 440 Hz: E5, B5, A3, A5 and its overtones.
  private var tones: [Tone] {
    switch self {
    case .chime:
      [
        Tone(start: 0, hertz: 659.26, fade: 0.12, share: 0.5),
        Tone(start: 0.11, hertz: 987.77, fade: 0.16, share: 0.5),
      ]
    case .knock: [Tone(start: 0, hertz: 220, fade: 0.03, share: 0.9)]
    case .bell:
      [
        Tone(start: 0, hertz: 880, fade: 0.3, share: 0.5),
        Tone(start: 0, hertz: 1760, fade: 0.15, share: 0.25),
        Tone(start: 0, hertz: 2640, fade: 0.08, share: 0.125),
      ]
    }
  }

  /// The sound as one channel of signed 16-bit samples. O(samples).
  ///
  /// Begins and ends at zero, so that nothing clicks, and never leaves ±0.9 of full scale.
  ///
  /// - Parameter rate: samples per second, 8,000 to 192,000; the nearest of these for any other.
  public func samples(rate: Int) -> [Int16] {
    let rate = Double(min(max(rate, 8_000), 192_000))
    let count = Int(duration * rate)
    let ramp = 0.004
    let tones = tones
    return (0..<count).map { index in
      let time = Double(index) / rate
      var sum = 0.0
      for tone in tones where time >= tone.start {
        let age = time - tone.start
        let attack = min(1, age / ramp)
        sum += tone.share * attack * exp(-age / tone.fade) * sin(2 * .pi * tone.hertz * age)
      }
      let end = min(1, (duration - time - 1 / rate) / ramp)
      let level = min(max(sum * max(0, end), -1), 1) * 0.9
      return Int16(level * Double(Int16.max))
    }
  }
}
