#pragma once

#include <stdbool.h>
#include <stdint.h>

// ICU and FriBidi without their own headers: Foundation has other versions of ICU's types, and a program cannot import both.

/// A search for the places where lines may break.
typedef struct CUnicodeBreaks CUnicodeBreaks;

/// Where lines may break, without a text; NULL where ICU has no data for it.
CUnicodeBreaks *CUnicode_OpenLineBreaks(void);

void CUnicode_CloseLineBreaks(CUnicodeBreaks *breaks);

/// The text must stay where it is until the next call. Says whether it worked.
bool CUnicode_SetText(CUnicodeBreaks *breaks, const uint16_t *text, int32_t length);

/// The next place where a line may break, in UTF-16 units; negative after the last.
int32_t CUnicode_NextBreak(CUnicodeBreaks *breaks);

/// The level of each code point of a paragraph.
///
/// direction: 0 to the right, 1 to the left, else as the first letter does.
/// types, brackets: room for a number for each code point.
/// Returns the level of the paragraph; negative where there is no memory for it.
int32_t CUnicode_Levels(
    const uint32_t *text, int32_t length, int32_t direction, uint32_t *types, uint32_t *brackets,
    int8_t *levels);

/// From places on the line, counted from the left, to places in the text.
///
/// types: room for a number for each level.
/// order: holds 0, 1, 2 and so on.
bool CUnicode_VisualOrder(int8_t *levels, int32_t length, uint32_t *types, int32_t *order);

/// What is shown for a code point that runs to the left.
uint32_t CUnicode_Mirrored(uint32_t scalar);

/// A number for the script of a code point.
int32_t CUnicode_Script(int32_t scalar);

/// The number of the script with four letters of ISO 15924; negative for none.
int32_t CUnicode_ScriptNamed(const char *tag);

int32_t CUnicode_ScriptLimit(void);

bool CUnicode_IsRightToLeft(int32_t script);
