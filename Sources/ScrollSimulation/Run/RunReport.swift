/// What a run came to. Every number is virtual: counted, or taken from the virtual clock. Of the machine's
/// metrics there are verdicts, not numbers.
///
/// Encoded to JSON the keys are written in snake case and sorted, so the same run gives the same
/// bytes. Lengths are in points, times in seconds unless the name says otherwise.
public struct RunReport: Codable, Equatable, Sendable {
  /// The version of this layout of the report.
  public static let formatVersion = 2

  public var format = RunReport.formatVersion
  /// The version of the package that made the report.
  public var tool = ToolVersion.current
  public var scenario: String
  /// A number that two runs share when the same was asked of them: of the same content, screen, physics,
  /// layout, costs and script. Reports with different ones are not compared.
  public var workload = ""
  public var frames: Frames
  public var scroll: Scroll
  public var cells: Cells
  public var bounces: [Bounce]
  public var stability: Stability
  public var blank: Blank
  public var hitches: Hitches
  public var work: Work
  /// Mistakes the engine noticed, as text. Empty in a correct run.
  public var diagnostics: [String]
  /// What the run came to, by the names of ``Metric``; without those that mean nothing for it, such as a
  /// ratio in a phase that never was.
  public var metrics: [String: Double] = [:]
  /// What became of the gates: the standard ones, those of the scenario, and its budgets.
  public var gates: [Verdict] = []
  /// Mistakes that were put in on purpose; `nil` for an honest run.
  public var canaries: Canaries?
  /// A number that two runs share only when every frame put everything at the same place.
  public var digest: String
  /// Why the run was stopped before its script was played; `nil` for a run that was not.
  public var stop: String?
  /// What became of the comparison with a recorded session; `nil` for a scenario that is none.
  public var recording: Recording?

  public struct Recording: Codable, Equatable, Sendable {
    /// Frames that were recorded.
    public var frames: Int
    /// The first thing that is not as it was, with its frame; `nil` when all is.
    public var difference: String?
  }

  public struct Frames: Codable, Equatable, Sendable {
    public var count = 0
    public var refreshRate = 0.0
    /// Virtual seconds from the first frame to the last.
    public var duration = 0.0
    /// Frames in which the content moved.
    public var moving = 0
  }

  public struct Scroll: Codable, Equatable, Sendable {
    /// Points the content moved, both ways added up.
    public var distance = 0.0
    /// Points per second, the largest while dragging, decelerating or bouncing.
    public var topSpeed = 0.0
    public var finalOffset = 0.0
    /// Points, with estimates for what was never measured.
    public var contentLength = 0.0
    public var items = 0
    public var sections = 0
    /// Headers and items whose size was asked for.
    public var measured = 0
  }

  public struct Cells: Codable, Equatable, Sendable {
    /// All types together.
    public var total = Counts()
    public var types: [Counts] = []
    /// The most cells that belonged to elements in one frame.
    public var livePeak = 0
    /// The most cells on screen in one frame.
    public var viewportPeak = 0
    /// The most cells made ready beside the viewport in one frame.
    public var prefetchPeak = 0
  }

  public struct Counts: Codable, Equatable, Sendable {
    public var type = "all"
    public var created = 0
    public var bound = 0
    public var reused = 0
    public var restored = 0
    public var measured = 0
    public var evicted = 0
    /// Cells that belong to an element at the end.
    public var live = 0
    /// Cells that wait in the pool at the end.
    public var pooled = 0
    /// reused / (reused + created).
    public var reuseRatio = 1.0
  }

  public struct Bounce: Codable, Equatable, Sendable {
    /// `top` or `bottom`.
    public var edge: String
    public var began: Double
    public var peak: Double?
    public var ended: Double?
    /// Points per second, positive toward the bottom.
    public var impactVelocity: Double
    /// Points beyond the edge at the peak.
    public var overshoot: Double
  }

  public struct Stability: Codable, Equatable, Sendable {
    /// The furthest any element on screen in two frames in a row moved on its own, in points.
    public var anchorDriftMax = 0.0
    /// The frames' drifts added up, in points.
    public var anchorDriftSum = 0.0
    /// Comparisons of one element in two frames.
    public var compared = 0
    /// Frames in which sizes before the viewport changed.
    public var corrections = 0
    /// Points the content offset moved by that, both ways added up. Nothing on screen moved.
    public var correctionSum = 0.0
  }

  public struct Blank: Codable, Equatable, Sendable {
    /// The most points of the viewport in one frame that content should cover and no cell did.
    public var max = 0.0
    public var frames = 0
    /// Blank points times the seconds they were blank.
    public var pointSeconds = 0.0
  }

  /// Frames shown late by the scenario's cost model.
  public struct Hitches: Codable, Equatable, Sendable {
    /// The scale of the verdicts.
    public var scale = "Apple WWDC20-10077: good < 5, warning 5-10, critical > 10 ms/s"
    /// The scale of the second verdicts.
    public var organizerScale =
      "Xcode Organizer: good <= 10, warning <= 25, critical <= 50, urgent > 50 ms/s"
    public var total = Ratio()
    public var dragging = Ratio()
    public var decelerating = Ratio()
    public var bouncing = Ratio()
    /// Scrolls and wheel turns.
    public var programmatic = Ratio()
    /// Milliseconds of the costliest frame.
    public var worstCost = 0.0
  }

  public struct Ratio: Codable, Equatable, Sendable {
    /// Milliseconds late per second of scrolling.
    public var ratio = 0.0
    /// On ``Hitches/scale``: `good`, `warning` or `critical`.
    public var verdict = "good"
    /// On ``Hitches/organizerScale``: `good`, `warning`, `critical` or `urgent`.
    public var organizerVerdict = "good"
    public var lateFrames = 0
    public var milliseconds = 0.0
    public var seconds = 0.0
  }

  /// Work per frame, counted. Independent of the machine.
  public struct Work: Codable, Equatable, Sendable {
    public var indexSteps = Count()
    public var elementsVisited = Count()
    public var layoutRounds = Count()
    public var bound = Count()
    public var measured = Count()
  }

  public struct Count: Codable, Equatable, Sendable {
    public var perFrame = 0.0
    public var max = 0
    public var total = 0
  }

  /// Whether the run kept the promise: nothing on screen moved by itself.
  public var isStable: Bool { stability.anchorDriftMax == 0 }
}
