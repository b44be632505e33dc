import type { Turn } from '../board.ts'
import { leftFor } from '../budget.ts'
import type { Kit } from '../kit.ts'
import type { Powers } from '../skills/powers.ts'
import type { Action } from './action.ts'

/** What powers allow, of all actions of a game. */
export interface Allowed {
  /** The actions of which game this was worked out for. */
  readonly actions: Kit['actions']
  /** Whether each is among them, in the order of the game. */
  readonly flags: readonly boolean[]
  readonly all: readonly Action[]
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
const known = new WeakMap<Powers, Allowed>()

export function allowedBy({ actions }: Kit, powers: Powers): Allowed {
  const found = known.get(powers)
  if (found?.actions === actions) return found
  const every = Object.values(actions)
  const all = every.filter((action) => isAble(action, powers))
  const quick = easyFirst(all.filter((action) => action.do !== 'end'))
  const allowed = { actions, flags: every.map((action) => isAble(action, powers)), all, quick }
  known.set(powers, allowed)
  return allowed
}
