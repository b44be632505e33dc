/* Counts and lists placements with precomputed 64-bit masks, one test each: the plain native way.
   Input: seconds to spend on each, then the number of figures, for each the number of its masks and the masks,
   then the number of boards and their open squares. Output: boards counted and listed per second, placements found. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static uint64_t listed[4096];

static size_t count(const uint64_t *masks, size_t size, uint64_t open) {
  size_t found = 0;
  for (size_t i = 0; i < size; i++) found += (masks[i] & ~open) == 0;
  return found;
}

static size_t list(const uint64_t *masks, size_t size, uint64_t open) {
  size_t found = 0;
  for (size_t i = 0; i < size; i++)
    if ((masks[i] & ~open) == 0) listed[found++] = masks[i];
  return found;
}

int main(void) {
  double seconds;
  size_t figures, boards;
  if (scanf("%lf %zu", &seconds, &figures) != 2) return 1;
  size_t *sizes = malloc(figures * sizeof *sizes);
  uint64_t **masks = malloc(figures * sizeof *masks);
  for (size_t f = 0; f < figures; f++) {
    if (scanf("%zu", &sizes[f]) != 1) return 1;
    masks[f] = malloc(sizes[f] * sizeof **masks);
    for (size_t i = 0; i < sizes[f]; i++)
      if (scanf("%" SCNu64, &masks[f][i]) != 1) return 1;
  }
  if (scanf("%zu", &boards) != 1) return 1;
  uint64_t *open = malloc(boards * sizeof *open);
  for (size_t b = 0; b < boards; b++)
    if (scanf("%" SCNu64, &open[b]) != 1) return 1;

  double rates[2];
  size_t found[2];
  for (int way = 0; way < 2; way++) {
    size_t rounds = 0;
    clock_t begin = clock();
    double spent = 0;
    while (spent < seconds) {
      found[way] = 0;
      for (size_t b = 0; b < boards; b++)
        for (size_t f = 0; f < figures; f++)
          found[way] += way == 0 ? count(masks[f], sizes[f], open[b]) : list(masks[f], sizes[f], open[b]);
      rounds++;
      spent = (double)(clock() - begin) / CLOCKS_PER_SEC;
    }
    rates[way] = (double)(rounds * boards) / spent;
  }
  printf("%f %f %zu %zu\n", rates[0], rates[1], found[0], found[1]);
  return 0;
}
