/** What can be said at a table, by key: every reader sees it in the own language, and nobody has to read more. */
export const PHRASES = [
  'hello',
  'yes',
  'no',
  'wait',
  'ready',
  'help',
  'mine',
  'careful',
  'boss',
  'nice',
  'thanks',
  'sorry',
] as const

export type Phrase = (typeof PHRASES)[number]

export const phraseFrom = (key: string): Phrase | undefined => PHRASES.find((known) => known === key)
