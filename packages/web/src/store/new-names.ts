/** Letters that are not taken for one another when read aloud or copied by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

function letters(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count))
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** The name of a saved game in this browser. */
export const newId = (): string => letters(12)

/** A seed to be read, copied and played again by anybody. */
export const newSeed = (): string => `${letters(4)}-${letters(4)}-${letters(4)}`

export const newSecret = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32))
