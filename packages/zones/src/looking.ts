import type { ZonesBoard } from './board.ts'
import type { ZonesGame } from './game.ts'
import type { Kit } from './kit.ts'
import type { Board, Gates, Zone } from './map/board.ts'
import { type Ways, waysAt } from './map/ways.ts'
import { type ZoneSet, zoneSet } from './map/zone-set.ts'
import { personAt, powersOf } from './people.ts'
import type { Sight } from './sight.ts'

type Part =
  | 'ways'
  | 'zombieWays'
  | 'openWays'
  | 'sight'
  | 'sightFrom'
  | 'seenFrom'
  | 'inSight'
  | 'blockedSight'

/** Places that may be full of fog, and in which of them it is now, a bit each. */
export interface Fog<B extends ZonesBoard> {
  readonly places: readonly Zone[]
  now(board: B): number
}

/** What besides doors stands in the way of some, or of those who look. */
export interface Hindrances<B extends ZonesBoard> {
  /** Gates that stop zombies alone. */
  readonly barred?: readonly ((board: B) => Gates)[]
  readonly fog?: Fog<B>
}

/** Ways and sight of a game as its gates stand; the rest of the kit is not there yet when this is made. */
export function lookingThroughDoors<B extends ZonesBoard>(
  map: Board,
  sight: Sight,
  kitLater: () => Kit,
  { barred = [], fog }: Hindrances<B> = {},
): Pick<Kit<ZonesGame & { board: B }>, Part> {
  // Doors and fog seldom change: what was asked for last is mostly what is asked for next.
  let last = waysAt(map, 0)
  let lastFog = 0
  let everywhere: Ways | undefined
  const fogged = new Map<number, ZoneSet>()
  /** The same set for the same bits, so that ways are found again by it. */
  const fogOf = (bits: number): ZoneSet | undefined => {
    if (bits === 0) return undefined
    const known = fogged.get(bits)
    if (known) return known
    const places = fog?.places.filter((_, place) => (bits >>> place) & 1) ?? []
    const set = zoneSet(map.words, places)
    fogged.set(bits, set)
    return set
  }
  const ways = (board: B) => {
    const bits = fog ? fog.now(board) : 0
    if (last.open !== board.doors || lastFog !== bits) {
      last = waysAt(map, board.doors, board.doors, fogOf(bits))
      lastFog = bits
    }
    return last
  }
  const barredWays = (board: B) => {
    let bars = 0
    for (const bar of barred) bars |= bar(board)
    if (bars === 0) return ways(board)
    return waysAt(map, board.doors & ~bars, board.doors, fogOf(fog ? fog.now(board) : 0))
  }
  const eyesOf = (board: B, person: number) => powersOf(kitLater(), board, person)
  /** What fog hides from others is plain to some. */
  const waysFor = (board: B, seesThroughFog: boolean) =>
    fog && seesThroughFog ? waysAt(map, board.doors) : ways(board)
  const rangeFrom = (board: B, person: number, from: Zone, to: Zone) => {
    const { seesDeep, seesThroughFog } = eyesOf(board, person)
    return sight.range(waysFor(board, seesThroughFog), from, to, seesDeep)
  }
  return {
    ways,
    zombieWays: barred.length === 0 ? ways : barredWays,
    openWays() {
      everywhere ??= waysAt(map, map.everyDoor)
      return everywhere
    },
    sight: (board, person, to) => rangeFrom(board, person, personAt(board, person).zone, to),
    sightFrom: rangeFrom,
    seenFrom: (board, zone) => sight.seen(ways(board), zone, false),
    blockedSight(board, from, to, person) {
      if (person === undefined) return sight.blocked(ways(board), from, to, false)
      const { seesDeep, seesThroughFog } = eyesOf(board, person)
      return sight.blocked(waysFor(board, seesThroughFog), from, to, seesDeep)
    },
    inSight(board, person) {
      const { seesDeep, seesThroughFog } = eyesOf(board, person)
      return sight.seen(waysFor(board, seesThroughFog), personAt(board, person).zone, seesDeep)
    },
  }
}
