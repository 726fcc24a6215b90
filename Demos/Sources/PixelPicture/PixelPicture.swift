public import Scrollwork

/// A display list painted into memory, without a library: a renderer to read before you write your own.
///
/// Rectangles lie on whole pixels, the same ones as in a window of `ScrollSDL`. Corners, lines that lean and shapes
/// inside a transform that turns or scales are smooth: 16 points of each pixel are tested. A shadow is a smooth step
/// over the distance from its edge, images take the nearest pixel, and letters are those of `BitmapFont`. A command
/// with a number that is not finite draws nothing; only an infinite radius is half of the shorter side, and text may have
/// an infinite width. The picture is opaque. The same list gives the same bytes on every machine.
public struct PixelPicture {
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// Pixels per point.
  public let scale: Double
  public let background: Color
  /// The pictures that `image` commands name. An image without a picture is not drawn.
  public var images: [String: PixelPicture] = [:] {
    didSet { shown = nil }
  }
  /// Red, green and blue of each pixel, row by row.
  var bytes: [UInt8] = []
  private var shown: DisplayList?

  /// A picture of the background alone.
  ///
  /// - Parameters:
  ///   - size: the size of the viewport, in points.
  ///   - scale: pixels per point.
  /// - Returns: `nil` for a size that is not between 1 and 8,192 pixels each way, or a scale that is not above 0 and
  ///   at most 16.
  public init?(
    size: LayoutSize, scale: Double = 1, background: Color = Color(red: 255, green: 255, blue: 255)
  ) {
    let (across, down) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard scale > 0, scale <= 16, across >= 1, across <= 8192, down >= 1, down <= 8192 else {
      return nil
    }
    (width, height, self.scale, self.background) = (Int(across), Int(down), scale, background)
    clear()
  }

  /// Draws a list on the background, in place of the list before.
  ///
  /// - Returns: whether anything was painted: an equal list leaves every pixel as it is.
  @discardableResult
  public mutating func draw(_ list: DisplayList) -> Bool {
    guard list != shown else { return false }
    shown = list
    clear()
    for group in list.groups { draw(group, of: list) }
    return true
  }

  /// The picture as a file in the portable pixmap format (P6).
  public var ppm: [UInt8] { Array("P6\n\(width) \(height)\n255\n".utf8) + bytes }

  /// The color of a pixel, counted from the top left. Outside the picture it is the background.
  public subscript(x: Int, y: Int) -> Color {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return background }
    let first = (y * width + x) * 3
    return Color(red: bytes[first], green: bytes[first + 1], blue: bytes[first + 2])
  }

  private mutating func clear() {
    let pixel = [background.red, background.green, background.blue]
    bytes = (0..<width * height * 3).map { pixel[$0 % 3] }
  }

  private mutating func draw(_ group: DisplayList.Group, of list: DisplayList) {
    let room = PixelBox(left: 0, top: 0, right: width, bottom: height)
    guard var state = PixelState(group, scale: scale, clip: room) else { return }
    var stack: [PixelState] = []
    for command in list.commands[group.commands] {
      switch command {
      case .pushClip(let rect, let radius):
        stack.append(state)
        pushClip(state.shape(rect, radius: radius), &state)
      case .pushOpacity(let opacity):
        stack.append(state)
        state.saved = nil
        state.opacity *= opacity > 0 ? min(opacity, 1) : 0
      case .pushTransform(let transform):
        stack.append(state)
        state.saved = nil
        state.apply(transform)
      case .pop: pop(&state, &stack)
      default: paint(command, list, state)
      }
    }
    while !stack.isEmpty { pop(&state, &stack) }
  }

  /// Narrows the clip to a shape. If its edge runs through pixels, their colors are saved.
  private mutating func pushClip(_ shape: PixelShape?, _ state: inout PixelState) {
    state.saved = nil
    state.clip = state.clip.intersection(shape?.bounds ?? PixelBox.empty)
    guard let shape, !state.clip.isEmpty, !state.isAligned || shape.radius > 0 else { return }
    var pixels: [UInt8] = []
    for y in state.clip.top..<state.clip.bottom {
      pixels += bytes[(y * width + state.clip.left) * 3..<(y * width + state.clip.right) * 3]
    }
    state.saved = PixelState.Saved(shape: shape, pixels: pixels)
  }

  /// Ends a state. The saved pixels come back as far as they lie outside of the clip.
  private mutating func pop(_ state: inout PixelState, _ stack: inout [PixelState]) {
    guard let outer = stack.popLast() else { return }
    defer { state = outer }
    guard let saved = state.saved else { return }
    var next = 0
    for y in state.clip.top..<state.clip.bottom {
      for x in state.clip.left..<state.clip.right {
        let outside = Int(16 - saved.shape.coverage(x, y) * 16)
        for channel in 0..<3 where outside > 0 {
          let place = (y * width + x) * 3 + channel
          let (new, old) = (Int(bytes[place]), Int(saved.pixels[next + channel]))
          bytes[place] = UInt8((new * (16 - outside) + old * outside + 8) / 16)
        }
        next += 3
      }
    }
  }
}
