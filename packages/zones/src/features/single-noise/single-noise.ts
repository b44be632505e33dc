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

/** One noise token on the board, which lies where it was loud last. */
export interface SingleNoiseBoard extends ZonesBoard {
  /** Where the token lies. */
  loud: number
}

export type SingleNoiseEvent = { readonly type: 'noiseMoved'; readonly zone: number; readonly person: number }

/** A game with one noise token, as far as it is concerned. */
export interface SingleNoiseGame extends Omit<Zones, 'board' | 'event'> {
  board: SingleNoiseBoard
  event: ZonesEvent | SingleNoiseEvent
}

export const SINGLE_NOISE_EVOLVERS: {
  readonly noiseMoved: Evolver<Kit, SingleNoiseBoard, SingleNoiseEvent>
} = {
  noiseMoved(_kit, board, { zone }) {
    board.loud = zone
  },
}

export const SINGLE_NOISE_TELLERS: {
  readonly noiseMoved: Teller<SingleNoiseEvent, Kit, SingleNoiseBoard>
} = {
  noiseMoved: ({ zone }, kit) => logLine('noiseMoved', { zone: zoneTerm(kit, zone) }),
}

/** Moves the token; nobody is told where it lies already. */
export function moveNoise(
  kit: Kit<SingleNoiseGame>,
  table: Table<SingleNoiseGame>,
  zone: number,
  person: number,
): void {
  if (table.board.loud !== zone) emit(kit, table, { type: 'noiseMoved', zone, person })
}

/** Where the token lies, by name. */
export const viewSingleNoise = ({ map }: Kit, { loud }: SingleNoiseBoard): string => zoneName(map, loud)

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
