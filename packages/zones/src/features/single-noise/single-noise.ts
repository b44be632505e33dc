import type { Table } from '@graveshift/kernel'
import { NONE, type ZonesBoard } from '../../board.ts'
import { emit } from '../../emit.ts'
import type { ZonesEvent } from '../../events.ts'
import type { Evolver } from '../../evolve.ts'
import type { Zones } from '../../game.ts'
import type { Kit } from '../../kit.ts'
import { type Board, zoneName } from '../../map/board.ts'
import type { Ways } from '../../map/ways.ts'
import { addZone, type ZoneSet, zoneSet } from '../../map/zone-set.ts'
import { personAt } from '../../people.ts'
import type { Teller } from '../../tell/tellers.ts'
import { logLine, zoneTerm } from '../../tell/terms.ts'
import { drawnByToken } from './single-token.ts'

/** The token's sides: an explosion shows the second, and drowns whatever else is loud. */
export const NOISE_SIDES = ['bang', 'boom'] as const
export type NoiseSide = (typeof NOISE_SIDES)[number]

/** One noise token on the board, which lies where it was loud last. */
export interface SingleNoiseBoard extends ZonesBoard {
  /** Where the token lies. */
  loud: number
  loudSide: NoiseSide
}

export type SingleNoiseEvent = {
  readonly type: 'noiseMoved'
  readonly zone: number
  readonly side: NoiseSide
  /** Who was loud; none if nobody was. */
  readonly person: number
}

/** A game with one noise token, as far as it is concerned. */
export interface SingleNoiseGame extends Omit<Zones, 'board' | 'event'> {
  board: SingleNoiseBoard
  event: ZonesEvent | SingleNoiseEvent
}

export const SINGLE_NOISE_EVOLVERS: {
  readonly noiseMoved: Evolver<Kit, SingleNoiseBoard, SingleNoiseEvent>
} = {
  noiseMoved(_kit, board, { zone, side }) {
    board.loud = zone
    board.loudSide = side
  },
}

export const SINGLE_NOISE_TELLERS: {
  readonly noiseMoved: Teller<SingleNoiseEvent, Kit, SingleNoiseBoard>
} = {
  noiseMoved: ({ zone, side }, kit) => logLine('noiseMoved', { zone: zoneTerm(kit, zone), side }),
}

/** Puts the token there with that side up, whatever it shows; nobody is told what is so already. */
export function putNoise(
  kit: Kit<SingleNoiseGame>,
  table: Table<SingleNoiseGame>,
  zone: number,
  side: NoiseSide,
  person: number,
): void {
  const { loud, loudSide } = table.board
  if (loud !== zone || loudSide !== side) emit(kit, table, { type: 'noiseMoved', zone, side, person })
}

/** Something is loud somewhere, which nobody hears beside an explosion. */
export function moveNoise(
  kit: Kit<SingleNoiseGame>,
  table: Table<SingleNoiseGame>,
  zone: number,
  person: number,
): void {
  if (table.board.loudSide === 'bang') putNoise(kit, table, zone, 'bang', person)
}

/** Something explodes somewhere. */
export const explode = (
  kit: Kit<SingleNoiseGame>,
  table: Table<SingleNoiseGame>,
  zone: number,
  person: number,
): void => putNoise(kit, table, zone, 'boom', person)

export interface SingleNoiseView {
  readonly zone: string
  readonly side: NoiseSide
}

/** Where the token lies, by name, and what it shows. */
export const viewSingleNoise = (
  { map }: Kit,
  { loud, loudSide: side }: SingleNoiseBoard,
): SingleNoiseView => ({ zone: zoneName(map, loud), side })

export const brokenSingleNoise = ({ map }: Kit, { loud }: SingleNoiseBoard): string[] =>
  map.zones[loud] ? [] : [`the noise is in zone ${loud}`]

type Part = 'listen' | 'drawnTo' | 'makeNoise' | 'tidy'

/** What the single token says of a game; the rest of the kit is not there yet when this is made. */
export function singleNoiseParts<B extends SingleNoiseBoard>(
  { words }: Board,
  kitLater: () => Kit<SingleNoiseGame & { board: B }>,
): Pick<Kit<SingleNoiseGame & { board: B }>, Part> {
  const occupied: ZoneSet = zoneSet(words)
  let ways: Ways | undefined
  return {
    listen(board) {
      occupied.fill(0)
      for (const { zone } of board.people) if (zone !== NONE) addZone(occupied, 0, zone)
      ways = kitLater().zombieWays(board)
    },
    drawnTo(board, zone, into) {
      const now = ways ?? kitLater().zombieWays(board)
      return drawnByToken(now, now.sight, zone, occupied, board.loud, into)
    },
    makeNoise: (table, person) => moveNoise(kitLater(), table, personAt(table.board, person).zone, person),
    // The token stays where it is.
    tidy: () => undefined,
  }
}
