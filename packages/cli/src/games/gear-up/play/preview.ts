import {
  type Board,
  type Content,
  type Hit,
  type HitChoice,
  type HitPick,
  type IconMasks,
  isBoss,
  previewHit,
  type Resource,
} from '@graveshift/gear-up'
import { type Mask, sizeOf } from '@graveshift/kernel'
import type { Pen } from '../../../play/pen.ts'

/** What one hit brings to the one who draws it. */
export interface Gains {
  readonly armor: number
  readonly ammo: number
  /** Damage icons crossed. */
  readonly damage: number
  /** Damage that this turn's walk deals less, to all survivors together. */
  readonly walk: number
  readonly kills: number
  readonly wins: boolean
  readonly loses: boolean
  /** Squares that fall besides those drawn. */
  readonly cleared: number
  /** Health and armor the hit itself costs. */
  readonly cost: { readonly armor: number; readonly health: number }
}

export function gainsOf(content: Content, board: Board, choice: HitChoice, pick: HitPick): Gains {
  const preview = previewHit(content, board, choice, pick)
  const { gains, frenzy, kills, bodies, wins, loses, prevents, costs, squares } = preview
  const drawn = pick.do === 'hit' ? sizeOf(pick.lo, pick.hi) : 1
  const gained = (what: Resource) =>
    [...gains, ...frenzy].reduce(
      (sum, gain) => sum + (gain.seat === choice.seat && gain.what === what ? gain.amount : 0),
      0,
    )
  return {
    armor: gained('armor'),
    ammo: gained('ammo'),
    damage: prevents.icons,
    walk: prevents.walk.reduce((sum, less) => sum + less, 0),
    kills: kills.length + bodies.length,
    wins,
    loses,
    cleared: squares - drawn,
    cost: costs,
  }
}

/** Free squares without a free neighbor: only single squares will ever cross them. */
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
  const { wins, kills, cleared, walk, armor, ammo, loses } = gains
  return (
    rough + (wins ? 10_000 : 0) - (loses ? 10_000 : 0) + kills * 100 + cleared * 5 + walk * 4 + armor + ammo
  )
}

/** The gains in a few short words. */
export function gainWords(pen: Pen, gains: Gains): string[] {
  const { say } = pen
  const words: string[] = []
  if (gains.wins) words.push(pen.paint('bold', say('play.gain.win')))
  else if (gains.kills > 0) words.push(pen.paint('bold', say('play.gain.kill')))
  if (gains.loses) words.push(pen.paint('bold', say('play.gain.lose')))
  if (gains.damage > 0) words.push(say('play.gain.damage', { count: gains.damage }))
  if (gains.walk > 0) words.push(say('play.gain.walk', { count: gains.walk }))
  if (gains.cleared > 0) words.push(say('play.gain.cleared', { count: gains.cleared }))
  if (gains.armor > 0) words.push(say('play.gain.armor', { count: gains.armor }))
  if (gains.ammo > 0) words.push(say('play.gain.ammo', { count: gains.ammo }))
  if (gains.cost.armor > 0) words.push(say('play.cost.armor', { count: gains.cost.armor }))
  if (gains.cost.health > 0) words.push(say('play.cost.health', { count: gains.cost.health }))
  return words
}
