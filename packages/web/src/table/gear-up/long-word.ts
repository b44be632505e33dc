const LONG_WORD = 13

/** German names are often one long word, which no line break helps: it gets smaller letters where room is short. */
export function hasLongWord(title: string): boolean {
  return title.split(' ').some((word) => word.length >= LONG_WORD)
}
