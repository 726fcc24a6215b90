import Glibc
import Synchronization

/// The group of the program that runs now; 0 for none.
private let running = Atomic<pid_t>(0)

/// A program that was run to its end, or was ended.
struct ChildProcess {
  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
    /// It took longer than it may, and was ended with all that it had started.
    case timedOut
    /// It could not be started, and why.
    case notStarted(String)
  }

  var ending: Ending
  var output: String
  var errors: String

  /// Runs a program with this process's environment and no input.
  ///
  /// - Parameters:
  ///   - arguments: the program first; searched for in `PATH` if it has no slash.
  ///   - environment: variables to add or to replace.
  ///   - seconds: how long it may take.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], seconds: Int
  ) -> ChildProcess {
    // Files, and not pipes, which would be full at some time.
    guard let output = tmpfile(), let errors = tmpfile() else {
      return ChildProcess(ending: .notStarted(message(errno)), output: "", errors: "")
    }
    defer {
      fclose(output)
      fclose(errors)
    }
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, fileno(output), STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fileno(errors), STDERR_FILENO)
    // A group of its own, so that what it starts, as a display, can be ended with it.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var process = pid_t()
    let code = withStrings(arguments) { arguments in
      withStrings(self.environment(environment)) { environment in
        posix_spawnp(
          &process, arguments[0] ?? strdup(""), &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else {
      return ChildProcess(ending: .notStarted(message(code)), output: "", errors: "")
    }
    running.store(process, ordering: .sequentiallyConsistent)
    let ending = wait(for: process, seconds: seconds)
    running.store(0, ordering: .sequentiallyConsistent)
    return ChildProcess(ending: ending, output: text(of: output), errors: text(of: errors))
  }

  /// Ends the child when somebody ends this process: it is a group of its own, which neither the terminal nor a time
  /// limit reaches.
  static func endWithThisProcess() {
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    // Whoever started this may have left them blocked.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    for number in numbers {
      signal(number) { number in
        let group = running.load(ordering: .sequentiallyConsistent)
        if group > 0 { kill(-group, SIGKILL) }
        _exit(128 + number)
      }
    }
  }

  private static func wait(for process: pid_t, seconds: Int) -> Ending {
    let end = Clock.now() + seconds * 1_000_000_000
    var status: Int32 = 0
    while true {
      let result = waitpid(process, &status, WNOHANG)
      if result == process { break }
      if result < 0, errno != EINTR { return .notStarted(message(errno)) }
      if Clock.now() > end {
        kill(-process, SIGKILL)
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return .timedOut
      }
      usleep(2000)
    }
    // Whatever it has left behind would disturb the next one.
    kill(-process, SIGKILL)
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  private static func environment(_ changes: [String: String]) -> [String] {
    var variables: [String] = []
    var entry = environ
    while let text = entry.pointee {
      let variable = String(cString: text)
      let name = variable.prefix { $0 != "=" }
      if changes[String(name)] == nil { variables.append(variable) }
      entry += 1
    }
    return variables + changes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  /// The strings as C has them, with `nil` at the end, as long as `body` runs.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  private static func text(of file: UnsafeMutablePointer<FILE>) -> String {
    rewind(file)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func message(_ code: Int32) -> String { String(cString: strerror(code)) }
}
