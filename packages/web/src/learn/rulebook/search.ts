/** Something that can be found. */
export interface SearchEntry {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Numbers it also goes by. */
  readonly numbers: readonly string[]
  /** Other words people use for it. */
  readonly also?: readonly string[]
}

/** Marks that hang on letters: 'ü' is found by 'u', 'è' by 'e'. */
const MARKS = /\p{M}/gu

/** A text as it is compared: no accents, no capitals. */
function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'")
}

/** The same for one letter. Most need no more than this, and texts are marked letter by letter. */
const foldLetter = (letter: string): string => (letter <= '\u007f' ? letter.toLowerCase() : fold(letter))

/** What words end in when they are more than one, past, or going on; in all three languages. */
const ENDINGS = /(?:ing|ed|e[mnrs]|[aeinos])$/
/** Shorter ones would be found nearly everywhere. */
const LEAST_STEM = 4
const LEAST_INSIDE = 3

/** A word that is looked for, in the ways it may stand in a text. */
interface Wanted {
  /** At the beginning of a word. */
  readonly beginnings: readonly string[]
  /** Anywhere, as parts of German words are. */
  readonly inside: string | undefined
}

function wanted(word: string): Wanted {
  // Umlauts on a keyboard that has none.
  const plain = word.replaceAll(/([aou])e/g, '$1')
  const stem = word.replace(ENDINGS, '')
  // 'splitting' is about to split.
  const stems = [stem, stem.replace(/([^aeiou])\1$/, '$1')].filter(({ length }) => length >= LEAST_STEM)
  const forms = [word, plain, word.replaceAll('-', ' '), ...stems]
  return { beginnings: [...new Set(forms)], inside: word.length < LEAST_INSIDE ? undefined : word }
}

function wantedIn(query: string): Wanted[] {
  return fold(query)
    .split(/[\s,;:.!?"“”„()/]+/)
    .filter((word) => word !== '')
    .map(wanted)
}

const LETTER = /[\p{L}\p{N}]/u

const beginsAt = (text: string, at: number): boolean => at === 0 || !LETTER.test(text.charAt(at - 1))

/** Where a form stands in a folded text. */
function* placesOf(text: string, form: string, only: 'beginnings' | 'anywhere'): Generator<number> {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
    if (only === 'anywhere' || beginsAt(text, at)) yield at
}

const stands = (text: string, form: string, only: 'beginnings' | 'anywhere'): boolean =>
  !placesOf(text, form, only).next().done

const beginsIn = (text: string, { beginnings }: Wanted): boolean =>
  beginnings.some((form) => stands(text, form, 'beginnings'))

const standsIn = (text: string, word: Wanted): boolean =>
  beginsIn(text, word) || (word.inside !== undefined && stands(text, word.inside, 'anywhere'))

/** How near an entry is to what is looked for, 0 the nearest; undefined if a word is nowhere in it. */
function distance(entry: SearchEntry, words: readonly Wanted[]): number | undefined {
  const title = fold(`${entry.title} ${entry.numbers.join(' ')}`)
  const also = fold(entry.also?.join(' ') ?? '')
  const text = fold(entry.text)
  const all = (holds: (word: Wanted) => boolean) => words.every(holds)
  if (all((word) => beginsIn(title, word))) return 0
  if (all((word) => standsIn(title, word))) return 1
  if (all((word) => beginsIn(title, word) || beginsIn(also, word))) return 2
  return all((word) => standsIn(title, word) || beginsIn(also, word) || standsIn(text, word)) ? 3 : undefined
}

/** Entries that hold every word of the query, the nearest first; else in the order given. */
export function find<E extends SearchEntry>(entries: readonly E[], query: string): E[] {
  const words = wantedIn(query)
  if (words.length === 0) return [...entries]
  return entries
    .flatMap((entry) => {
      const far = distance(entry, words)
      return far === undefined ? [] : [{ entry, far }]
    })
    .sort((a, b) => a.far - b.far)
    .map(({ entry }) => entry)
}

/** Of an entry's other words those that were looked for. */
export function alsoFound(also: readonly string[], query: string): string[] {
  const words = wantedIn(query)
  return also.filter((other) => words.some((word) => beginsIn(fold(other), word)))
}

export interface Piece {
  readonly text: string
  readonly hit: boolean
  /** Where it begins: a name for it in its text. */
  readonly at: number
}

/** A text cut where the query's words stand in it. */
export function piecesOf(text: string, query: string): Piece[] {
  const words = wantedIn(query)
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
  const mark = (form: string, only: 'beginnings' | 'anywhere') => {
    for (const at of placesOf(folded, form, only))
      for (let each = at; each < at + form.length; each++) hit[from[each] ?? 0] = true
  }
  for (const { beginnings, inside } of words) {
    for (const form of beginnings) mark(form, 'beginnings')
    if (inside !== undefined) mark(inside, 'anywhere')
  }
  const pieces: { text: string; hit: boolean; at: number }[] = []
  letters.forEach((letter, at) => {
    const last = pieces.at(-1)
    if (last && last.hit === hit[at]) last.text += letter
    else pieces.push({ text: letter, hit: hit[at] ?? false, at })
  })
  return pieces
}
