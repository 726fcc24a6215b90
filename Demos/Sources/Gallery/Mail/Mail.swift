/// A mail, the same for the same number: a higher number is a newer mail.
struct Mail: Hashable {
  let number: Int
  let sender: String
  let subject: String
  /// The paragraphs of the text.
  let paragraphs: [String]

  init(_ number: Int) {
    self.number = number
    sender = Prose.person(Prose.scatter(number &+ 400, below: 1000))
    // Neighbors are about something else.
    let topic = Self.topics[abs(number &* 7) % Self.topics.count]
    let isReply = Prose.scatter(number &+ 9, below: 4) == 0
    subject = (isReply ? "Re: " : "") + topic.subject
    let rest = Prose.scatter(number &+ 2, below: 4)
    paragraphs =
      ["Hello Robin,", topic.opening]
      + (0..<rest).map {
        Prose.text(number &+ 11 &* $0, sentences: 2 + Prose.scatter(number &+ $0, below: 3))
      }
      + [
        "\(Self.closings[Prose.scatter(number &+ 3, below: Self.closings.count)])\n\(Self.firstName(sender))"
      ]
  }

  /// The text without its greeting, on one line.
  var preview: String { paragraphs.dropFirst().joined(separator: " ").replacing("\n", with: " ") }

  private static func firstName(_ name: String) -> String {
    String(name.prefix { $0 != " " })
  }

  private static let closings = [
    "Best,", "See you soon,", "Thanks,", "Warm regards,", "Until then,",
  ]

  private static let topics: [(subject: String, opening: String)] = [
    (
      "Ferry tickets for Saturday",
      "The tickets are booked: we sail at seven and come back on the last boat."
    ),
    (
      "Minutes of Tuesday’s meeting",
      "Attached are the minutes. Two points are still open, both about the budget."
    ),
    (
      "Can you water the plants?",
      "We are away until the tenth. The ferns need a glass of water every other day."
    ),
    (
      "Invoice 2041",
      "Thank you for the quick work. The invoice is paid, and the receipt is on its way."
    ),
    (
      "Photos from the hike",
      "I sorted the pictures and kept about forty. The one at the summit is the best."
    ),
    (
      "Draft of chapter three",
      "Here is the new draft. I cut the middle part and moved the interview to the end."
    ),
    (
      "Train is canceled",
      "The 17:40 does not run today. There is a bus at six, and the next train leaves at 18:10."
    ),
    (
      "Dinner on Friday?",
      "There is a new place near the station. They hold a table for us if we call by noon."
    ),
    (
      "Your library loan is due",
      "Two of your books are due next week. You can renew them once more on the site."
    ),
    (
      "Plan for the workshop",
      "I would like to start at nine, with a short round of names and one exercise."
    ),
    (
      "The kitchen light", "It was only the switch. I replaced it this morning, and it works again."
    ),
    (
      "Welcome to the choir",
      "We meet on Mondays at half past seven in the old school, second floor."
    ),
    ("Numbers for March", "Sales are up by a tenth. The table below has the figures of each shop."),
    (
      "A question about the map",
      "Which color did you choose for the footpaths? I would like to use the same."
    ),
    ("Lost umbrella", "Somebody left a green umbrella at our place. Is it yours, by any chance?"),
    ("Spare keys", "I gave the spare keys to the neighbors. They are at home every evening."),
    (
      "Bicycle repair",
      "Your bicycle is ready. We changed the chain and set the brakes; it is 48 euros."
    ),
    ("Reading list", "These are the five books that I spoke about. Begin with the second one."),
  ]
}

/// When a mail came, counted back from the morning on which the demo begins: Thursday, June 12, 10:30.
struct MailDate: Hashable {
  /// Days back, 0 for that morning's day.
  let days: Int
  /// Minutes since midnight.
  let minutes: Int

  /// - Parameter age: how many mails are newer than it when the demo begins; negative for one that comes later.
  init(age: Int, number: Int) {
    let gap = age > 0 ? age * 97 + Prose.scatter(number, below: 60) : age * 4
    let now = 10 * 60 + 30 - gap
    days = now >= 0 ? 0 : (-now + 24 * 60 - 1) / (24 * 60)
    minutes = now + days * 24 * 60
  }

  /// As a list shows it: the time, the day of the week, or the day of the month.
  var short: String {
    switch days {
    case 0: clock
    case 1: "Yesterday"
    case 2...6: weekday
    default: day
    }
  }

  /// With the day and the time.
  var long: String { days == 0 ? "Today, \(clock)" : "\(weekday), \(day), \(clock)" }

  private var clock: String {
    let parts = [minutes / 60 % 24, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return parts.joined(separator: ":")
  }

  private var weekday: String {
    ["Thursday", "Wednesday", "Tuesday", "Monday", "Sunday", "Saturday", "Friday"][days % 7]
  }

  private var day: String {
    var (left, month) = (days, 5)
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var date = 12
    while left >= date {
      left -= date
      month = (month + 11) % 12
      date = lengths[month]
    }
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return "\(names[month]) \(date - left)"
  }
}
