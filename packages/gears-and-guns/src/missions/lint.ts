import { type Fault, has } from '@graveshift/kernel'
import { clockwise, middleOf, type Supply, zoneName } from '@graveshift/zones'
import { lintMission as lintOnBoard } from '@graveshift/zones/missions'
import { SUPPLY, TEAM } from '../content/figures.ts'
import { SURVIVORS } from '../content/survivors.ts'
import { ZOMBIES } from '../content/zombies.ts'
import { compileMission, type Mission } from './compile.ts'
import { LANGUAGE } from './language.ts'
import { lintCards } from './lint-cards.ts'
import type { WesternMission } from './types.ts'

/** Everything that is wrong with a mission; nothing if it can be played and, in principle, won. */
export function lintMission(data: WesternMission): readonly Fault[] {
  const mission = compileMission(data)
  if (!has(mission, 'board')) return mission
  const wagon = mission.wagon === undefined ? [] : [{ what: 'wagon', zone: mission.wagon }]
  const spots = [...mission.switches, ...mission.nozzles].map(({ zone }) => ({ what: 'switches', zone }))
  const cards = mission.cards.map(({ data: { number }, zone }) => ({ what: `card ${number}`, zone }))
  return [
    ...lintOnBoard(LANGUAGE, mission, {
      wanted: [...cards, ...wagon, ...(data.steam === undefined ? [] : spots)],
      inStreets: wagon,
      supply: supplyOf(mission),
    }),
    ...lintSpawnOrder(mission),
    ...lintSteam(mission),
    ...lintCards(mission),
  ]
}

function supplyOf({
  data,
  switches,
  piles,
  objectives,
  fixedTokens,
  zombies,
  companions,
}: Mission): readonly Supply[] {
  const spawns = (kind: string) => data.spawns.filter((spawn) => spawn.kind === kind).length
  return [
    { what: 'starting spawns', used: spawns('start'), limit: 1 },
    { what: 'mobile spawns', used: spawns('mobile'), limit: SUPPLY.mobileSpawns },
    { what: 'abomination spawns', used: spawns('abomination'), limit: SUPPLY.abominationSpawns },
    { what: 'objectives', used: objectives.length + fixedTokens.length, limit: SUPPLY.objectives },
    { what: 'green objectives', used: fixedTokens.length, limit: 1 },
    { what: 'switches', used: switches.length, limit: SUPPLY.switches },
    { what: 'piles', used: piles.length, limit: SUPPLY.piles },
    { what: 'survivors', used: TEAM + companions.length, limit: SURVIVORS.length },
    ...ZOMBIES.map(({ id, figures }) => ({
      what: id,
      used: zombies.reduce((sum, group) => sum + (group.kind === id ? group.count : 0), 0),
      limit: figures,
    })),
  ]
}

/** Every token and every pile that may wake, once, the starting spawn first, then clockwise (UA-SPW-02, UA-RUL-18). */
function lintSpawnOrder({ board, spawns, spawnOrder, piles, data }: Mission): readonly Fault[] {
  const waking = piles.filter(({ face }) => !(data.neverWake ?? []).includes(face))
  const due = [...spawns, ...waking].map(({ zone }) => zone)
  const faults: Fault[] = []
  const tell = (message: string) => faults.push({ fault: 'spawnOrder', message })
  if (spawns[0]?.kind !== 'start') tell('the starting spawn does not come first')
  for (const zone of due) if (!spawnOrder.includes(zone)) tell(`${zoneName(board, zone)} is not in it`)
  for (const [at, zone] of spawnOrder.entries()) {
    if (!due.includes(zone)) tell(`nothing spawns in ${zoneName(board, zone)}`)
    if (spawnOrder.indexOf(zone) !== at) tell(`${zoneName(board, zone)} is in it twice`)
  }
  const [x0, y0, x1, y1] = board.layout.tileArea
  const turning = clockwise([(x0 + x1) >> 1, (y0 + y1) >> 1], spawnOrder, (zone) => {
    const place = board.zones[zone]
    return place === undefined ? [0, 0] : middleOf(place)
  })
  if (turning.some((zone, at) => spawnOrder[at] !== zone))
    tell(`clockwise it is ${turning.map((zone) => zoneName(board, zone)).join(', ')}`)
  return faults
}

/** Steam tiles and the rules of steam go together (GG-TWN-02). */
function lintSteam({ data, nozzles, piles }: Mission): readonly Fault[] {
  const broken = (data.steam?.broken ?? []).filter((tile) => !nozzles.some(({ face }) => face === tile))
  const unknown = (data.neverWake ?? []).filter((tile) => !piles.some(({ face }) => face === tile))
  return [
    ...broken.map((tile) => ({ fault: 'steam', message: `${tile} has no nozzle on this board` })),
    ...unknown.map((tile) => ({ fault: 'neverWake', message: `${tile} has no pile on this board` })),
    ...(data.steam === undefined && nozzles.length > 0
      ? [{ fault: 'steam', message: 'there are steam machines, and no steam' }]
      : []),
    ...(data.steam !== undefined && nozzles.length === 0
      ? [{ fault: 'steam', message: 'there is steam, and no steam machine' }]
      : []),
  ]
}
