extension LogEntry {
  /// What a part of the shop writes.
  struct Kind: Hashable {
    var level: LogLevel
    var service: String
    /// With places that `filled(_:_:)` fills.
    var message: String
  }

  static let kinds: [Kind] = [
    Kind(level: .debug, service: "cache", message: "hit for product #, ^ entries, 61 % full"),
    Kind(level: .debug, service: "db", message: "plan: index scan on orders_by_day, ^ rows in ~"),
    Kind(level: .debug, service: "search", message: "“walking boots”: ^ hits, ranked in ~"),
    Kind(level: .debug, service: "worker", message: "no job in the queue, sleeping"),
    Kind(level: .debug, service: "gateway", message: "keep-alive: ^ connections open"),
    Kind(level: .info, service: "gateway", message: "GET /products/# → 200 in ~"),
    Kind(level: .info, service: "gateway", message: "POST /basket → 201 in ~"),
    Kind(level: .info, service: "gateway", message: "GET /images/#.webp → 304 in ~"),
    Kind(level: .info, service: "auth", message: "@ signed in"),
    Kind(level: .info, service: "auth", message: "@ changed a password, other sessions ended"),
    Kind(level: .info, service: "billing", message: "order # paid, $"),
    Kind(level: .info, service: "billing", message: "invoice # written for @"),
    Kind(level: .info, service: "mailer", message: "sent “Your order is on its way” to @"),
    Kind(level: .info, service: "worker", message: "resized ^ pictures in ~"),
    Kind(level: .info, service: "stock", message: "^ pairs of rain boots came in"),
    Kind(level: .info, service: "search", message: "index of # products rebuilt in ~"),
    Kind(level: .warning, service: "gateway", message: "slow answer: GET /search took ~"),
    Kind(
      level: .warning, service: "db",
      message: "lock on stock held for ~ by order #; ^ others wait for it"),
    Kind(level: .warning, service: "mailer", message: "mailbox of @ is full, next try in an hour"),
    Kind(level: .warning, service: "cache", message: "evicted ^ entries, memory is 92 % full"),
    Kind(level: .warning, service: "auth", message: "third wrong password for @"),
    Kind(level: .warning, service: "stock", message: "umbrellas: ^ ordered, 3 left"),
    Kind(
      level: .error, service: "billing",
      message: "payment of $ declined by the bank: card expired. Order # waits for @"),
    Kind(
      level: .error, service: "db",
      message: "connection to replica 2 lost after ~. Reads go to the primary until it is back"),
    Kind(
      level: .error, service: "gateway", message: "POST /checkout → 502: no answer from billing"),
    Kind(level: .error, service: "worker", message: "job # failed for the 3rd time, given up"),
  ]
}
