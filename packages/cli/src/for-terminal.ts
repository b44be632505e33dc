/** What moves a cursor, colors, rings or turns text around, wherever it may come from; lines stay lines. */
const STEERS = /[\p{Cc}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** Text from a file as a terminal may see it. */
export const forTerminal = (text: string): string =>
  text.replace(STEERS, (sign) => (sign === '\n' ? sign : '\ufffd'))
