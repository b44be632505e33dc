import type { FightPick } from '../actions/fight.ts'
import type { ThrowPick } from '../actions/throw.ts'
import type { TradePick } from '../actions/trade.ts'
import { NONE } from '../board.ts'
import type { ActPick } from '../game.ts'
import { hasZombies } from '../horde.ts'
import { bestMove, WORTH_AN_ACTION } from '../judgement/prune.ts'
import { personAt } from '../people.ts'
import { hasOpenerUnready, holdsBombUnready } from './arrange.ts'
import { aidWorth, standCost, stepsToNearest } from './attacks.ts'
import { bombWorth, fightWorth, strikeWorth } from './fight-worth.ts'
import { POLICY as F } from './figures.ts'
import type { Look } from './look.ts'

type Worth = (look: Look, pick: ActPick) => number

/** Out of the way of whatever else there is to do. */
const SELDOM = -60
const HARDLY = -10
/** Cards that the mission asks for are not eaten. */
const WANTED = -2_000
/** Below this a point of adrenaline is worth an action: a little more can be done then. */
const FIRST_POINTS = 4
const EATING = 20
const RELOADING = 60
const SPARE = 5
/** What a search is worth less to those who leave. */
const LEAVING = 20

export function searchWorth({ orders, strength }: Look): number {
  if (orders.searching) return F.searchWanted
  const poor = Math.max(0, F.wellArmed - strength)
  return F.searchIdle + Math.floor((poor * F.searchArms) / F.wellArmed) - (orders.leaving ? LEAVING : 0)
}

function eatWorth({ kit, who }: Look, pick: ActPick): number {
  const { card = '' } = pick as { card?: string }
  if (kit.aims.wantedCards().has(card)) return WANTED
  return who.points < FIRST_POINTS ? EATING : SELDOM
}

/** Cards change hands where there is time for it, and somebody is better armed by that. */
function tradeWorth({ kit, board, who, here, orders, person }: Look, partner: number): number {
  if (here > 0) return SELDOM
  const other = personAt(board, partner)
  if (partner === person && orders.task[person] === 'hunt' && holdsBombUnready(kit, who)) return F.task
  if (partner === person && hasOpenerUnready(kit, board, person)) return F.task >> 1
  const gain = Math.max(bestMove(kit, who, other), bestMove(kit, other, who))
  return gain < WORTH_AN_ACTION ? SELDOM : F.exchange
}

/** What the actions of all games on zones are worth, by name; whatever leads somewhere is a matter of where. */
const WORTHS: Readonly<Record<string, Worth>> = {
  end: () => 0,
  search: searchWorth,
  reload: ({ here }) => (here > 0 ? RELOADING : SPARE),
  eat: eatWorth,
  melee: (look, pick) => fightWorth(look, pick as FightPick),
  ranged: (look, pick) => fightWorth(look, pick as FightPick),
  throw: (look, pick) => bombWorth(look, pick as ThrowPick),
  trade: (look, pick) => tradeWorth(look, (pick as TradePick).partner),
  reorganise: (look) => tradeWorth(look, look.person),
}

const isWalking = (name: string): boolean => name === 'move' || name === 'sprint'

/** Actions that going somewhere costs: zombies hold whoever leaves them. */
function priceOf({ here, powers }: Look, pick: ActPick): number {
  const slips = powers.slippery || (pick as { slip?: boolean }).slip === true
  return isWalking(pick.do) && !slips ? 1 + here : 1
}

/** Steps gained, and how one stands there instead of here. */
export function goingWorth(look: Look, to: number, price: number): number {
  const { kit, who, target, roads, left } = look
  const { size } = kit.map
  const rest = Math.max(0, left - price)
  const gained =
    target === NONE ? 0 : (roads[who.zone * size + target] as number) - (roads[to * size + target] as number)
  const danger = standCost(look, to, rest) - standCost(look, who.zone, left)
  const lonely = stepsToNearest(look, to) - stepsToNearest(look, who.zone)
  return gained * F.step - danger + aidWorth(look, to, rest) - lonely * F.alone - F.later * price
}

/** How good an action looks. */
export function actWorth(look: Look, pick: ActPick): number {
  const own = look.kit.aims.worthOf(look, pick)
  if (own !== undefined) return own
  const known = WORTHS[pick.do]
  if (known) return known(look, pick)
  const { to, zone } = pick as { to?: number; zone?: number }
  if (to !== undefined) return goingWorth(look, to, priceOf(look, pick))
  return zone !== undefined && hasZombies(look.kit, look.board, zone) ? strikeWorth(look, zone) : HARDLY
}
