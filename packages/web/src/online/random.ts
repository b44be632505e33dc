export const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** 128 random bits and a little more, in the 22 letters in which a table takes names of intents. */
export const newIntent = (): string => Array.from(randomBytes(22), (byte) => LETTERS[byte & 63]).join('')
