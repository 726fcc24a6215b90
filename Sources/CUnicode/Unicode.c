#include "CUnicode.h"

#ifdef SDL
#include <fribidi/fribidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

CUnicodeBreaks *CUnicode_OpenLineBreaks(void) {
  UErrorCode error = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, "root", NULL, 0, &error);
  return U_FAILURE(error) ? NULL : (CUnicodeBreaks *)breaks;
}

void CUnicode_CloseLineBreaks(CUnicodeBreaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

bool CUnicode_SetText(CUnicodeBreaks *breaks, const uint16_t *text, int32_t length) {
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)breaks, text, length, &error);
  return !U_FAILURE(error);
}

int32_t CUnicode_NextBreak(CUnicodeBreaks *breaks) { return ubrk_next((UBreakIterator *)breaks); }

int32_t CUnicode_Levels(
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

bool CUnicode_VisualOrder(int8_t *levels, int32_t length, uint32_t *types, int32_t *order) {
  // The whitespace at the end of the line was taken off before.
  for (int32_t index = 0; index < length; ++index) types[index] = FRIBIDI_TYPE_LTR;
  return fribidi_reorder_line(0, types, length, 0, FRIBIDI_PAR_LTR, levels, NULL, order) != 0;
}

uint32_t CUnicode_Mirrored(uint32_t scalar) {
  uint32_t mirrored = scalar;
  fribidi_get_mirror_char(scalar, &mirrored);
  return mirrored;
}

int32_t CUnicode_Script(int32_t scalar) {
  UErrorCode error = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(scalar, &error);
  return U_FAILURE(error) ? USCRIPT_COMMON : script;
}

int32_t CUnicode_ScriptNamed(const char *tag) { return u_getPropertyValueEnum(UCHAR_SCRIPT, tag); }

int32_t CUnicode_ScriptLimit(void) { return u_getIntPropertyMaxValue(UCHAR_SCRIPT) + 1; }

bool CUnicode_IsRightToLeft(int32_t script) { return uscript_isRightToLeft(script); }
#endif
