/// One subject of the report: what it measures, in which figures, and what to know before comparing them.
public struct Section: Sendable {
  /// One figure, as a table of the Markdown and a panel of the picture.
  public struct Line: Sendable {
    public var title: String
    public var work: String
    /// What of ours is shown, and of everyone who tells it by the same name.
    public var metric: String
    /// Other figures of peers that are compared with ours: all whose names begin and end so.
    public var theirs: (prefix: String, suffix: String)?
    /// A metric that is taken off on all sides.
    public var net: String?
    /// Whether it is in the pictures.
    public var isDrawn = true

    public init(
      _ title: String, _ work: String, _ metric: String,
      theirs: (prefix: String, suffix: String)? = nil, net: String? = nil, isDrawn: Bool = true
    ) {
      self.title = title
      self.work = work
      self.metric = metric
      self.theirs = theirs
      self.net = net
      self.isDrawn = isDrawn
    }

    public var unit: Unit { Unit(metric: metric) }
  }

  /// Of its files: `frame.svg`.
  public var name: String
  public var title: String
  public var story: String
  /// What the axis of its pictures tells.
  public var caption: String
  public var lines: [Line]
  /// What the figures leave out, so that nobody is compared unfairly.
  public var fairness: String
  /// Rows of the list that bars are drawn for.
  public var count = 1_000_000
  /// Whether a picture shows how the figures grow.
  public var grows = true

  /// The lines whose growth is drawn: the first of each work.
  var grown: [Line] {
    var works: Set<String> = []
    return grows ? lines.filter { $0.isDrawn && works.insert($0.work).inserted } : []
  }

  /// The file of the picture of a line's growth.
  func file(_ line: Line) -> String { "\(name)-\(line.work.lowercased())-growth.svg" }
}
