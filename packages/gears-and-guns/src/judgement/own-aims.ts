import { attacksAt, type Errand, EVERYBODY, NONE, roadsOf } from '@graveshift/zones'
import type { OwnAims } from '@graveshift/zones/missions'
import type { Board } from '../board.ts'
import { lying } from '../fallen/fallen.ts'
import { heldIn } from '../holding/holding.ts'
import { bottlesIn } from '../steam/bottles.ts'
import { isHot } from '../town/gauge.ts'
import { isInJet } from '../town/nozzles.ts'
import type { WesternKit } from '../western-kit.ts'
import { boardInTime, spareEngineer, waitForTrain } from './boarding.ts'
import { lastBlast } from './bottle-errands.ts'
import { escortConvoy } from './convoy-orders.ts'
import { guardRooms } from './guard.ts'
import { reliefErrands, roundsLeft } from './pressure.ts'
import { tollsIn } from './tolls.ts'

/** So near somebody is fetched even where it is of no use to the mission: only a campaign remembers (GG-KO-02). */
const ON_THE_WAY = 2

/** Whoever lies somewhere is fetched in time, unless whoever comes would fall as well. */
function sendForFallen(kit: WesternKit, board: Board, into: Errand[]): void {
  for (const { zone } of lying(board)) {
    if (attacksAt(kit, board, zone).now > 1 || kit.aims.harm(board, zone) > 0) continue
    const able = kit.setup.campaign ? EVERYBODY : near(kit, board, zone)
    if (able !== 0) into.push({ zone, task: 'rescue', hands: 1, able })
  }
}

/** Who is near a zone, a bit each. */
function near(kit: WesternKit, board: Board, zone: number): number {
  const roads = roadsOf(kit, board)
  return board.people.reduce(
    (bits, who, person) =>
      who.zone !== NONE && (roads[who.zone * kit.map.size + zone] as number) <= ON_THE_WAY
        ? bits | (1 << person)
        : bits,
    0,
  )
}

/** Two go together: what is to be done lies far apart, and the gauge does not wait. */
const GROUP = 2

/** Core missions are lost with the first who falls, and nothing hurries: everybody stays together (UA-HLT-02). */
const isCore = ({ mission }: WesternKit): boolean => mission.data.steam === undefined

/** So few rounds before the end everybody hurries. */
const LATE = 3

const isLate = (kit: WesternKit, board: Board): boolean =>
  board.trainRuns || (roundsLeft(kit, board) ?? LATE + 1) <= LATE

/** What this game alone knows about playing well. */
export const ownAims = (kit: () => WesternKit): OwnAims<Board> => ({
  opens: () => false,
  tolls: tollsIn(kit),
  idle: (board, zone, kind) => heldIn(board, zone, kind),
  harm: (board, zone) =>
    (isHot(board) && isInJet(kit().steam.machines, board, zone) ? 1 : 0) +
    (bottlesIn(board, zone) > 0 ? 1 : 0),
  orders(board, orders) {
    if (isLate(kit(), board)) orders.urgent = EVERYBODY
    escortConvoy(kit(), board, orders)
    boardInTime(kit(), board, orders)
    spareEngineer(kit(), board, orders)
    waitForTrain(kit(), board, orders)
    guardRooms(kit(), board, orders)
  },
  errands(board, into) {
    sendForFallen(kit(), board, into)
    reliefErrands(kit(), board, into)
    lastBlast(kit(), board, into)
  },
  group: ({ people }) => (isCore(kit()) ? people.length : GROUP),
  armingRounds: () => 0,
})
