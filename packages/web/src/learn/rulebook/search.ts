/** Something that can be found. */
export interface Entry {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Numbers it also goes by. */
  readonly numbers: readonly string[]
}

/** Marks that hang on letters: 'ü' is found by 'u', 'è' by 'e'. */
const MARKS = /\p{M}/gu

function foldLetter(letter: string): string {
  return letter.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'")
}

/** A text as it is compared: no accents, no capitals. */
export function fold(text: string): string {
  return Array.from(text, foldLetter).join('')
}

export function wordsOf(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Entries that hold every word of the query, those whose title holds them first; else in the order given. */
export function find<E extends Entry>(entries: readonly E[], query: string): E[] {
  const words = wordsOf(query)
  if (words.length === 0) return [...entries]
  const inTitle: E[] = []
  const inText: E[] = []
  for (const entry of entries) {
    const title = fold(`${entry.title} ${entry.numbers.join(' ')}`)
    const text = fold(entry.text)
    if (words.every((word) => title.includes(word))) inTitle.push(entry)
    else if (words.every((word) => title.includes(word) || text.includes(word))) inText.push(entry)
  }
  return [...inTitle, ...inText]
}

export interface Piece {
  readonly text: string
  readonly hit: boolean
  /** Where it begins: a name for it in its text. */
  readonly at: number
}

/** A text cut where the query's words stand in it. */
export function piecesOf(text: string, query: string): Piece[] {
  const words = wordsOf(query)
  const letters = Array.from(text)
  // A letter may fold into two, as ß does: where each folded letter comes from.
  const from: number[] = []
  let folded = ''
  letters.forEach((letter, index) => {
    const plain = foldLetter(letter)
    folded += plain
    for (let each = 0; each < plain.length; each++) from.push(index)
  })
  const hit = letters.map(() => false)
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      for (let each = at; each < at + word.length; each++) hit[from[each] ?? 0] = true
  const pieces: { text: string; hit: boolean; at: number }[] = []
  letters.forEach((letter, at) => {
    const last = pieces.at(-1)
    if (last && last.hit === hit[at]) last.text += letter
    else pieces.push({ text: letter, hit: hit[at] ?? false, at })
  })
  return pieces
}
