/**
 * Help that a program gave somebody during a game: the coach who ranks answers, and the odds of winning. A game that
 * was played with help says so for ever.
 */
export const HELPS = ['coach', 'odds'] as const
export type Help = (typeof HELPS)[number]

export const isHelp = (raw: unknown): raw is Help => HELPS.some((help) => help === raw)

/** In one order, each once; so is it written. */
export const sortedHelp = (help: Iterable<Help>): readonly Help[] => {
  const used = new Set(help)
  return HELPS.filter((each) => used.has(each))
}
