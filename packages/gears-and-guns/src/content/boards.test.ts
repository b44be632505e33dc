import { has } from '@graveshift/kernel'
import {
  type Board,
  canStep,
  clockwise,
  deepRanges,
  type Layout,
  makeBoard,
  middleOf,
  neighboursOf,
  reach,
  sees,
  stageAt,
  startGates,
  streetBeside,
  turnFace,
  UNREACHED,
  waysAt,
  zoneName,
  zoneNamed,
} from '@graveshift/zones'
import { placed, placesOn } from '@graveshift/zones/missions'
import { describe, expect, test } from 'vitest'
import type { WesternMission } from '../missions/types.ts'
import { EXPECTED_BOARDS } from '../testing/expected-boards.ts'
import { MISSIONS } from './missions.ts'
import { TILES } from './tiles.ts'
import { layTown } from './towns.ts'

function boardOf(mission: WesternMission): Board {
  const layout = layTown(mission)
  if (!has(layout, 'zones')) throw new Error(layout.map(({ message }) => message).join('; '))
  return makeBoard(layout)
}

function named(id: string): { readonly mission: WesternMission; readonly board: Board } {
  const mission = MISSIONS.find((each) => each.id === id)
  if (mission === undefined) throw new Error(`no mission ${id}`)
  return { mission, board: boardOf(mission) }
}

/** Every name of a zone anywhere in a mission. */
const zonesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return /^\d+[RV]\.\w+$/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(zonesIn) : []
}

/** Zones that are there before anything has moved. */
const inPlay = ({ layout: { zones, stages } }: Board) =>
  [...zones.keys()].filter(
    (zone) => stages === undefined || zones[zone]?.kind !== 'track' || stages[0]?.pieces.has(zone),
  )

/** Openings in rims that meet another tile and face nothing there. */
function deadOpenings({ tiles }: Layout): number {
  const lying = tiles.map(({ face, turns, row, column }) => {
    const data = TILES.faces.find(({ id }) => id === face)
    if (data === undefined) throw new Error(`no face ${face}`)
    return { row, column, rims: turnFace(data, turns, TILES.size).rims }
  })
  let dead = 0
  for (const one of lying)
    for (const [mine, theirs, row, column] of [
      ['e', 'w', 0, 1],
      ['s', 'n', 1, 0],
    ] as const) {
      const other = lying.find((tile) => tile.row === one.row + row && tile.column === one.column + column)
      if (other === undefined) continue
      const [here, there] = [one.rims[mine] ?? [], other.rims[theirs] ?? []]
      const facing = here.filter(({ at }) => there.some((each) => Math.abs(each.at - at) <= TILES.slack))
      dead += here.length + there.length - 2 * facing.length
    }
  return dead
}

test.each(Object.entries(EXPECTED_BOARDS))(
  'UA-ZON-01 UA-ZON-02 the tiles of %s fit, and its zones and ways are as counted',
  (id, expected) => {
    const { switches, nozzles, ...figures } = expected
    const { board } = named(id)
    const { layout } = board
    const spots = (kind: string) => layout.spots.filter((spot) => spot.kind === kind)
    const zones = inPlay(board)
    const count = (kind: string) => zones.filter((zone) => board.zones[zone]?.kind === kind).length
    const steps = zones.reduce(
      (sum, zone) => sum + neighboursOf(waysAt(board, startGates(layout)), zone).length,
      0,
    )
    expect({
      zones: {
        streets: count('street'),
        rooms: count('room'),
        balconies: count('balcony'),
        train: count('train'),
        tracks: count('track'),
      },
      links: steps / 2,
      piles: spots('pile').length,
      deadOpenings: deadOpenings(layout),
    }).toEqual(figures)
    const sorted = (zones: readonly number[]) => zones.toSorted((one, other) => one - other)
    expect(sorted(spots('switch').map(({ zone }) => zone))).toEqual(
      sorted(switches.map((name) => zoneNamed(board, name))),
    )
    expect(sorted(spots('nozzle').map(({ zone }) => zone))).toEqual(
      sorted(nozzles.map((name) => zoneNamed(board, name))),
    )
  },
)

describe.each(MISSIONS.map((mission) => [mission.id, mission] as const))('%s', (_id, mission) => {
  const board = boardOf(mission)
  const { layout } = board
  const start = startGates(layout)
  const at = (name: string) => zoneNamed(board, name)

  test('UA-SET-08 every place it names exists and can be reached from its start', () => {
    const reached = reach(board, mission.start.map(at), start)
    const outside = new Set((mission.outOfPlay ?? []).map(at))
    const missing = zonesIn(mission).filter((name) => !reached.has(board.named.get(name) ?? -1))
    expect(missing).toEqual(mission.outOfPlay ?? [])
    // UA-ZON-05: what cannot be reached is said to be out of play, and nothing else is.
    expect(inPlay(board).filter((zone) => !reached.has(zone))).toEqual([...outside])
  })

  test('UA-RUL-18 its spawn order goes clockwise round the middle of its tiles', () => {
    const [x0, y0, x1, y1] = layout.tileArea
    const middle = (name: string) => {
      const zone = board.zones[at(name)]
      if (zone === undefined) throw new Error(`no zone ${name}`)
      return middleOf(zone)
    }
    const turning = clockwise([(x0 + x1) >> 1, (y0 + y1) >> 1], mission.spawnOrder, middle)
    expect(turning).toEqual(mission.spawnOrder)
  })

  test('UA-LOS-04 sight on it is mutual, for deep eyes too, wherever its train stands', () => {
    const pairs = inPlay(board).flatMap((from) => inPlay(board).map((to) => [from, to] as const))
    for (const open of layout.stages?.map((stage) => stage.open) ?? [start]) {
      const ways = waysAt(board, open)
      for (const range of [ways.range, deepRanges(ways, 3)]) {
        const oneWay = pairs.filter(
          ([from, to]) => range[from * board.size + to] !== range[to * board.size + from],
        )
        expect(oneWay).toEqual([])
      }
    }
  })
})

test('the gates of a mission at its start are those of its train and of what may be barred', () => {
  for (const id of ['fort-bolton', 'the-sleeping-machine', 'fightin-words']) {
    const { mission, board } = named(id)
    const places = placesOn(board.layout, mission)
    if (!has(places, 'board')) throw new Error(places.map(({ message }) => message).join('; '))
    const { open, start } = placed(places, mission)
    expect(open).toBe(startGates(board.layout))
    expect(start.map((zone) => zoneName(board, zone))).toEqual(mission.start)
    expect(places.faults).toEqual([])
  }
})

test('UA-ZON-05 the walled corner of 14V in mission 4 is out of play', () => {
  const { board } = named('the-relay-station')
  const ways = waysAt(board, 0)
  const corner = zoneNamed(board, '14V.NW')
  for (let to = 0; to < board.size; to++)
    if (to !== corner) expect(ways.distance[corner * board.size + to]).toBe(UNREACHED)
})

test('in missions 2, 6 and 9 nozzles of two tiles are in one street zone', () => {
  const shared = MISSIONS.filter((mission) => {
    const zones = boardOf(mission).layout.spots.flatMap(({ kind, zone }) => (kind === 'nozzle' ? [zone] : []))
    return new Set(zones).size < zones.length
  })
  expect(shared.map(({ number }) => number)).toEqual([2, 6, 9])
})

test('in mission 5 the barricade stops zombies on the street side of the saloon, and nobody else', () => {
  const { board } = named('fort-bolton')
  const open = startGates(board.layout)
  const saloon = zoneNamed(board, '5R.b')
  const gates = board.doors.flatMap(({ between }, door) => (between.includes(saloon) ? [1 << door] : []))
  expect(gates).toHaveLength(1)
  const barred = gates.reduce((bits, gate) => bits & ~gate, open)
  const [people, zombies] = [waysAt(board, open), waysAt(board, barred, open)]
  const stopped = neighboursOf(people, saloon).filter((zone) => !canStep(zombies, zone, saloon))
  expect(stopped.map((zone) => board.zones[zone]?.kind)).toEqual(['street'])
  for (const street of stopped) expect(sees(zombies, street, saloon)).toBe(true)
  expect(neighboursOf(zombies, saloon).length).toBeGreaterThan(0)
})

test('UA-TRA-04 in mission 7 the train leaves with its third move, and can be boarded until then', () => {
  const { board } = named('the-sleeping-machine')
  const { stages = [] } = board.layout
  expect(stages).toHaveLength(4)
  expect(stages.map(({ open }) => stageAt(board.layout, open))).toEqual([0, 1, 2, 3])
  const start = [zoneNamed(board, '8V.NW')]
  const aboard = ['10R.coal', '10R.cab'].map((name) => zoneNamed(board, name))
  const boarding = stages.map(
    ({ open }) => aboard.filter((zone) => reach(board, start, open).has(zone)).length,
  )
  expect(boarding).toEqual([2, 2, 2, 0])
  const entered = stages.map((stage) => stage.entered.map((zone) => zoneName(board, zone)))
  expect(entered).toEqual([[], ['11V.1', '11V.2', '11V.3'], ['12V.1', '12V.2', '12V.3'], []])
  // What lies on the track has a street to go to (GG-RUL-73).
  for (const stage of stages)
    for (const zone of stage.entered) expect(streetBeside(board.layout, zone)).toBeDefined()
})
