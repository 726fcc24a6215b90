/* Heckel's difference of two arrays of 64-bit keys (P. Heckel, "A technique for isolating
 * differences between files", 1978) without his passes over neighbours, which keys that are all
 * distinct do not need. The symbols are in a table with open addressing. */
#pragma once
#include <stdint.h>
#include <stdlib.h>

typedef struct {
  uint64_t key;
  int old_count, new_count, old_index;
} Symbol;

typedef struct {
  Symbol *symbols;
  size_t mask;
} SymbolTable;

typedef struct {
  size_t removals, inserts;
} DifferenceCounts;

static inline Symbol *symbol_of(SymbolTable *table, uint64_t key) {
  size_t i = (key * 0x9E3779B97F4A7C15ull) >> 32 & table->mask;
  while (table->symbols[i].old_count + table->symbols[i].new_count > 0 &&
         table->symbols[i].key != key) {
    i = (i + 1) & table->mask;
  }
  table->symbols[i].key = key;
  return &table->symbols[i];
}

static inline DifferenceCounts heckel(const uint64_t *old_keys, int old_count,
                                      const uint64_t *new_keys, int new_count) {
  size_t slots = 1;
  while (slots < (size_t)(old_count + new_count) * 2) slots *= 2;
  SymbolTable table = {(Symbol *)calloc(slots, sizeof(Symbol)), slots - 1};
  int *new_of_old = (int *)malloc(sizeof(int) * (size_t)old_count);
  int *old_of_new = (int *)malloc(sizeof(int) * (size_t)new_count);
  Symbol **symbols = (Symbol **)malloc(sizeof(Symbol *) * (size_t)new_count);
  for (int i = 0; i < new_count; i++) {
    symbols[i] = symbol_of(&table, new_keys[i]);
    symbols[i]->new_count++;
  }
  for (int i = 0; i < old_count; i++) {
    Symbol *symbol = symbol_of(&table, old_keys[i]);
    symbol->old_count++;
    symbol->old_index = i;
    new_of_old[i] = -1;
  }
  for (int i = 0; i < new_count; i++) {
    old_of_new[i] = -1;
    if (symbols[i]->old_count == 1 && symbols[i]->new_count == 1) {
      old_of_new[i] = symbols[i]->old_index;
      new_of_old[old_of_new[i]] = i;
    }
  }
  DifferenceCounts counts = {0, 0};
  for (int i = 0; i < old_count; i++) counts.removals += new_of_old[i] < 0;
  for (int i = 0; i < new_count; i++) counts.inserts += old_of_new[i] < 0;
  free(table.symbols);
  free(new_of_old);
  free(old_of_new);
  free(symbols);
  return counts;
}
