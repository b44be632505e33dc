import { sizeOf } from '@graveshift/kernel'
import type { Board, Event, Resource } from '../board.ts'
import { isBodyAlive } from '../boss-side.ts'
import type { Content } from '../content/compile.ts'
import { bodyDamage } from '../frames/boss-card.ts'
import type { Choice, ChoiceOf, Frame, Hit, Pick, Sweep, Wield } from '../game.ts'
import { printed } from '../reach.ts'
import { armOf, turnColour } from '../seats.ts'
import type { GainSource } from '../sources.ts'
import { iconsUnder, shoot, strike } from '../strike.ts'
import { zombieDamage } from '../walk.ts'
import { pendingWalk } from './coming.ts'
import { Rehearsal } from './rehearsal.ts'
import { projectWalk } from './walk-forecast.ts'

/** Armor or ammo one seat gets, and what its full track does not take. */
export interface Gain {
  readonly seat: number
  readonly what: Resource
  readonly amount: number
  readonly lost: number
  readonly from: GainSource
}

export interface HitPreview {
  /** Squares crossed, those of a cleared ring included. */
  readonly squares: number
  readonly gains: readonly Gain[]
  /** What Frenzy adds if the activation ends with this hit. */
  readonly frenzy: readonly Gain[]
  /** Zombies killed, and whose upgrade each is. */
  readonly kills: readonly { readonly zombie: number; readonly seat: number }[]
  readonly bodies: readonly number[]
  readonly wins: boolean
  readonly loses: boolean
  readonly costs: { readonly armor: number; readonly health: number; readonly ammo: number }
  readonly prevents: {
    /** Damage icons the squares cover. */
    readonly icons: number
    /** How much less all zombies together deal when each attacks once; a killed stinky counts for its neighbors. */
    readonly threat: number
    /** How much less each seat takes in this turn's walk, and with the target pushed back where that is offered. */
    readonly walk: readonly number[]
    readonly pushed: readonly number[] | undefined
    /** How much less the boss's attacks deal to each survivor. */
    readonly attack: number
    readonly specialAttack: number
  }
}

/** The open questions whose answers draw or shoot. */
export type HitChoice = ChoiceOf<'attack' | 'draw' | 'sweep' | 'ammo'>
export type HitPick = Hit | Sweep | Extract<Pick, { do: 'shoot' }>

/** Whether a preview can be made of this answer. */
export function isHitPick(choice: Choice, pick: Pick): pick is HitPick {
  return (
    (pick.do === 'hit' || pick.do === 'sweep' || pick.do === 'shoot') &&
    (choice.kind === 'attack' || choice.kind === 'draw' || choice.kind === 'sweep' || choice.kind === 'ammo')
  )
}

function activation(seat: number, wield: Wield): Extract<Frame, { kind: 'activation' }> {
  return {
    kind: 'activation',
    at: 'draw',
    seat,
    wield,
    made: 0,
    left: 0,
    damage: 0,
    hit: [],
    sweep: [],
    avoid: [],
    second: false,
  }
}

function wieldOf(content: Content, board: Board, choice: HitChoice, pick: Hit): Wield {
  if (choice.kind === 'draw' || choice.kind === 'sweep') return choice.wield
  return pick.companion === undefined ? { colour: turnColour(content, board) } : { companion: pick.companion }
}

const walkDamage = (content: Content, board: Board, before: Board) =>
  projectWalk(content, board, pendingWalk(content, before) ?? 'none').damage

function less(before: readonly number[], after: readonly number[]): number[] {
  return before.map((damage, seat) => damage - (after[seat] ?? 0))
}

function threat(content: Content, board: Board): number {
  return board.zombies.reduce((sum, zombie) => sum + zombieDamage(content, board, zombie), 0)
}

function bossDamage(content: Content, board: Board, special: boolean): number {
  return board.boss.bodies.reduce(
    (sum, _, body) =>
      sum + (isBodyAlive(content, board, body) ? bodyDamage(content, board, body, special) : 0),
    0,
  )
}

function gainsIn(events: readonly Event[]): Gain[] {
  return events.flatMap((event) => {
    if (event.type !== 'gained') return []
    const { seat, what, amount, lost, from } = event
    return [{ seat, what, amount, lost, from }]
  })
}

/** What was pushed back, where the hit offers it. */
function pushedWalk(content: Content, rehearsal: Rehearsal, before: Board): number[] | undefined {
  const knockback = rehearsal.frames.find((frame) => frame.kind === 'knockback')
  if (!knockback) return undefined
  const pushed = new Rehearsal(content, rehearsal.board)
  pushed.emit({ type: 'pushed', zombie: knockback.zombie })
  return less(walkDamage(content, before, before), walkDamage(content, pushed.board, before))
}

function summary(
  content: Content,
  before: Board,
  hit: Rehearsal,
  icons: number,
  frenzy: readonly Event[],
): HitPreview {
  const { events, board } = hit
  let squares = 0
  const costs = { armor: 0, health: 0, ammo: 0 }
  for (const event of events) {
    if (event.type === 'crossed' || event.type === 'ringCleared') squares += sizeOf(event.lo, event.hi)
    if (event.type === 'ammoSpent') costs.ammo += 1
    if (event.type !== 'suffered') continue
    costs.armor += event.armor
    costs.health += event.health
  }
  return {
    squares,
    gains: gainsIn(events),
    frenzy: gainsIn(frenzy),
    kills: events.flatMap((event) =>
      event.type === 'killed' ? [{ zombie: event.zombie, seat: event.seat }] : [],
    ),
    bodies: events.flatMap((event) => (event.type === 'bodyKilled' ? [event.body] : [])),
    wins: board.outcome === 'won',
    loses: board.outcome === 'lost',
    costs,
    prevents: {
      icons,
      threat: threat(content, before) - threat(content, board),
      walk: less(walkDamage(content, before, before), walkDamage(content, board, before)),
      pushed: pushedWalk(content, hit, before),
      attack: bossDamage(content, before, false) - bossDamage(content, board, false),
      specialAttack: bossDamage(content, before, true) - bossDamage(content, board, true),
    },
  }
}

/**
 * What an answer that draws or shoots brings, costs and prevents at once. The rules themselves are rehearsed on a
 * copy of the board, so a preview cannot differ from the game. A sweep only names targets: it changes nothing yet.
 */
export function previewHit(content: Content, board: Board, choice: HitChoice, pick: HitPick): HitPreview {
  const hit = new Rehearsal(content, board)
  if (pick.do === 'sweep') return summary(content, board, hit, 0, [])
  if (pick.do === 'shoot') {
    const { target, square } = pick
    shoot(content, hit, choice.seat, target, square)
    const [lo, hi] = square < 32 ? [1 << square, 0] : [0, 1 << (square - 32)]
    return summary(content, board, hit, iconsUnder(printed(content, board, target), lo, hi).damage, [])
  }
  const frame = activation(choice.seat, wieldOf(content, board, choice, pick))
  strike(content, hit, frame, pick)
  const after = new Rehearsal(content, hit.board)
  const { atEnd } = armOf(content, hit.board, frame.seat, frame.wield).powers
  if (hit.board.outcome === undefined) for (const come of atEnd) come(content, after, frame)
  return summary(content, board, hit, frame.damage, after.events)
}
