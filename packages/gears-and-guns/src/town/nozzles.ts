import type { Table } from '@graveshift/kernel'
import { emit, isGiven, neighboursOf, personAt } from '@graveshift/zones'
import { DERIVATION } from '../steam/skills.ts'
import type { Machine, SteamBoard, SteamGame, SteamKit } from '../steam/steam-game.ts'

interface Spot {
  readonly face: string
  readonly zone: number
}

/** The machines of a board: each tile that has one has one switch and one nozzle (GG-TWN-02). */
export const machinesOf = (switches: readonly Spot[], nozzles: readonly Spot[]): readonly Machine[] =>
  switches.flatMap(({ face, zone }) => {
    const nozzle = nozzles.find((each) => each.face === face)
    return nozzle ? [{ tile: face, switch: zone, nozzle: nozzle.zone }] : []
  })

/** Every switch is on (GG-TWN-03), the nozzles of these tiles are broken. */
export const freshTown = (
  machines: readonly Machine[],
  steam: { readonly gauge: number; readonly broken: readonly string[] } | undefined,
): Pick<SteamBoard, 'gauge' | 'switchesOn' | 'nozzlesBroken' | 'bottles'> => ({
  gauge: steam?.gauge ?? 0,
  switchesOn: (1 << machines.length) - 1,
  nozzlesBroken: machines.reduce(
    (bits, { tile }, at) => (steam?.broken.includes(tile) ? bits | (1 << at) : bits),
    0,
  ),
  bottles: [],
})

type Town = Pick<SteamBoard, 'switchesOn' | 'nozzlesBroken'>

/** Machines whose broken nozzle blows, a bit each (GG-TWN-05). */
export const jetBits = ({ switchesOn, nozzlesBroken }: Town): number => switchesOn & nozzlesBroken

/** Machines whose nozzle refills. */
export const refillBits = ({ switchesOn, nozzlesBroken }: Town): number => switchesOn & ~nozzlesBroken

const anyAt = (machines: readonly Machine[], bits: number, zone: number): boolean =>
  machines.some(({ nozzle }, at) => nozzle === zone && (bits & (1 << at)) !== 0)

/** One of two broken nozzles in a zone is enough for a jet (GG-TWN-12). */
export const isInJet = (machines: readonly Machine[], board: Town, zone: number): boolean =>
  anyAt(machines, jetBits(board), zone)

/** One of two whole nozzles in a zone is enough to refill (GG-TWN-12). */
export const refillsIn = (machines: readonly Machine[], board: Town, zone: number): boolean =>
  anyAt(machines, refillBits(board), zone)

/** Whether somebody can refill at a nozzle: in its zone, or one step away with Steam derivation (GG-SKL-14, GG-RUL-78). */
export function canRefill(kit: SteamKit, board: SteamBoard, person: number): boolean {
  const { machines } = kit.steam
  const { zone } = personAt(board, person)
  if (refillsIn(machines, board, zone)) return true
  if (!isGiven(kit, board, person, DERIVATION)) return false
  return neighboursOf(kit.ways(board), zone).some((near) => refillsIn(machines, board, near))
}

/** A nozzle breaks once (GG-TWN-11). */
export function breakNozzle(kit: SteamKit, table: Table<SteamGame>, at: number): void {
  if (!(table.board.nozzlesBroken & (1 << at))) emit(kit, table, { type: 'nozzleBroken', at })
}

/** It is whole again, its jet gone. */
export function repairNozzle(kit: SteamKit, table: Table<SteamGame>, at: number): void {
  if (table.board.nozzlesBroken & (1 << at)) emit(kit, table, { type: 'nozzleRepaired', at })
}

/** The machine of a tile, by its place in the mission. */
export const machineOn = ({ steam }: SteamKit, tile: string): number =>
  steam.machines.findIndex((each) => each.tile === tile)

/** Whether inventions are searched for here: in rooms with a switch, and on no street (GG-EQP-10, GG-RUL-27). */
export const isWorkshop = ({ steam, map }: SteamKit, zone: number): boolean =>
  map.zones[zone]?.kind === 'room' && steam.machines.some((machine) => machine.switch === zone)
