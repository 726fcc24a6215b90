extension Scenario {
  /// Recorded gestures, played one after the other.
  ///
  /// Every event is sent at its recorded time after the gesture's touch, neither resampled nor
  /// rounded to frames.
  public struct Gestures: Equatable, Sendable {
    /// The file of the recordings, relative to the folder of the scenario file unless it starts with
    /// `/`. Also the key of its recordings in ``ScenarioContent/recordings``.
    package var path: String
    /// The names of the gestures to play, in this order; `nil` plays all in the order of the file.
    package var only: [String]?
    /// What comes between a gesture's lift and the next one's touch.
    package var pause: Pause
    /// Points for each recorded pixel, greater than 0, at most ``scaleLimit``.
    package var scale: Double

    /// A larger scale is a mistake.
    package static let scaleLimit = 100.0

    /// Creates gestures from a recorded file, by default all of them, each after the content is idle.
    public init(path: String, only: [String]? = nil, pause: Pause = .idle, scale: Double = 1) {
      self.path = path
      self.only = only
      self.pause = pause
      self.scale = scale
    }

    /// What comes between two gestures.
    public enum Pause: Equatable, Sendable {
      /// Until nothing moves, at most 60 seconds.
      case idle
      /// This many seconds, not negative. The next finger may catch a list that still moves.
      case seconds(Double)
    }
  }
}
