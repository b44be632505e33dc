import {
  type ActPick,
  carOf,
  type DoorPick,
  type DrivePick,
  doorWorth,
  POLICY as F,
  type GetInPick,
  type Look,
  NONE,
  type Orders,
  searchWorth,
  standCost,
  waysAt,
  zombiesIn,
} from '@graveshift/zones'
import type { OwnAims } from '@graveshift/zones/missions'
import type { Board } from '../board.ts'
import { CARD_FACES } from '../content/compile.ts'
import type { SecondKit } from '../second-kit.ts'
import { NEVER, WORTH } from './aims.ts'
import { boardCars, sendDriver } from './car-orders.ts'

/** Getting in or driving without an order to. */
const NEEDLESS = -50
/** Leaving a car in which one is to leave, and one that has done its work. */
const STAY = -500
const DONE = 50
/** A driver waits for those who come along. */
const WAIT = -20
/** At the wheel rather than beside it. */
const WHEEL = 20
/** A step of the car, a zombie where it ends, and one that it runs over if that is the goal. */
const CAR = { step: 200, crowd: 20, hit: 160 }
/** What a police car holds is better than what lies in rooms. */
const ARMS = 40
/** Hundredths of a zombie that the bumper takes in a zone at most. */
const BUMPER = 150
const WHOLE = 100

const isAfoot = (board: Board, { ride }: Orders, car: number): boolean =>
  board.people.some(
    ({ zone }, person) => ride[person] === car && zone !== NONE && carOf(board, person) !== car,
  )

function getInWorth({ orders, person }: Look<Board>, { car, seat }: GetInPick): number {
  if (orders.ride[person] !== car) return NEEDLESS
  return F.task + (seat === 'driver' ? WHEEL : 0)
}

/** Zombies that a drive through some zones takes: only fast ones hit. */
function runOver(kit: SecondKit, board: Board, path: readonly number[]): number {
  if (path.length < 2) return 0
  return path.reduce((sum, zone) => sum + Math.min(BUMPER, WHOLE * zombiesIn(kit, board, zone)), 0)
}

function driveWorth(kit: SecondKit, look: Look<Board>, { path }: DrivePick): number {
  const { board, orders, person, who, target, left } = look
  const ride = orders.ride[person] as number
  const to = path[path.length - 1] ?? who.zone
  if (ride === NONE) return NEEDLESS
  if (orders.task[person] === 'run-over') {
    const danger = standCost(look, to, left - 1) - standCost(look, who.zone, left)
    return Math.floor((runOver(kit, board, path) * CAR.hit) / WHOLE) - danger
  }
  if (isAfoot(board, orders, ride)) return WAIT
  // Cars keep to the streets, whatever doors are open.
  const { distance } = waysAt(kit.map, 0)
  const { size } = kit.map
  const gained = (distance[who.zone * size + target] as number) - (distance[to * size + target] as number)
  return gained * CAR.step - zombiesIn(kit, board, to) * CAR.crowd
}

type Worth = (look: Look<Board>, pick: ActPick, kit: SecondKit) => number

/** What actions with doors and cars are worth, by name. */
const WORTHS: Readonly<Record<string, Worth>> = {
  door: (look, pick) => doorWorth(look, pick as DoorPick),
  trunk: () => F.crate,
  'search-car': (look) => searchWorth(look) + ARMS,
  'get-in': (look, pick) => getInWorth(look, pick as GetInPick),
  'get-out': ({ orders, person }) => (orders.ride[person] === NONE ? DONE : STAY),
  drive: (look, pick, kit) => driveWorth(kit, look, pick as DrivePick),
}

/** Those who are to sit in cars: to leave, to pass checkpoints, to run zombies over. */
function sendToCars(kit: SecondKit, board: Board, orders: Orders): void {
  for (const { kind, data } of kit.goals) {
    if (kind.met(kit, board, data)) continue
    const to = kind.driveTo?.(kit, board, data)
    if (to === undefined || !kit.cars.mayDrive(board)) continue
    if (to === NONE) sendDriver(kit, board, orders)
    else if (orders.leaving || !kind.last) boardCars(kit, board, orders, to)
  }
}

/** What this game alone knows about playing well: doors and cars. */
export const ownAims = (kit: () => SecondKit): OwnAims<Board> => ({
  worth: WORTH,
  never: NEVER,
  opens: (card) => CARD_FACES[card]?.door !== undefined,
  orders: (board, orders) => sendToCars(kit(), board, orders),
  worthOf: (look, pick) => WORTHS[pick.do]?.(look, pick, kit()),
  locked: ({ locked }) => locked,
  goesFirst: ({ cars }, person) => cars.some(({ driver }) => driver === person),
})
