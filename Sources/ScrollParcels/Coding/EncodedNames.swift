/// The names of fields, each once, by number.
struct EncodedNames {
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]
  /// Which name came after which the last time: fields of a list's elements come in the same order, and
  /// then no hash is made.
  private var following: [Int] = [0]
  private var last = 0

  /// The number of a name, from 1.
  mutating func number(of name: String) -> Int {
    let guess = following[last]
    if guess > 0, all[guess - 1] == name {
      last = guess
      return guess
    }
    let number = numbers[name] ?? append(name)
    following[last] = number
    last = number
    return number
  }

  private mutating func append(_ name: String) -> Int {
    all.append(name)
    following.append(0)
    numbers[name] = all.count
    return all.count
  }
}
