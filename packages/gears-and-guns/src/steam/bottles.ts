import type { Table } from '@graveshift/kernel'
import { burn, emit, hasCard, isOver, NONE, type Person } from '@graveshift/zones'
import type { Blast, SteamBoard, SteamGame, SteamKit } from './steam-game.ts'

/** The only card that is put on the board and shot at (GG-EQP-03). */
export const BOTTLE = 'steam-bottle'

export const hasBottle = (person: Person): boolean => hasCard(person, BOTTLE)

export const bottlesIn = ({ bottles }: SteamBoard, zone: number): number =>
  bottles.filter((each) => each === zone).length

/** Cards that lie on the board, and in nobody's hands and no pile. */
export const cardsOnBoard = ({ bottles }: Pick<SteamBoard, 'bottles'>): readonly string[] =>
  bottles.map(() => BOTTLE)

/** Something explodes and sets off every bottle there (GG-RUL-14); the noise is where it was (UA-NOI-04). */
export function goOff(
  kit: SteamKit,
  table: Table<SteamGame>,
  person: number,
  zone: number,
  blast: Blast,
): void {
  const bottles = bottlesIn(table.board, zone)
  if (blast === 'dynamite') emit(kit, table, { type: 'exploded', zone, blast, person })
  for (let bottle = 0; bottle < bottles && !isOver(table); bottle++)
    emit(kit, table, { type: 'exploded', zone, blast: 'bottle', person })
  if (!isOver(table)) kit.steam.boom(table, zone, person)
}

/** Bottles take everybody in the zone (GG-EQP-07); whoever set them off has the points (GG-RUL-15). */
export function blowUpBottles(kit: SteamKit, table: Table<SteamGame>, person: number, zone: number): void {
  goOff(kit, table, person, zone, 'bottle')
  if (!isOver(table)) burn(kit, table, person, zone)
}

/** A train comes into these zones: bottles there explode, and nobody has the points (GG-RUL-16). */
export function runOverBottles(kit: SteamKit, table: Table<SteamGame>, zones: readonly number[]): void {
  for (const zone of zones)
    if (!isOver(table) && bottlesIn(table.board, zone) > 0) blowUpBottles(kit, table, NONE, zone)
}
