import { isRecord, type Json } from '@graveshift/kernel'
import { zoneName } from '@graveshift/zones'
import type { ZoneKit } from '../table/zone-face.ts'

/** Longer ways are nobody's. */
const LONGEST = 40

/** What somebody thinks of, on the board. */
export interface Thought {
  /** The way there, zone by zone from where somebody stands. */
  readonly path: readonly number[]
  /** What it is about: where the way ends, or what is struck from there. */
  readonly zone: number
}

/** The same as others are told of it: zones by name. */
export const thoughtOf = (kit: ZoneKit, { path, zone }: Thought): Json => ({
  way: path.map((each) => zoneName(kit.map, each)),
  at: zoneName(kit.map, zone),
})

/** Zones by their names; nothing where one of them is none of this board. */
function zonesNamed(kit: ZoneKit, names: readonly unknown[]): readonly number[] | undefined {
  const zones = names.map((name) => (typeof name === 'string' ? kit.map.named.get(name) : undefined))
  return names.length <= LONGEST && zones.every((zone) => zone !== undefined) ? zones : undefined
}

/** What others told of their thoughts: a way, or an answer with zones in it; nothing where it is about none. */
export function readThoughts(kit: ZoneKit, told: Json): readonly Thought[] {
  if (!isRecord(told)) return []
  const { way, at, to = told.zone } = told
  if (way !== undefined) {
    const [zone, ...path] = (Array.isArray(way) && zonesNamed(kit, [at, ...way])) || []
    return zone === undefined ? [] : [{ path, zone }]
  }
  return (zonesNamed(kit, Array.isArray(to) ? to : [to]) ?? []).map((zone) => ({ path: [], zone }))
}
