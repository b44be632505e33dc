import type { ZombieMove } from './moves.ts'
import type { BoardScene } from './scene.ts'

/** Piles by zone and kind, and by what they are told apart while they move. */
export type PileIds = ReadonlyMap<string, string>

export const pileKey = (zone: number, kind: string): string => `${zone} ${kind}`

const keysOf = ({ zones }: BoardScene): readonly (readonly [key: string, kind: string])[] =>
  zones.flatMap(({ zombies }, zone) => zombies.map(({ kind }) => [pileKey(zone, kind), kind] as const))

/**
 * A pile that went from zone to zone as a whole stays the same: what is drawn of it slides there, and nothing has to be
 * drawn anew. Others stay what they were, or are new.
 */
export function pileIds(before: PileIds, moves: readonly ZombieMove[], scene: BoardScene): PileIds {
  const keys = keysOf(scene)
  const there = new Set(keys.map(([key]) => key))
  const cameFrom = new Map<string, string>()
  for (const { kind, from, to } of moves) {
    if (from === undefined || to === undefined) continue
    const [was, is] = [pileKey(from, kind), pileKey(to, kind)]
    const isWhole = !there.has(was) && before.has(was) && !before.has(is)
    if (isWhole && !cameFrom.has(is) && ![...cameFrom.values()].includes(was)) cameFrom.set(is, was)
  }
  const ids = new Map<string, string>()
  for (const [key] of keys) {
    const id = before.get(key) ?? before.get(cameFrom.get(key) ?? '')
    if (id !== undefined) ids.set(key, id)
  }
  // Nobody takes over from who has just gone: it would be seen sliding here.
  const taken = new Set([...before.values(), ...ids.values()])
  let next = 0
  for (const [key, kind] of keys) {
    if (ids.has(key)) continue
    while (taken.has(`${kind} ${next}`)) next++
    taken.add(`${kind} ${next}`)
    ids.set(key, `${kind} ${next}`)
  }
  return ids
}
