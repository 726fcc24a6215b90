#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>
#include <pthread.h>

/// Where the pointer was when a wheel turned, in the window's pixels. SDL tells since 2.26; before,
/// it is where it was known to be.
static inline SDL_Point CSDL2_WheelPlace(const SDL_MouseWheelEvent *wheel, SDL_Point known) {
#if SDL_VERSION_ATLEAST(2, 26, 0)
  return (SDL_Point){wheel->mouseX, wheel->mouseY};
#else
  return known;
#endif
}

/// Within a function, as Swift does not emit variables that a header only declares.
static inline pthread_key_t *CSDL2_ThreadKey(void) {
  static pthread_key_t key;
  return &key;
}

static inline void CSDL2_ThreadEnds(void *value) {
  (void)value;
  SDL_TLSCleanup();
}

static inline void CSDL2_MakeThreadKey(void) {
  pthread_key_create(CSDL2_ThreadKey(), CSDL2_ThreadEnds);
}

/// Has what SDL keeps for this thread, its error text, go when the thread ends. SDL does so for threads
/// of its own only. Keys end in the order they were made: call it before anything else of SDL's.
static inline void CSDL2_CleanUpWithThread(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, CSDL2_MakeThreadKey);
  pthread_setspecific(*CSDL2_ThreadKey(), CSDL2_ThreadKey());
}
