import { bitCount, type Fault, has } from '@graveshift/kernel'
import { type Lock, lintBuildings, lintMap, type Supply, type Wanted, type Zone } from '@graveshift/zones'
import { compileMission, type Mission } from './compile.ts'
import { lintGoals } from './lint-goals.ts'
import { namedZones } from './named-zones.ts'
import { SUPPLY } from './supply.ts'
import { type MissionPlan, ZOMBIE_KINDS } from './types.ts'

/** Everything that is wrong with a mission; nothing if it can be played and, in principle, won. */
export function lintMission(data: MissionPlan): readonly Fault[] {
  const mission = compileMission(data)
  if (!has(mission, 'board')) return mission
  return [
    ...(has(data, 'zones') ? lintBuildings(mission.board, data.zones) : []),
    ...lintPlaces(mission),
    ...lintGoals(mission),
  ]
}

function lintPlaces(mission: Mission): readonly Fault[] {
  const { board, start, spawns } = mission
  const named = namedZones(mission.data)
  const faults: Fault[] = named
    .filter(({ zone }) => !board.named.has(zone))
    .map(({ what, zone }) => ({ fault: what, message: `no zone ${zone} on this board` }))
  for (const { zone } of spawns)
    if (board.zones[zone]?.kind !== 'street')
      faults.push({ fault: 'spawns', message: `${board.zones[zone]?.name} is no street` })
  for (const { zone } of mission.cars)
    if (board.zones[zone]?.kind !== 'street')
      faults.push({ fault: 'cars', message: `${board.zones[zone]?.name} is no street` })
  return [
    ...faults,
    ...lintMap({
      board,
      start,
      spawns: spawns.map(({ zone }) => zone),
      locks: locksOf(mission),
      wanted: [
        ...wantedOf(mission),
        ...named.flatMap(({ what, zone }) => {
          const found = board.named.get(zone)
          return found === undefined ? [] : [{ what, zone: found }]
        }),
      ],
      supply: supplyOf(mission),
    }),
  ]
}

/** Colored doors open once somebody can reach the objective of their color, or when time wakes them. */
function locksOf({ locked, objectives, start, data }: Mission): readonly Lock[] {
  return (['blue', 'green'] as const).map((colour) => {
    const timed = data.rules.some((rule) => rule.rule === 'wake' && rule.colour === colour)
    const keys = objectives.filter((objective) => objective.colour === colour).map(({ zone }) => zone)
    return { doors: locked[colour], keys: timed ? start : keys }
  })
}

function wantedOf(mission: Mission): readonly Wanted[] {
  const all = (what: string, list: readonly { readonly zone: Zone }[]) =>
    list.map(({ zone }) => ({ what, zone }))
  return [
    ...all('objectives', mission.objectives),
    ...all('crates', mission.crates),
    ...all('cars', mission.cars),
    ...all('companions', mission.companions),
    ...all('zombies', mission.zombies),
    ...(mission.exit === undefined ? [] : [{ what: 'exit', zone: mission.exit }]),
    ...mission.start.map((zone) => ({ what: 'start', zone })),
  ]
}

function supplyOf(mission: Mission): readonly Supply[] {
  const { board, locked, objectives, spawns } = mission
  const coloured = (list: readonly { readonly colour: string }[], colour: string) =>
    list.filter((token) => token.colour === colour).length
  const blue = bitCount(locked.blue)
  const green = bitCount(locked.green)
  return [
    { what: 'red doors', used: board.doors.length - blue - green, limit: SUPPLY.redDoors },
    { what: 'blue doors', used: blue, limit: SUPPLY.blueDoors },
    { what: 'green doors', used: green, limit: SUPPLY.greenDoors },
    { what: 'objectives', used: objectives.length, limit: SUPPLY.objectives },
    { what: 'blue objectives', used: coloured(objectives, 'blue'), limit: SUPPLY.blueObjectives },
    { what: 'green objectives', used: coloured(objectives, 'green'), limit: SUPPLY.greenObjectives },
    { what: 'crates', used: mission.crates.length, limit: SUPPLY.crates },
    { what: 'spawns', used: spawns.length, limit: SUPPLY.spawns },
    { what: 'blue spawns', used: coloured(spawns, 'blue'), limit: SUPPLY.blueSpawns },
    { what: 'green spawns', used: coloured(spawns, 'green'), limit: SUPPLY.greenSpawns },
    { what: 'cars', used: mission.cars.length, limit: SUPPLY.cars },
    {
      what: 'survivors',
      used: (mission.data.survivors ?? 6) + mission.companions.length,
      limit: SUPPLY.survivors,
    },
    ...ZOMBIE_KINDS.map((kind) => ({
      what: kind,
      used: mission.zombies.reduce((sum, group) => sum + (group.kind === kind ? group.count : 0), 0),
      limit: SUPPLY.zombies[kind],
    })),
  ]
}
