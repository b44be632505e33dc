import type { Action } from '../actions/action.ts'
import { NONE } from '../board.ts'
import { PAYS } from '../budget.ts'
import type { ActPick } from '../game.ts'
import { hasZombies } from '../horde.ts'
import { aidWorth, standCost, stepsToNearest } from './attacks.ts'
import { strikeWorth } from './fight-worth.ts'
import { POLICY as F } from './figures.ts'
import type { Look } from './look.ts'

/** Out of the way of whatever else there is to do. */
const HARDLY = -10

/** Actions that going somewhere costs: zombies hold whoever walks away from them. */
function priceOf({ here, powers }: Look, { needs }: Action, pick: ActPick): number {
  const slips = powers.slippery || (pick as { slip?: boolean }).slip === true
  return needs?.pays === PAYS.move && !slips ? 1 + here : 1
}

/** What a step is worth more to those who have no time to lose. */
const HASTE = 3

/** Steps gained, and how one stands there instead of here. */
export function goingWorth(look: Look, to: number, price: number): number {
  const { kit, board, person, who, target, roads, left, orders, stay, apart } = look
  const { size } = kit.map
  const rest = Math.max(0, left - price)
  const gained =
    target === NONE ? 0 : (roads[who.zone * size + target] as number) - (roads[to * size + target] as number)
  const toll = kit.aims.tolls(board)?.steps[to] ?? 0
  const danger = standCost(look, to, rest) - stay
  const lonely = stepsToNearest(look, to) - apart
  const haste = orders.urgent & (1 << person) ? HASTE : 1
  const step = haste * (orders.leaving ? F.stepOut : F.step)
  return (gained - toll) * step - danger + aidWorth(look, to, rest) - lonely * F.alone - F.later * price
}

/** How good an action looks: as it says itself, or by where it leads and whom it strikes. */
export function actWorth(look: Look, action: Action, pick: ActPick): number {
  const { bots } = action
  if (bots?.worth) return bots.worth(look.kit, look, pick)
  const { to, zone } = pick as { to?: number; zone?: number }
  if (to !== undefined) return goingWorth(look, to, priceOf(look, action, pick))
  return zone !== undefined && hasZombies(look.kit, look.board, zone) ? strikeWorth(look, zone) : HARDLY
}
