#if CLI
  import Glibc

  /// The most memory that this process has held, since it began or since the last reset.
  enum PeakMemory {
    /// Counts from now on, where the system can: of several runs each is then judged by itself.
    static func reset() {
      guard let file = fopen("/proc/self/clear_refs", "w") else { return }
      fputs("5", file)
      fclose(file)
    }

    /// Bytes that were resident at once; `nil` when the system does not tell.
    static func bytes() -> Int? {
      guard let file = fopen("/proc/self/status", "r") else { return nil }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      while fgets(&line, Int32(line.count), file) != nil {
        let text = String(
          decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard text.hasPrefix("VmHWM:") else { continue }
        let digits = text.filter { $0.isNumber }
        return Int(digits).map { $0 * 1024 }
      }
      return nil
    }
  }
#endif
