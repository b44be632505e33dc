import type { Planning, Ruleset } from '@graveshift/kernel'
import { TOY, type Toy } from '@graveshift/kernel/testing'

export const OPTIONS = { seats: 3, rounds: 6, horde: 4 }
const SURE = 10_000

/** Somebody who passes whenever that is allowed, and else takes the first answer. */
export const LAZY: Planning<Toy> = {
  turns: 2,
  policy: (_board, _choice, list) => list().find(({ do: what }) => what === 'pass') ?? list()[0],
  prior: (_board, _choice, picks) => picks.map(() => 0),
  promise: ({ outcome, gangs }) =>
    outcome === undefined ? Math.max(0, 9_000 - 500 * (gangs[0] + gangs[1])) : outcome === 'won' ? SURE : 0,
  effort: () => 100,
  plan: (_board, _choice, { do: what }) => `bot.plan.${what}`,
}

/** The toy as somebody plans it. */
export const rulesWith = (planning: Partial<Planning<Toy>>): Ruleset<Toy> => ({
  ...TOY,
  judgement: { ...TOY.judgement, planning: { ...LAZY, ...planning } },
})
