import type { ZonesBoard } from './board.ts'
import type { ZonesGame } from './game.ts'
import type { Kit } from './kit.ts'
import type { Board, Gates } from './map/board.ts'
import { type Ways, waysAt } from './map/ways.ts'
import { personAt, powersOf } from './people.ts'
import type { Sight } from './sight.ts'

type Part = 'ways' | 'zombieWays' | 'openWays' | 'sight' | 'sightFrom' | 'seenFrom' | 'inSight'

/** Ways and sight of a game whose doors alone change them, and bars that stop zombies alone; the rest of the kit is not there yet when this is made. */
export function lookingThroughDoors<B extends ZonesBoard>(
  map: Board,
  sight: Sight,
  kitLater: () => Kit,
  barred: readonly ((board: B) => Gates)[] = [],
): Pick<Kit<ZonesGame & { board: B }>, Part> {
  // Doors seldom open: what was asked for last is mostly what is asked for next.
  let last = waysAt(map, 0)
  let everywhere: Ways | undefined
  const ways = ({ doors }: ZonesBoard) => {
    if (last.open !== doors) last = waysAt(map, doors)
    return last
  }
  const barredWays = (board: B) => {
    let bars = 0
    for (const bar of barred) bars |= bar(board)
    return bars === 0 ? ways(board) : waysAt(map, board.doors & ~bars, board.doors)
  }
  const seesDeep = (board: ZonesBoard, person: number) => powersOf(kitLater(), board, person).seesDeep
  return {
    ways,
    zombieWays: barred.length === 0 ? ways : barredWays,
    openWays() {
      everywhere ??= waysAt(map, map.everyDoor)
      return everywhere
    },
    sight: (board, person, to) =>
      sight.range(ways(board), personAt(board, person).zone, to, seesDeep(board, person)),
    sightFrom: (board, person, from, to) => sight.range(ways(board), from, to, seesDeep(board, person)),
    seenFrom: (board, zone) => sight.seen(ways(board), zone, false),
    inSight: (board, person) =>
      sight.seen(ways(board), personAt(board, person).zone, seesDeep(board, person)),
  }
}
