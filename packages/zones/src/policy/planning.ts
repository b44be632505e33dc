import type { Calibration, Planning } from '@graveshift/kernel'
import type { Person, ZonesBoard } from '../board.ts'
import type { Zones, ZonesChoice, ZonesPick } from '../game.ts'
import type { Kit } from '../kit.ts'
import { personAt } from '../people.ts'
import { policyOf } from './answers.ts'
import { actPriors } from './best-act.ts'
import { TASKS } from './orders.ts'
import { outlookOf } from './outlook.ts'
import { promiseOf } from './promise.ts'

/** What thinking about a question is worth, in hundredths: who acts, and how, is most of the game. */
const EFFORTS: Readonly<Record<string, number>> = { act: 100, activate: 100, arrange: 0, prepare: 0 }
const LITTLE = 40

/** Actions with a plan of their own, whatever somebody was sent for. */
const PLANS: Readonly<Record<string, string>> = {
  melee: 'fight',
  ranged: 'fight',
  throw: 'bomb',
  door: 'door',
  search: 'arm',
  'search-car': 'arm',
  trade: 'arm',
  reorganise: 'arm',
  reload: 'arm',
  eat: 'grow',
  end: 'wait',
}

/** Every plan that an answer may belong to. */
export const PLAN_NAMES: readonly string[] = [
  ...new Set([...TASKS, ...Object.values(PLANS), 'safety', 'team']),
]

/** The plan behind an answer: what somebody was sent for, or what the action itself is for. */
function planOf(kit: Kit, board: ZonesBoard, choice: ZonesChoice, pick: ZonesPick): string {
  if (choice.kind !== 'act') return 'team'
  const { task, target, searching } = kit.aims.orders(board)
  const own = task[choice.person] ?? 'hold'
  const known = PLANS[pick.do] ?? kit.actions[pick.do]?.bots?.plan
  if (known === 'arm' && searching) return 'search'
  if (known) return known
  const { to } = pick as { to?: number }
  return to !== undefined && isAway(kit, personAt(board, choice.person), to, target[choice.person] ?? -1)
    ? 'safety'
    : own
}

/** Whether a step leads no nearer to where somebody is wanted. */
function isAway(kit: Kit, { zone }: Person, to: number, target: number): boolean {
  if (target < 0) return true
  const { distance } = kit.openWays()
  const { size } = kit.map
  return (distance[to * size + target] as number) >= (distance[zone * size + target] as number)
}

/**
 * How somebody plays who knows games on zones: whole rounds are planned by it. What its promises are worth is measured
 * game by game.
 */
export const planningOf = (kit: Kit, calibration: Calibration | undefined) =>
  ({
    turns: 1,
    policy: (board, choice, list) => policyOf(kit, board, choice, list),
    prior: (board, choice, picks) =>
      choice.kind === 'act' ? actPriors(kit, board, choice, picks) : picks.map(() => 0),
    promise: (board) => promiseOf(kit, board),
    effort: ({ kind }) => EFFORTS[kind] ?? LITTLE,
    plan: (board, choice, pick) => `bot.plan.${planOf(kit, board, choice, pick)}`,
    outlook: outlookOf(kit),
    ...(calibration && { calibration }),
  }) satisfies Planning<Zones>
