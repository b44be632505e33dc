/** How a name is compared: no capitals, no accents, no difference between a space and a dash. */
export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/g, '-')

/** Something that can be asked for, with what it is called in the player's language and in the others. */
export interface Named<T> {
  readonly thing: T
  readonly own: readonly string[]
  readonly others: readonly string[]
}

/** Shorter words are in too many names. */
const FEWEST_LETTERS = 4
/** Letters two words must begin with to be taken for one: 'abominazione' and 'Abominio'. */
const SAME_BEGINNING = 5
/** As many as a player reads. */
const MOST_FOUND = 6

function sharedBeginning(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/** Ways in which a name answers what was typed, the surest first. */
const WAYS: readonly ((wanted: string, named: Named<unknown>) => boolean)[] = [
  (wanted, { own }) => own.some((name) => plain(name) === wanted),
  (wanted, { others }) => others.some((name) => plain(name) === wanted),
  (wanted, { own, others }) =>
    wanted.length >= FEWEST_LETTERS && [...own, ...others].some((name) => plain(name).includes(wanted)),
  (wanted, { own, others }) =>
    [...own, ...others].some((name) => {
      const shared = sharedBeginning(wanted, plain(name))
      return shared >= SAME_BEGINNING && 2 * shared >= wanted.length
    }),
]

/** The things with this name; if there are none, those with a name like it. */
export function findNamed<T>(typed: string, things: readonly Named<T>[]): T[] {
  const wanted = plain(typed)
  if (wanted === '') return []
  for (const answers of WAYS) {
    const found = things.filter((each) => answers(wanted, each))
    if (found.length > 0) return found.slice(0, MOST_FOUND).map(({ thing }) => thing)
  }
  return []
}
