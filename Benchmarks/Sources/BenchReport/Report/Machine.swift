/// Where figures were measured, and with what.
public struct Machine: Codable, Equatable, Sendable {
  public var processor: String
  public var cores: Int
  /// Bytes of main memory.
  public var memory: Int
  public var kernel: String
  public var system: String
  /// Names and versions of the tools that built the programs and of the measured programs.
  public var versions: [String: String]

  public init(
    processor: String, cores: Int, memory: Int, kernel: String, system: String,
    versions: [String: String]
  ) {
    self.processor = processor
    self.cores = cores
    self.memory = memory
    self.kernel = kernel
    self.system = system
    self.versions = versions
  }

  /// The processor's name in the text of `/proc/cpuinfo`.
  public static func processor(cpuinfo: String) -> String? {
    value("model name", in: cpuinfo, after: ":") ?? value("Hardware", in: cpuinfo, after: ":")
  }

  /// Bytes of main memory in the text of `/proc/meminfo`, which counts in KiB.
  public static func memory(meminfo: String) -> Int? {
    value("MemTotal", in: meminfo, after: ":")?.split(separator: " ").first
      .flatMap { Int($0) }.map { $0 * 1024 }
  }

  /// The system's name in the text of `/etc/os-release`.
  public static func system(release: String) -> String? {
    value("PRETTY_NAME", in: release, after: "=").map { String($0.filter { $0 != "\"" }) }
  }

  private static func value(_ key: String, in text: String, after sign: Character) -> String? {
    for line in text.split(separator: "\n") {
      guard let place = line.firstIndex(of: sign) else { continue }
      if trimmed(line[..<place]) == key { return trimmed(line[line.index(after: place)...]) }
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// `AMD EPYC, 2 cores, 23.5 GiB; Debian GNU/Linux 12, Linux 6.1`.
  public var line: String {
    "\(processor), \(cores) \(cores == 1 ? "core" : "cores"), \(Unit.bytes.text(Double(memory))); "
      + "\(system), \(kernel)"
  }
}
