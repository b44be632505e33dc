import type { Table } from '@graveshift/kernel'
import { type Fog, isOver, NONE, personAt, wound } from '@graveshift/zones'
import type { Machine, SteamBoard, SteamGame, SteamKit } from '../steam/steam-game.ts'
import { isHot } from './gauge.ts'
import { isInJet, jetBits } from './nozzles.ts'

/** Jets hide their zones from everybody without goggles (GG-TWN-05, GG-RUL-24). */
export const jetFog = <B extends SteamBoard>(machines: readonly Machine[]): Fog<B> => ({
  places: machines.map(({ nozzle }) => nozzle),
  now: jetBits,
})

/** Whom wounds of jets come from. */
export const BY_STEAM = 'steam'

/** One wound in a jet at high pressure, however many jets there are: no attack, so that nothing helps (GG-TWN-12, GG-TWN-13). */
export function scald(kit: SteamKit, table: Table<SteamGame>, person: number): void {
  const { board } = table
  if (isHot(board) && isInJet(kit.steam.machines, board, personAt(board, person).zone))
    wound(kit, table, person, 1, BY_STEAM)
}

/** What is no action performed: drinking; doing nothing and discarding are none anyway (GG-RUL-72). */
const HARMLESS: readonly string[] = ['eat']

/** The wound comes before the action, which whoever falls by it does not take (GG-RUL-22). */
export function scaldBefore(kit: SteamKit, table: Table<SteamGame>, person: number, action: string): boolean {
  if (!HARMLESS.includes(action)) scald(kit, table, person)
  return !isOver(table) && personAt(table.board, person).zone !== NONE
}
