#if SDL
  internal import CSDL2

  /// Makes textures whose pixels are written from time to time, and which are blended and stretched smoothly.
  enum StaticTexture {
    /// - Returns: `nil` when SDL cannot make one.
    static func make(_ renderer: OpaquePointer, width: Int32, height: Int32) -> OpaquePointer? {
      guard
        let texture = SDL_CreateTexture(
          renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue),
          width, height)
      else { return nil }
      SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
      SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear)
      return texture
    }
  }
#endif
