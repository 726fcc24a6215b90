#include <fribidi/fribidi.h>
#include <stdbool.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

// ICU's functions have the version at the end of their names, by macros that Swift does not see; FriBidi's constants have
// casts in them.

/// Where lines may break, without a text; NULL where ICU has no data for it.
static inline UBreakIterator *CUnicode_OpenLineBreaks(void) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, "root", NULL, 0, &error);
  return U_FAILURE(error) ? NULL : breaks;
}

static inline void CUnicode_CloseLineBreaks(UBreakIterator *breaks) { ubrk_close(breaks); }

/// The text must stay where it is until the next call. Says whether it worked.
static inline bool CUnicode_SetText(UBreakIterator *breaks, const UChar *text, int32_t length) {
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(breaks, text, length, &error);
  return !U_FAILURE(error);
}

/// The next place where a line may break, in UTF-16 units; negative after the last.
static inline int32_t CUnicode_NextBreak(UBreakIterator *breaks) { return ubrk_next(breaks); }

/// The level of each code point of a paragraph.
///
/// direction: 0 to the right, 1 to the left, else as the first letter does.
/// types, brackets: room for a number for each code point.
/// Returns the level of the paragraph; negative where there is no memory for it.
static inline int32_t CUnicode_Levels(
    const uint32_t *text, int32_t length, int32_t direction, uint32_t *types, uint32_t *brackets,
    int8_t *levels) {
  FriBidiParType base = direction == 0   ? FRIBIDI_PAR_LTR
                        : direction == 1 ? FRIBIDI_PAR_RTL
                                         : FRIBIDI_PAR_ON;
  fribidi_get_bidi_types(text, length, types);
  fribidi_get_bracket_types(text, length, types, brackets);
  if (!fribidi_get_par_embedding_levels_ex(types, brackets, length, &base, levels)) return -1;
  return FRIBIDI_IS_RTL(base) ? 1 : 0;
}

/// From places on the line, counted from the left, to places in the text.
///
/// types: room for a number for each level.
/// order: holds 0, 1, 2 and so on.
static inline bool CUnicode_VisualOrder(
    int8_t *levels, int32_t length, uint32_t *types, int32_t *order) {
  // The whitespace at the end of the line was taken off before.
  for (int32_t index = 0; index < length; ++index) types[index] = FRIBIDI_TYPE_LTR;
  return fribidi_reorder_line(0, types, length, 0, FRIBIDI_PAR_LTR, levels, NULL, order) != 0;
}

/// What is shown for a code point that runs to the left.
static inline uint32_t CUnicode_Mirrored(uint32_t scalar) {
  uint32_t mirrored = scalar;
  fribidi_get_mirror_char(scalar, &mirrored);
  return mirrored;
}

/// A number for the script of a code point.
static inline int32_t CUnicode_Script(UChar32 scalar) {
  UErrorCode error = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(scalar, &error);
  return U_FAILURE(error) ? USCRIPT_COMMON : script;
}

/// The number of the script with four letters of ISO 15924; negative for none.
static inline int32_t CUnicode_ScriptNamed(const char *tag) {
  return u_getPropertyValueEnum(UCHAR_SCRIPT, tag);
}

static inline int32_t CUnicode_ScriptLimit(void) { return u_getIntPropertyMaxValue(UCHAR_SCRIPT) + 1; }

static inline bool CUnicode_IsRightToLeft(int32_t script) { return uscript_isRightToLeft(script); }
