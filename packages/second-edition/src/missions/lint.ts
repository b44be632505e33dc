import { bitCount, type Fault, has } from '@graveshift/kernel'
import { lintBuildings, type Supply } from '@graveshift/zones'
import { lintMission as lintOnBoard, survivorsFor } from '@graveshift/zones/missions'
import { CREW } from '../crew.ts'
import { compileMission, type Mission } from './compile.ts'
import { LANGUAGE } from './language.ts'
import { SUPPLY } from './supply.ts'
import { type MissionPlan, ZOMBIE_KINDS } from './types.ts'

/** Everything that is wrong with a mission; nothing if it can be played and, in principle, won. */
export function lintMission(data: MissionPlan): readonly Fault[] {
  const mission = compileMission(data)
  if (!has(mission, 'board')) return mission
  const cars = mission.cars.map(({ zone }) => ({ what: 'cars', zone }))
  const crates = mission.crates.map(({ zone }) => ({ what: 'crates', zone }))
  return [
    ...(has(data, 'zones') ? lintBuildings(mission.board, data.zones) : []),
    ...lintOnBoard(LANGUAGE, mission, {
      wanted: [...crates, ...cars],
      inStreets: cars,
      supply: supplyOf(mission),
    }),
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
      used: survivorsFor(CREW, mission.data) + mission.companions.length,
      limit: SUPPLY.survivors,
    },
    ...ZOMBIE_KINDS.map((kind) => ({
      what: kind,
      used: mission.zombies.reduce((sum, group) => sum + (group.kind === kind ? group.count : 0), 0),
      limit: SUPPLY.zombies[kind],
    })),
  ]
}
