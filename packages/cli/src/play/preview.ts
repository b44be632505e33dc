import {
  type Board,
  type Content,
  type Event,
  type Hit,
  type IconMasks,
  isBoss,
  printed,
} from '@graveshift/gear-up'
import { type Mask, sizeOf } from '@graveshift/kernel'
import type { Pen } from './pen.ts'

/** What one hit brings, counted from what surely follows from it. */
export interface Gains {
  readonly armor: number
  readonly ammo: number
  /** Damage icons crossed: so much less to fear. */
  readonly damage: number
  readonly kills: number
  readonly wins: boolean
  readonly cleared: number
  /** Health and armor the hit itself costs. */
  readonly cost: { readonly armor: number; readonly health: number }
}

/** Events of the act itself: the walk and everything later belong to the turn, not to the hit. */
function ofTheAct(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex((event) => event.type === 'stepBegan')
  return end < 0 ? events : events.slice(0, end)
}

export function gainsOf(content: Content, board: Board, seat: number, events: readonly Event[]): Gains {
  const sum = {
    armor: 0,
    ammo: 0,
    damage: 0,
    kills: 0,
    wins: false,
    cleared: 0,
    cost: { armor: 0, health: 0 },
  }
  for (const event of ofTheAct(events))
    if (event.type === 'gained' && event.seat === seat) sum[event.what] += event.amount
    else if (event.type === 'killed' || event.type === 'bodyKilled') sum.kills++
    else if (event.type === 'won') sum.wins = true
    else if (event.type === 'ringCleared') sum.cleared += sizeOf(event.lo, event.hi)
    else if (event.type === 'suffered' && event.seat === seat) {
      sum.cost.armor += event.armor
      sum.cost.health += event.health
    } else if (event.type === 'crossed') {
      const { damage } = printed(content, board, event.target)
      sum.damage += sizeOf(event.lo & damage.lo, event.hi & damage.hi)
    }
  return sum
}

/** Free squares without a free neighbour: only single squares will ever cross them. */
function loners(open: Mask): number {
  const { lo, hi } = open
  const left = { lo: (lo << 1) & 0xfefefefe, hi: (hi << 1) & 0xfefefefe }
  const right = { lo: (lo >>> 1) & 0x7f7f7f7f, hi: (hi >>> 1) & 0x7f7f7f7f }
  const down = { lo: lo << 8, hi: (hi << 8) | (lo >>> 24) }
  const up = { lo: (lo >>> 8) | (hi << 24), hi: hi >>> 8 }
  return sizeOf(lo & ~(left.lo | right.lo | down.lo | up.lo), hi & ~(left.hi | right.hi | down.hi | up.hi))
}

/** Icons and squares alone: quick enough for the thousands of ways to cut a shape in two. */
export function roughWorth(icons: IconMasks, hit: Hit, open: Mask): number {
  const under = ({ lo, hi }: Mask) => sizeOf(lo & hit.lo, hi & hit.hi)
  const left = { lo: open.lo & ~hit.lo, hi: open.hi & ~hit.hi }
  return (
    under(icons.damage) * 12 +
    (under(icons.armor) + under(icons.ammo)) * 6 +
    sizeOf(hit.lo, hit.hi) * 2 -
    (hit.pay === undefined ? 0 : hit.pay === 'armor' ? 8 : 10) -
    loners(left) * (isBoss(hit.target) ? 2 : 3) +
    ((left.lo | left.hi) === 0 ? 100 : 0)
  )
}

/** A worth only to show good placements first; it decides nothing. */
export function worthOf(gains: Gains, rough: number): number {
  return rough + (gains.wins ? 10_000 : 0) + gains.kills * 100 + gains.cleared * 5 + gains.armor + gains.ammo
}

/** The gains in a few short words. */
export function gainWords(pen: Pen, gains: Gains): string[] {
  const { say } = pen
  const words: string[] = []
  if (gains.wins) words.push(pen.paint('bold', say('play.gain.win')))
  else if (gains.kills > 0) words.push(pen.paint('bold', say('play.gain.kill')))
  if (gains.damage > 0) words.push(say('play.gain.damage', { count: gains.damage }))
  if (gains.cleared > 0) words.push(say('play.gain.cleared', { count: gains.cleared }))
  if (gains.armor > 0) words.push(say('play.gain.armor', { count: gains.armor }))
  if (gains.ammo > 0) words.push(say('play.gain.ammo', { count: gains.ammo }))
  if (gains.cost.armor > 0) words.push(say('play.cost.armor', { count: gains.cost.armor }))
  if (gains.cost.health > 0) words.push(say('play.cost.health', { count: gains.cost.health }))
  return words
}
