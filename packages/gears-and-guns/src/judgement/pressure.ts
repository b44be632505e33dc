import { has } from '@graveshift/kernel'
import { type Errand, EVERYBODY } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { cardState } from '../cards/cards-board.ts'
import { GAUGE } from '../content/figures.ts'
import type { WesternKit } from '../western-kit.ts'
import { unread } from './card-errands.ts'

const ONE = { hands: 1, able: EVERYBODY } as const

/** Whether the gauge ends the game when it is full. */
const losesByGauge = ({ mission, steam }: WesternKit): boolean =>
  mission.data.steam !== undefined &&
  !steam.hooks.some(({ gaugeNeverLoses, gaugeFixed }) => gaugeNeverLoses || gaugeFixed !== undefined)

/** Rounds until the gauge is full, this one among them; undefined where that is no loss. */
export const roundsLeft = (kit: WesternKit, { gauge }: Board): number | undefined =>
  losesByGauge(kit) ? Math.floor((GAUGE.full - gauge + GAUGE.rise - 1) / GAUGE.rise) : undefined

/** From so many rounds before the end on, somebody sees to the pressure. */
const CRITICAL = 4

/** What everybody knows to lower the gauge: cards with a valve on their backs, and switches that have not bled. */
export function reliefErrands(kit: WesternKit, board: Board, into: Errand[]): void {
  const left = roundsLeft(kit, board)
  if (left === undefined || left > CRITICAL) return
  kit.mission.cards.forEach(({ data, zone }) => {
    if (data.back === 'valve' && cardState(board, data.number) === 'down')
      into.push({ zone, task: 'take', ...ONE, lead: 3 })
  })
  for (const at of unbled(kit, board))
    into.push({ zone: kit.mission.switches[at]?.zone ?? 0, task: 'work', ...ONE })
}

/** Switches that lower the gauge when they are turned off, by their places in the mission. */
export function unbled({ mission }: WesternKit, board: Board): readonly number[] {
  if (!mission.data.rules.some(({ rule }) => rule === 'bleeding-switches')) return []
  return mission.switches.flatMap((_, at) => (board.bled & (1 << at) ? [] : [at]))
}

/** Where pressure has to be raised by hand: every card may bring some, and whatever stays there to be worked. */
export function raiseErrands(kit: WesternKit, board: Board, into: Errand[]): void {
  if (!kit.steam.hooks.some(({ gaugeFixed }) => gaugeFixed !== undefined)) return
  for (const card of unread(board))
    into.push({ zone: kit.mission.cards[card - 1]?.zone ?? 0, task: 'take', ...ONE })
  for (const { data, zone } of kit.mission.cards)
    if (
      data.stays &&
      has(data.stays, 'action') &&
      data.stays.action === 'pump' &&
      cardState(board, data.number) === 'taken'
    )
      into.push({ zone, task: 'work', ...ONE })
}
