import { bitCount, lowestBit } from '@graveshift/kernel'

/**
 * A set of zones as 32-bit words, zone z in bit z & 31 of word z >> 5. Tables of sets hold one after the other, so
 * most questions take the word at which a set begins: `zone * board.words` in a table, 0 for a set of its own.
 */
export type ZoneSet = Int32Array

export function wordsFor(zones: number): number {
  return (zones + 31) >> 5
}

export function zoneSet(words: number, zones: Iterable<number> = []): ZoneSet {
  const set = new Int32Array(words)
  for (const zone of zones) addZone(set, 0, zone)
  return set
}

export function addZone(sets: ZoneSet, begin: number, zone: number): void {
  const word = begin + (zone >> 5)
  sets[word] = (sets[word] as number) | (1 << (zone & 31))
}

export function removeZone(sets: ZoneSet, begin: number, zone: number): void {
  const word = begin + (zone >> 5)
  sets[word] = (sets[word] as number) & ~(1 << (zone & 31))
}

export function hasZone(sets: ZoneSet, begin: number, zone: number): boolean {
  return (((sets[begin + (zone >> 5)] as number) >>> (zone & 31)) & 1) === 1
}

export function isEmptySet(set: ZoneSet): boolean {
  for (let word = 0; word < set.length; word++) if (set[word] !== 0) return false
  return true
}

export function countZones(set: ZoneSet): number {
  let count = 0
  for (let word = 0; word < set.length; word++) count += bitCount(set[word] as number)
  return count
}

/** For people, tests and lists of answers; loops that must be fast go over the words themselves. */
export function zonesIn(sets: ZoneSet, begin = 0, words = sets.length): number[] {
  const zones: number[] = []
  for (let word = 0; word < words; word++)
    for (let rest = sets[begin + word] as number; rest !== 0; rest &= rest - 1)
      zones.push((word << 5) + lowestBit(rest))
  return zones
}
