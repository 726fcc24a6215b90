import Glibc

/// Files by their paths.
enum Files {
  struct WriteError: Error, CustomStringConvertible {
    var description: String
  }

  /// A file as text; `nil` if it cannot be read.
  static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func write(_ text: String, to path: String) throws(WriteError) {
    guard let file = fopen(path, "w") else { throw error(path) }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else { throw error(path) }
  }

  /// Makes a folder, with those that it is in.
  static func makeFolder(_ path: String) throws(WriteError) {
    var prefix = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      prefix += part + "/"
      guard mkdir(prefix, 0o777) == 0 || errno == EEXIST else { throw error(prefix) }
    }
    guard access(path, W_OK) == 0 else { throw error(path) }
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The folder that a file is in.
  static func folder(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
  }

  private static func error(_ path: String) -> WriteError {
    WriteError(description: "\(path): \(ChildProcess.message(errno))")
  }
}

extension Files {
  /// What a symbolic link stands for, with all links on the way followed.
  static func path(of link: String) -> String? {
    guard let path = realpath(link, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
