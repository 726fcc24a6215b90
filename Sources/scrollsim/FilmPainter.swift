#if CLI && SDL
  import FoundationEssentials
  import ScrollReports
  import ScrollSDL
  import ScrollTools

  /// Draws films with SDL, without a window.
  struct FilmPainter {
    private let fonts: FontBook

    init() throws(Failure) {
      do throws(SDLFailure) { fonts = try FontBook() } catch {
        throw .badInput("pictures cannot be drawn: \(error)")
      }
    }

    /// A strip as a PNG file.
    func strip(_ film: Filmstrip) throws(Failure) -> [UInt8] {
      let picture = film.picture()
      return try png(picture, on: surface(picture, scale: 2))
    }

    /// The screens one after the other as an animated PNG file.
    func animation(_ film: Filmstrip) throws(Failure) -> [UInt8] {
      var animation = AnimatedPNG()
      var surface: SurfaceRenderer?
      for index in 0..<film.pictureCount {
        guard let picture = film.picture(at: index) else { continue }
        let canvas = if let surface { surface } else { try self.surface(picture, scale: 1) }
        surface = canvas
        let milliseconds = Int((min(max(picture.duration, 0), 60) * 1000).rounded())
        let bytes = try png(picture, on: canvas)
        do throws(AnimatedPNG.Problem) {
          try animation.append(bytes, milliseconds: milliseconds)
        } catch {
          throw .badInput("the animated PNG cannot be written: \(error)")
        }
      }
      return animation.bytes
    }

    private func surface(
      _ picture: Filmstrip.Picture, scale: Double
    ) throws(Failure) -> SurfaceRenderer {
      do throws(SDLFailure) {
        return try SurfaceRenderer(size: picture.size, scale: scale, fonts: fonts)
      } catch {
        throw .badInput("pictures cannot be drawn: \(error)")
      }
    }

    private func png(
      _ picture: Filmstrip.Picture, on surface: SurfaceRenderer
    ) throws(Failure) -> [UInt8] {
      let manager = FileManager.default
      let path = manager.temporaryDirectory.appending(path: "film-\(UUID().uuidString).png").path
      ExitSignals.remove(atExit: path)
      defer { try? manager.removeItem(atPath: path) }
      surface.draw(picture.list)
      do throws(SDLFailure) { try surface.writePNG(to: path) } catch {
        throw .badInput("pictures cannot be drawn: \(error)")
      }
      guard let data = manager.contents(atPath: path) else {
        throw .badInput("\(path): error: cannot be read")
      }
      return Array(data)
    }
  }
#endif
