import { isRecord, type Json } from '@graveshift/kernel'
import { zoneName } from '@graveshift/zones'
import type { ZoneKit } from '../table/zone-face.ts'

/** Longer ways are nobody's. */
const LONGEST = 40

/** A way that somebody thinks of, as others are told of it: zones by name, the last one the one it is about. */
export const thoughtOf = (kit: ZoneKit, zones: readonly number[]): Json => ({
  way: zones.map((zone) => zoneName(kit.map, zone)),
})

/** The same as others told it; nothing where it names no zones of this board. */
export function wayThoughtOf(kit: ZoneKit, told: Json): readonly number[] {
  const way = isRecord(told) ? told.way : undefined
  if (!Array.isArray(way) || way.length > LONGEST) return []
  const zones = way.map((name) => (typeof name === 'string' ? kit.map.named.get(name) : undefined))
  return zones.every((zone) => zone !== undefined) ? zones : []
}
