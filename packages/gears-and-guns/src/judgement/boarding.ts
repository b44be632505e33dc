import {
  isSendable,
  NONE,
  nearestOf,
  neighboursOf,
  type Orders,
  personAt,
  roadsOf,
  send,
  strengthOf,
} from '@graveshift/zones'
import { zonesOf } from '@graveshift/zones/missions'
import type { Board } from '../board.ts'
import { GAUGE } from '../content/figures.ts'
import { GAUGE_REACHED } from '../missions/goals/gauge.ts'
import type { WesternKit } from '../western-kit.ts'

/** A train that does not stop leaves so many steps behind it for those who run for it. */
const NEAR = 3
/** Steps that somebody is sure to get ahead in a turn, with zombies about. */
const STRIDE = 2

const trainOf = ({ map }: WesternKit): readonly number[] =>
  map.zones.flatMap(({ kind }, zone) => (kind === 'train' ? [zone] : []))

/** Whether a train has to be driven by somebody. */
export const needsEngineer = ({ goals }: Pick<WesternKit, 'goals'>): boolean =>
  goals.some(({ data }) => data.goal === 'train-leaves')

/** Whoever is an engineer, or is followed by one. */
function bringsEngineer({ deeds }: WesternKit, board: Board, person: number): boolean {
  return board.people.some(
    ({ leader }, other) => (other === person || leader === person) && deeds.isEngineer(board, other),
  )
}

/** Where those wait who would start the train: beside it. */
function beside(kit: WesternKit, board: Board, train: readonly number[]): readonly number[] {
  const ways = kit.ways(board)
  return train.flatMap((zone) => neighboursOf(ways, zone).filter((near) => !train.includes(near)))
}

/** Engineers wait by the train from the start where there are so few of them, with so many friends: all hangs on them. */
const FEW = 2
const GUARDS = 1

/** The few who bring an engineer are spared: without them no train runs. */
export function spareEngineer(kit: WesternKit, board: Board, orders: Orders): void {
  if (!needsEngineer(kit) || board.tally[GAUGE_REACHED] !== undefined) return
  const bringers = board.people.flatMap((who, person) =>
    isSendable(who) && bringsEngineer(kit, board, person) ? [person] : [],
  )
  const [only] = bringers
  if (only === undefined || bringers.length > FEW) return
  const roads = roadsOf(kit, board)
  const { size } = kit.map
  const waiting = beside(kit, board, trainOf(kit))
  const zone = nearestOf(roads, size, board.people[only]?.zone ?? 0, waiting)
  if (zone === NONE) return
  const guards = board.people
    .flatMap((who, person) => (isSendable(who) && !bringers.includes(person) ? [person] : []))
    .sort((one, other) => strengthOf(kit, personAt(board, other)) - strengthOf(kit, personAt(board, one)))
    .slice(0, GUARDS)
  for (const person of [...bringers, ...guards]) send(orders, person, zone, 'hold')
}
/**
 * The train runs as soon as an engineer is aboard, and stops for nobody: engineers wait beside it until all others are
 * there or nearly so.
 */
export function waitForTrain(kit: WesternKit, board: Board, orders: Orders): void {
  if (board.trainRuns || board.tally[GAUGE_REACHED] === undefined) return
  if (!needsEngineer(kit)) return
  const train = trainOf(kit)
  const roads = roadsOf(kit, board)
  const { size } = kit.map
  const stepsFrom = (zone: number) => {
    const nearest = nearestOf(roads, size, zone, train)
    return nearest === NONE ? size : (roads[zone * size + nearest] as number)
  }
  const isMissing = board.people.some(
    (who, person) => isSendable(who) && !bringsEngineer(kit, board, person) && stepsFrom(who.zone) > NEAR,
  )
  if (!isMissing) return
  const waiting = beside(kit, board, train)
  board.people.forEach((who, person) => {
    if (!isSendable(who) || !bringsEngineer(kit, board, person)) return
    const zone = nearestOf(roads, size, who.zone, waiting)
    if (zone !== NONE) send(orders, person, zone, 'hold')
  })
}

/** Turns until it is looked at who is aboard, this one among them; undefined where nobody looks. */
function turnsLeft({ goals }: WesternKit, { gauge, round, tally }: Board): number | undefined {
  const board = goals.find(({ data }) => data.goal === 'aboard')?.data
  if (board?.goal !== 'aboard') return undefined
  const reached = tally[GAUGE_REACHED]
  return reached === undefined
    ? Math.floor((GAUGE.full - gauge + GAUGE.rise - 1) / GAUGE.rise) + board.roundsAfter
    : reached + board.roundsAfter - round + 1
}

/** Whoever would be late otherwise goes to where everybody has to be when it is looked at. */
export function boardInTime(kit: WesternKit, board: Board, orders: Orders): void {
  const turns = turnsLeft(kit, board)
  const goal = kit.goals.find(({ data }) => data.goal === 'aboard')?.data
  if (turns === undefined || goal?.goal !== 'aboard') return
  const zones = zonesOf(kit.mission, goal.zones)
  const roads = roadsOf(kit, board)
  board.people.forEach((who, person) => {
    if (!isSendable(who)) return
    const zone = nearestOf(roads, kit.map.size, who.zone, zones)
    if (zone === NONE) return
    const steps = roads[who.zone * kit.map.size + zone] as number
    if (steps >= (turns - 1) * STRIDE) send(orders, person, zone, 'gather')
  })
}
