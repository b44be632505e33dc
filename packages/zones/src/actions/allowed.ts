import type { Turn } from '../board.ts'
import { leftFor } from '../budget.ts'
import type { Kit } from '../kit.ts'
import type { Powers } from '../skills/powers.ts'
import type { Action } from './action.ts'

/** What powers allow, of all actions of a game. */
export interface Allowed {
  /** Whether each is among them, in the order of the game. */
  readonly flags: readonly boolean[]
  readonly all: readonly Action[]
  /** The same with those at the end of which bots never think much. */
  readonly byWorth: readonly Action[]
  /** Without ending the turn, the easy ones first: one thing that can be done is enough to make a turn go on. */
  readonly quick: readonly Action[]
}

/** Anybody with an action left may make noise. */
export const NOISE = 'noise'

function isAble({ needs }: Action, { gives }: Powers): boolean {
  return needs?.skill === undefined || gives.has(needs.skill)
}

/** Whether there is an action left that may pay for it. */
export function canPay({ needs }: Action, powers: Powers, turn: Turn): boolean {
  return needs?.pays === undefined || leftFor(turn, powers, needs.pays) > 0
}

/** What needs nothing but an action first, then what has nothing to choose: what takes least to find possible. */
export function easyFirst(actions: readonly Action[]): readonly Action[] {
  const weight = ({ do: name, plain }: Action) => (name === NOISE ? 0 : plain ? 1 : 2)
  return actions.toSorted((one, other) => weight(one) - weight(other))
}

/** Worked out once for each list of skills, as powers are: most actions need a skill that hardly anybody has. */
export function allowedBy({ actions, remembered }: Kit, powers: Powers): Allowed {
  const known = remembered.allowed.get(powers)
  if (known) return known
  const every = Object.values(actions)
  const all = every.filter((action) => isAble(action, powers))
  const quick = easyFirst(all.filter((action) => action.do !== 'end'))
  const atMost = ({ bots }: Action) => bots?.atMost ?? Number.MAX_SAFE_INTEGER
  const byWorth = all
    .filter((action) => action.do !== 'end' && !action.bots?.never)
    .sort((one, other) => atMost(other) - atMost(one))
  const allowed = { flags: every.map((action) => isAble(action, powers)), all, byWorth, quick }
  remembered.allowed.set(powers, allowed)
  return allowed
}
