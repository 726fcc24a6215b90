#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>
#include <dlfcn.h>
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

typedef void (*CSDL2_ALSAHandler)(const char *file, int line, const char *function, int code,
                                  const char *format, ...);

static inline void CSDL2_IgnoreALSA(const char *file, int line, const char *function, int code,
                                    const char *format, ...) {
  (void)file, (void)line, (void)function, (void)code, (void)format;
}

/// Replaces what ALSA, where it is installed, does with messages: by itself it writes eight lines to standard error on
/// a machine without a sound card. SDL reports that there is none. `NULL` ignores messages.
///
/// Returns the handler before; `NULL` without ALSA, which then need not be given back.
static inline CSDL2_ALSAHandler CSDL2_HandleALSA(CSDL2_ALSAHandler handler) {
  // Opened by SDL as well; it stays open, or the next handler would be another library's.
  void *library = dlopen("libasound.so.2", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  if (!library) return NULL;
  CSDL2_ALSAHandler *current = (CSDL2_ALSAHandler *)dlsym(library, "snd_lib_error");
  int (*set)(CSDL2_ALSAHandler) = (int (*)(CSDL2_ALSAHandler))dlsym(library, "snd_lib_error_set_handler");
  CSDL2_ALSAHandler before = current ? *current : NULL;
  if (set) set(handler ? handler : CSDL2_IgnoreALSA);
  dlclose(library);
  return before;
}

/// Opens the usual audio device as `SDL_OpenAudioDevice` does, without messages of ALSA. 0 where there is none.
static inline SDL_AudioDeviceID CSDL2_OpenAudio(const SDL_AudioSpec *wanted) {
  CSDL2_ALSAHandler before = CSDL2_HandleALSA(NULL);
  SDL_AudioDeviceID device = 0;
  if (SDL_InitSubSystem(SDL_INIT_AUDIO) == 0) {
    device = SDL_OpenAudioDevice(NULL, 0, wanted, NULL, 0);
    if (!device) {
      // Stopping the subsystem forgets why.
      char reason[256];
      SDL_strlcpy(reason, SDL_GetError(), sizeof reason);
      SDL_QuitSubSystem(SDL_INIT_AUDIO);
      SDL_SetError("%s", reason);
    }
  }
  if (before) CSDL2_HandleALSA(before);
  return device;
}
