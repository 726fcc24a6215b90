#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>

/// Where the pointer was when a wheel turned, in the window's pixels. SDL tells since 2.26; before,
/// it is where it was known to be.
static inline SDL_Point CSDL2_WheelPlace(const SDL_MouseWheelEvent *wheel, SDL_Point known) {
#if SDL_VERSION_ATLEAST(2, 26, 0)
  return (SDL_Point){wheel->mouseX, wheel->mouseY};
#else
  return known;
#endif
}
