#if SDL
  internal import CSDL2

  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #elseif canImport(Darwin)
    internal import Darwin
  #endif

  /// A font's file in memory, as far as it has been read: letters are looked up without asking the
  /// system, and all sizes of a font share it.
  ///
  /// A file that is cut short while it is open ends the program, as it does with FreeType's own files.
  final class FontFile {
    private let bytes: UnsafeMutableRawPointer
    private let count: Int

    /// `nil` where there is no such file, or none that can be mapped.
    init?(path: String) {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_size > 0, status.st_size < Int32.max,
        let bytes = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0),
        bytes != MAP_FAILED
      else { return nil }
      (self.bytes, count) = (bytes, Int(status.st_size))
    }

    /// Fonts that read it must have been closed.
    deinit { munmap(bytes, count) }

    /// What a font reads. The font closes it.
    func reader() -> UnsafeMutablePointer<SDL_RWops>? { SDL_RWFromConstMem(bytes, Int32(count)) }
  }
#endif
