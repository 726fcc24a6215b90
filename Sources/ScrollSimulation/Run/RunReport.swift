/// What a run came to. Every number is virtual: counted, or taken from the virtual clock. Of the machine's
/// metrics there are verdicts, not numbers.
///
/// Encoded to JSON the keys are written in snake case and sorted, so the same run gives the same
/// bytes. Lengths are in points, times in seconds unless the name says otherwise.
public struct RunReport: Codable, Equatable, Sendable {
  /// The version of this layout of the report.
  package static let formatVersion = 2

  package var format = RunReport.formatVersion
  /// The version of the package that made the report.
  package var tool = ToolVersion.current
  /// The name of the scenario.
  public var scenario: String
  /// A number that two runs share when the same was asked of them: of the same content, screen, physics,
  /// layout, costs and script. Reports with different ones are not compared.
  public var workload = ""
  /// The frames of the run.
  public var frames: Frames
  package var scroll: Scroll
  package var cells: Cells
  package var bounces: [Bounce]
  /// How still the content stayed.
  public var stability: Stability
  package var blank: Blank
  package var hitches: Hitches
  package var work: Work
  /// Mistakes the engine noticed, as text. Empty in a correct run.
  public var diagnostics: [String]
  /// What the run came to, by the names of ``Metric``; without those that mean nothing for it, such as a
  /// ratio in a phase that never was.
  package var metrics: [String: Double] = [:]
  /// What became of the gates: the standard ones, those of the scenario, and its budgets.
  package var gates: [Verdict] = []
  /// Mistakes that were put in on purpose; `nil` for an honest run.
  package var canaries: FaultInjection?
  /// A number that two runs share only when every frame put everything at the same place.
  public var digest: String
  /// Why the run was stopped before its script was played; `nil` for a run that was not.
  package var stop: String?
  /// The comparison with a recorded session; `nil` for other scenarios.
  public var recording: Recording?

  /// The comparison of a run with a recorded session.
  public struct Recording: Codable, Equatable, Sendable {
    /// Frames that were recorded.
    package var frames: Int
    /// The first thing that is not as it was, with its frame; `nil` when all is.
    public var difference: String?
  }

  /// The number of frames, and the time they took.
  public struct Frames: Codable, Equatable, Sendable {
    /// The number of frames.
    public var count = 0
    package var refreshRate = 0.0
    /// Virtual seconds from the first frame to the last.
    public var duration = 0.0
    /// Frames in which the content moved.
    package var moving = 0
  }

  package struct Scroll: Codable, Equatable, Sendable {
    /// Points the content moved, both ways added up.
    package var distance = 0.0
    /// Points per second, the largest while dragging, decelerating or bouncing.
    package var topSpeed = 0.0
    package var finalOffset = 0.0
    /// Points, with estimates for elements that were never measured.
    package var contentLength = 0.0
    package var items = 0
    package var sections = 0
    /// Headers and items that were measured.
    package var measured = 0
  }

  package struct Cells: Codable, Equatable, Sendable {
    /// All types together.
    package var total = Counts()
    package var types: [Counts] = []
    /// The most cells that belonged to elements in one frame.
    package var livePeak = 0
    /// The most cells on screen in one frame.
    package var viewportPeak = 0
    /// The most ready cells off screen in one frame.
    package var prefetchPeak = 0
  }

  package struct Counts: Codable, Equatable, Sendable {
    package var type = "all"
    package var created = 0
    package var bound = 0
    package var reused = 0
    package var restored = 0
    package var measured = 0
    package var evicted = 0
    /// Cells that belong to an element at the end.
    package var live = 0
    /// Cells that wait in the pool at the end.
    package var pooled = 0
    /// reused / (reused + created).
    package var reuseRatio = 1.0
  }

  package struct Bounce: Codable, Equatable, Sendable {
    /// `top` or `bottom`.
    package var edge: String
    package var began: Double
    package var peak: Double?
    package var ended: Double?
    /// Points per second, positive toward the bottom.
    package var impactVelocity: Double
    /// Points beyond the edge at the peak.
    package var overshoot: Double
  }

  /// How still the content stayed while sizes and items changed.
  public struct Stability: Codable, Equatable, Sendable {
    /// The furthest any element on screen in two frames in a row moved on its own, in points.
    public var anchorDriftMax = 0.0
    /// The frames' drifts added up, in points.
    package var anchorDriftSum = 0.0
    /// Comparisons of one element in two frames.
    public var compared = 0
    /// Frames in which sizes before the viewport changed.
    package var corrections = 0
    /// Points the content offset moved by that, both ways added up. Nothing on screen moved.
    package var correctionSum = 0.0
  }

  package struct Blank: Codable, Equatable, Sendable {
    /// The most points of the viewport in one frame that content should cover and no cell did.
    package var max = 0.0
    package var frames = 0
    /// Blank points times the seconds they were blank.
    package var pointSeconds = 0.0
  }

  /// Frames shown late by the scenario's cost model.
  package struct Hitches: Codable, Equatable, Sendable {
    /// The scale of the verdicts.
    package var scale = "Apple WWDC20-10077: good < 5, warning 5-10, critical > 10 ms/s"
    /// The scale of the second verdicts.
    package var organizerScale =
      "Xcode Organizer: good <= 10, warning <= 25, critical <= 50, urgent > 50 ms/s"
    package var total = Ratio()
    package var dragging = Ratio()
    package var decelerating = Ratio()
    package var bouncing = Ratio()
    /// Scrolls and wheel turns.
    package var programmatic = Ratio()
    /// Milliseconds of the costliest frame.
    package var worstCost = 0.0
  }

  package struct Ratio: Codable, Equatable, Sendable {
    /// Milliseconds late per second of scrolling.
    package var ratio = 0.0
    /// On ``Hitches/scale``: `good`, `warning` or `critical`.
    package var verdict = "good"
    /// On ``Hitches/organizerScale``: `good`, `warning`, `critical` or `urgent`.
    package var organizerVerdict = "good"
    package var lateFrames = 0
    package var milliseconds = 0.0
    package var seconds = 0.0
  }

  /// Work per frame, counted. Independent of the machine.
  package struct Work: Codable, Equatable, Sendable {
    package var indexSteps = Count()
    package var elementsVisited = Count()
    package var layoutRounds = Count()
    package var bound = Count()
    package var measured = Count()
  }

  package struct Count: Codable, Equatable, Sendable {
    package var perFrame = 0.0
    package var max = 0
    package var total = 0
  }

  /// Whether the run kept the promise: nothing on screen moved by itself.
  public var isStable: Bool { stability.anchorDriftMax == 0 }
}
