/// A figure that a bar or a table asks for, of whoever it says.
public struct Term: Equatable, Sendable {
  /// Whose figure it is.
  public enum Owner: Equatable, Sendable {
    case ours
    /// The smallest of all peers of these families. Every family must have been measured.
    case fastest([String])
  }

  /// At how many rows.
  public enum Count: Equatable, Sendable {
    case at(Int)
    /// The most rows that the figure was measured at.
    case most
    /// The largest of the figures at all counts.
    case every
  }

  public var owner: Owner
  public var work: String
  public var count: Count
  public var metric: String
  /// A metric of the same run that is taken off what peers take. Ours is measured without it.
  public var net: String?

  public init(
    _ owner: Owner, _ work: String, _ count: Count, _ metric: String, net: String? = nil
  ) {
    self.owner = owner
    self.work = work
    self.count = count
    self.metric = metric
    self.net = net
  }

  /// A figure at 1,000,000 rows.
  public init(_ owner: Owner, _ work: String, _ metric: String, net: String? = nil) {
    self.init(owner, work, .at(1_000_000), metric, net: net)
  }

  /// A figure of ours at 1,000,000 rows.
  public init(_ work: String, _ metric: String, net: String? = nil) {
    self.init(.ours, work, metric, net: net)
  }
}

extension Figures {
  /// A figure of one peer by repetition, less what is to be taken off.
  ///
  /// Ours is measured without the model, and tells what that takes besides; nothing is taken off it. Nor
  /// is anything off that of a peer that tells nothing, as those without a model.
  public func net(_ key: FigureKey, of net: String?) -> [Int: Double]? {
    guard let values = values(key) else { return nil }
    guard let net, !Peer.isOurs(key.peer) else { return values }
    var other = key
    other.metric = net
    guard let costs = self.values(other) else { return values }
    let rest = values.filter { costs[$0.key] != nil }
      .reduce(into: [:]) { $0[$1.key] = $1.value - (costs[$1.key] ?? 0) }
    return rest.isEmpty ? nil : rest
  }

  /// The figure that a term asks for, by repetition; `nil` where it was not measured.
  public func values(_ term: Term) -> [Int: Double]? {
    let families =
      switch term.owner {
      case .ours: [Peer.ours]
      case .fastest(let families): families
      }
    var result: [Int: Double]?
    for family in families {
      let members = peers.filter { Peer.belongs($0, to: family) }
        .compactMap { values(term, peer: $0) }
      guard let first = members.first else { return nil }
      let best = members.dropFirst().reduce(first) { Self.common($0, $1, Swift.min) }
      result = result.map { Self.common($0, best, Swift.min) } ?? best
    }
    return result.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func values(_ term: Term, peer: String) -> [Int: Double]? {
    let counts = counts(peer: peer, work: term.work, metric: term.metric)
    func figure(_ n: Int) -> [Int: Double]? {
      let key = FigureKey(peer: peer, work: term.work, n: n, metric: term.metric)
      // A bar is not met by time that the model of a peer took.
      if let net = term.net, !Peer.isOurs(peer) {
        var model = key
        model.metric = net
        guard values(model) != nil else { return nil }
      }
      return net(key, of: term.net)
    }
    switch term.count {
    case .at(let n): return figure(n)
    case .most: return counts.last.flatMap(figure)
    case .every:
      let all = counts.compactMap(figure)
      guard let first = all.first else { return nil }
      return all.dropFirst().reduce(first) { Self.common($0, $1, Swift.max) }
    }
  }

  /// One of two values in each repetition that has both.
  private static func common(
    _ a: [Int: Double], _ b: [Int: Double], _ choose: (Double, Double) -> Double
  ) -> [Int: Double] {
    a.reduce(into: [:]) { result, entry in
      if let other = b[entry.key] { result[entry.key] = choose(entry.value, other) }
    }
  }
}
