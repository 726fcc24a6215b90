#if CLI
  import Foundation

  /// Why a file cannot be read or written, in words.
  public struct FileProblem: Error, Equatable, Sendable, CustomStringConvertible {
    public var description: String

    /// Creates a problem from its description.
    public init(_ description: String) { self.description = description }

    /// What is said of a file that was to be read: `is not there`, `cannot be read: permission denied`.
    public var readingPhrase: String {
      self == FileProblem(code: ENOENT) ? "is not there" : "cannot be read: \(description)"
    }

    /// - Parameters:
    ///   - code: the error number of the call that failed.
    ///   - isWriting: whether the file was to be created: then a missing folder is the problem.
    package init(code: Int32, isWriting: Bool = false) {
      description =
        switch code {
        case ENOENT: isWriting ? "there is no such folder" : "no such file"
        case EACCES, EPERM: "permission denied"
        case EISDIR: "it is a folder"
        case ENOTDIR: "a part of the path is not a folder"
        case ENOSPC: "the disk is full"
        case EDQUOT: "the disk quota is used up"
        case EFBIG: "the file would be larger than the system allows"
        case EROFS: "the file system is read-only"
        case ENAMETOOLONG: "the name is too long"
        case ELOOP: "too many symbolic links lead to it"
        case EMFILE, ENFILE: "too many files are open"
        case ETXTBSY, EBUSY: "it is in use"
        case EIO: "the device failed"
        case EPIPE: "nobody reads it"
        case ENXIO: "nothing is connected to it"
        default: strerror(code).map { String(cString: $0) } ?? "error \(code)"
        }
    }

    /// Why the files of a folder cannot be listed.
    public static func listing(_ path: String) -> FileProblem {
      var status = stat()
      guard stat(path, &status) == 0 else { return FileProblem(code: errno) }
      return FileProblem(code: status.st_mode & S_IFMT == S_IFDIR ? EACCES : ENOTDIR)
    }

    /// The most bytes of a file that is read: devices may have no end.
    private static let sizeLimit = 1 << 30

    /// The bytes of a file, a pipe or a device.
    public static func bytes(of path: String) throws(FileProblem) -> [UInt8] {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { throw FileProblem(code: errno) }
      defer { close(file) }
      var bytes: [UInt8] = []
      var status = stat()
      if fstat(file, &status) == 0, status.st_size > 0 {
        bytes.reserveCapacity(min(Int(status.st_size), sizeLimit))
      }
      let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
      defer { chunk.deallocate() }
      while true {
        let count = read(file, chunk.baseAddress, chunk.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw FileProblem(code: errno) }
        guard count > 0 else { return bytes }
        guard bytes.count + count <= sizeLimit else {
          throw FileProblem("it has more than \(sizeLimit >> 20) MiB")
        }
        bytes.append(contentsOf: chunk[..<count])
      }
    }
  }
#endif
