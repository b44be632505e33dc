import { type Evolver, type ZonesBoard, type ZonesEventOf, zombiesOf, zoneName } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'

/** Zombies that the Faithful hold where they stand: they sit out their next activation (UA-CLS-04). */
export interface HoldingBoard extends ZonesBoard {
  /** Zone, kind, count, again and again. Never changed in place. */
  held: readonly number[]
}

export type HoldingEvent =
  | {
      readonly type: 'zombiesHeld'
      readonly person: number
      readonly zone: number
      /** Kind, count, again and again. */
      readonly crowd: readonly number[]
    }
  /** They have sat it out: zone, kind, count, again and again. */
  | { readonly type: 'zombiesReleased'; readonly crowd: readonly number[] }

type EventOf<T extends HoldingEvent['type']> = Extract<HoldingEvent, { type: T }>

/** The held ones with each group changed; groups of none are gone. */
function changed(
  held: readonly number[],
  change: (zone: number, kind: number, count: number) => readonly [zone: number, count: number],
): readonly number[] {
  const after: number[] = []
  for (let at = 0; at < held.length; at += 3) {
    const kind = held[at + 1] as number
    const [zone, count] = change(held[at] as number, kind, held[at + 2] as number)
    if (count > 0) after.push(zone, kind, count)
  }
  return after
}

/** How many of a kind are held in a zone. */
export function heldIn({ held }: HoldingBoard, zone: number, kind: number): number {
  for (let at = 0; at < held.length; at += 3)
    if (held[at] === zone && held[at + 1] === kind) return held[at + 2] as number
  return 0
}

export const HOLDING_EVOLVERS: {
  readonly [T in HoldingEvent['type']]: Evolver<WesternKit, Board, EventOf<T>>
} = {
  zombiesHeld(_kit, board, { zone, crowd }) {
    const held = [...changed(board.held, (at, _kind, count) => [at, at === zone ? 0 : count])]
    for (let at = 0; at < crowd.length; at += 2) held.push(zone, crowd[at] as number, crowd[at + 1] as number)
    board.held = held
  },
  zombiesReleased(_kit, board, { crowd }) {
    const freed = (zone: number, kind: number): number => heldIn({ ...board, held: crowd }, zone, kind)
    board.held = changed(board.held, (zone, kind, count) => [zone, count - freed(zone, kind)])
  },
}

/** Nobody can tell those held from others of their kind: the others fall first. Shoved, they stay held. */
export const HELD_EVOLVERS: {
  readonly [T in 'killed' | 'shoved']: Evolver<WesternKit, Board, ZonesEventOf<T>>
} = {
  killed(kit, board) {
    if (board.held.length > 0)
      board.held = changed(board.held, (zone, kind, count) => [
        zone,
        Math.min(count, zombiesOf(kit, board, zone, kind)),
      ])
  },
  shoved(_kit, board, { zone: from, to }) {
    if (board.held.length > 0)
      board.held = changed(board.held, (zone, _kind, count) => [zone === from ? to : zone, count])
  },
}

export interface HeldView {
  readonly zone: string
  readonly zombie: string
  readonly count: number
}

export function viewHeld({ map, kinds }: WesternKit, { held }: Board): readonly HeldView[] {
  const views: HeldView[] = []
  for (let at = 0; at < held.length; at += 3) {
    const [zone = 0, kind = 0, count = 0] = held.slice(at, at + 3)
    views.push({ zone: zoneName(map, zone), zombie: kinds[kind]?.id ?? '', count })
  }
  return views
}

export function brokenHolding(kit: WesternKit, board: Board): string[] {
  const wrong: string[] = []
  for (let at = 0; at < board.held.length; at += 3) {
    const [zone = 0, kind = 0, count = 0] = board.held.slice(at, at + 3)
    if (count < 1 || count > zombiesOf(kit, board, zone, kind))
      wrong.push(`${count} are held in zone ${zone}`)
  }
  return wrong
}
