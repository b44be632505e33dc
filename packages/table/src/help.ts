/** Help that people switch on for themselves: the coach who ranks answers, and the odds of winning. */
export const AIDS = ['coach', 'odds'] as const
export type Aid = (typeof AIDS)[number]

/** Help that a program gave in a game, bots that answered in somebody's place included. The record keeps it for good. */
export const HELPS = [...AIDS, 'bots'] as const
export type Help = (typeof HELPS)[number]

export const isHelp = (raw: unknown): raw is Help => HELPS.some((help) => help === raw)

/** Of all help that was used, what people switched on. */
export const aidsIn = (help: readonly Help[]): readonly Aid[] => AIDS.filter((aid) => help.includes(aid))

/** In one order, each once; so is it written. */
export const sortedHelp = (help: Iterable<Help>): readonly Help[] => {
  const used = new Set(help)
  return HELPS.filter((each) => used.has(each))
}
