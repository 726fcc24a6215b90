import BenchReport
import Glibc

extension Machine {
  /// This machine, and the versions of the measured programs.
  ///
  /// - Parameter peers: the names of those measured, with their versions.
  static func local(peers: [String]) -> Machine {
    var name = utsname()
    uname(&name)
    let kernel = "\(text(&name.sysname)) \(text(&name.release)) \(text(&name.machine))"
    var versions: [String: String] = [:]
    // Those on the path, which have built this when it is run by Scripts/benchmark.
    versions["Swift"] = firstLine(["swift", "--version"])
    versions["C compiler"] = firstLine(["cc", "--version"])
    versions["C++ compiler"] = firstLine(["c++", "--version"])
    for peer in peers {
      guard let version = Peer.version(peer) else { continue }
      versions[Peer.title(Peer.family(peer))] = version
    }
    return Machine(
      processor: Files.read("/proc/cpuinfo").flatMap(Machine.processor) ?? "unknown processor",
      cores: sysconf(Int32(_SC_NPROCESSORS_ONLN)),
      memory: Files.read("/proc/meminfo").flatMap(Machine.memory) ?? 0, kernel: kernel,
      system: Files.read("/etc/os-release").flatMap(Machine.system) ?? "unknown system",
      versions: versions)
  }

  private static func text<Characters>(_ characters: inout Characters) -> String {
    withUnsafeBytes(of: &characters) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// The first line that a program writes; `nil` where there is no such program.
  private static func firstLine(_ command: [String]) -> String? {
    let process = ChildProcess.run(command, seconds: 20)
    guard process.ending == .exited(0) else { return nil }
    return process.output.split(separator: "\n").first.map(String.init)
  }
}
