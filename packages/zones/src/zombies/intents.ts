import type { ZonesBoard } from '../board.ts'
import { zombiesOf } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { type Heading, headingsFrom, headingsOf } from './heading.ts'

/** What so many of a kind will do from a zone; they share themselves out among several ways (Z2-RUL-09). */
export interface IntentGroup {
  readonly kind: number
  /** How many act, at least and at most: more is not known of those who get there by one of several ways. */
  readonly count: readonly [least: number, most: number]
  /** How many take each way. */
  readonly each: readonly [least: number, most: number]
}

/** What the zombies of a zone will do with an action, as things stand. */
export interface Intent extends Heading {
  readonly groups: readonly IntentGroup[]
  /** The second action of those who have two, from where the first one leads. */
  readonly isSecond: boolean
}

/** Zombies of a kind in a zone that do not sit the coming activation out. */
function ready(kit: Kit, board: ZonesBoard, zone: number, kind: number): number {
  let held = 0
  const back = kit.heldBack?.(board) ?? []
  for (let at = 0; at < back.length; at += 3)
    if (back[at] === zone && back[at + 1] === kind) held += back[at + 2] ?? 0
  return zombiesOf(kit, board, zone, kind) - held
}

function groupOf(kind: number, least: number, most: number, ways: number): IntentGroup {
  const among = Math.max(1, ways)
  return {
    kind,
    count: [least, most],
    each: [Math.floor(least / among), Math.floor((most + among - 1) / among)],
  }
}

/** Those who have an action left, by the zone that they come to with the one before. */
function arriving(kit: Kit, first: readonly Intent[]): ReadonlyMap<number, readonly IntentGroup[]> {
  const found = new Map<number, IntentGroup[]>()
  for (const { why, to, groups } of first) {
    if (why === 'attack') continue
    for (const zone of to)
      for (const { kind, each } of groups) {
        if ((kit.kinds[kind]?.actions ?? 1) < 2) continue
        const there = found.get(zone) ?? []
        const known = there.findIndex((group) => group.kind === kind)
        const [least, most] = there[known]?.count ?? [0, 0]
        const group = groupOf(kind, least + each[0], most + each[1], 1)
        found.set(zone, known < 0 ? [...there, group] : there.with(known, group))
      }
  }
  return found
}

/**
 * Where all zombies will go if they act now, group by group, and where those who act twice go on to: they look anew from
 * where they are then, and nothing that they go by has changed (Z2-ZOM-06, Z2-RUL-10).
 */
export function intentsOf(kit: Kit, board: ZonesBoard): readonly Intent[] {
  const first = headingsOf(kit, board).flatMap((heading): Intent[] => {
    const groups = kit.kinds.flatMap((_, kind) => {
      const count = ready(kit, board, heading.zone, kind)
      return count > 0 ? [groupOf(kind, count, count, heading.to.length)] : []
    })
    return groups.length > 0 ? [{ ...heading, groups, isSecond: false }] : []
  })
  const swift = arriving(kit, first)
  const second = headingsFrom(
    kit,
    board,
    [...swift.keys()].sort((one, other) => one - other),
  )
  return [
    ...first,
    ...second.map((heading): Intent => {
      const there = swift.get(heading.zone) ?? []
      const groups = there.map(({ kind, count: [least, most] }) =>
        groupOf(kind, least, most, heading.to.length),
      )
      return { ...heading, groups, isSecond: true }
    }),
  ]
}
