/** Shorter words fit wherever there is a weapon's name. */
const LONG_WORD = 13

/** Letters of the longest word, or part of one: where room is short it sets the size of the letters. */
export function longestWord(title: string): number {
  return Math.max(...title.split(/[ -]/).map((word) => word.length))
}

/**
 * A title whose long words may be broken where their parts meet. Browsers rarely know that of German compounds;
 * `breaks` says it: 'vorschlag|hammer'.
 */
export function withBreaks(title: string, breaks: string, from = LONG_WORD): string {
  const places = new Map(breaks.split(' ').map((word) => [word.replace('|', ''), word.indexOf('|')]))
  return title
    .split(' ')
    .map((word) => {
      const at = word.length < from ? undefined : places.get(word.toLowerCase())
      return at === undefined ? word : `${word.slice(0, at)}\u00ad${word.slice(at)}`
    })
    .join(' ')
}
