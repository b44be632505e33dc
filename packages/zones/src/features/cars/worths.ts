import { NONE } from '../../board.ts'
import { hasZombies, zombiesIn } from '../../horde.ts'
import { waysAt } from '../../map/ways.ts'
import { standCost } from '../../policy/attacks.ts'
import { POLICY as F } from '../../policy/figures.ts'
import type { Look } from '../../policy/look.ts'
import type { Orders } from '../../policy/orders.ts'
import { strayCost } from '../../policy/stray-cost.ts'
import { type CarBoard, type CarKit, carOf } from './cars.ts'
import type { DrivePick } from './drive-action.ts'
import type { GetInPick } from './seats.ts'

/** What bots think of cars. */

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
/** Hundredths of a zombie that the bumper takes in a zone at most. */
const BUMPER = 150
const WHOLE = 100

const isAfoot = (board: CarBoard, { ride }: Orders, car: number): boolean =>
  board.people.some(
    ({ zone }, person) => ride[person] === car && zone !== NONE && carOf(board, person) !== car,
  )

export function getInWorth({ orders, person }: Look, { car, seat }: GetInPick): number {
  if (orders.ride[person] !== car) return NEEDLESS
  return F.task + (seat === 'driver' ? WHEEL : 0)
}

export const getOutWorth = ({ orders, person }: Look): number => (orders.ride[person] === NONE ? DONE : STAY)

/** Zombies that a drive through some zones takes: only fast ones hit. */
function runOver(kit: CarKit, board: CarBoard, path: readonly number[]): number {
  if (path.length < 2) return 0
  return path.reduce((sum, zone) => sum + Math.min(BUMPER, WHOLE * zombiesIn(kit, board, zone)), 0)
}

/** What a fast drive may do to friends on foot among zombies. */
function hitsFriends(kit: CarKit, board: CarBoard, path: readonly number[]): number {
  if (path.length < 2) return 0
  const { count, accuracy, damage } = kit.cars.bumper
  const volley = { dice: count, accuracy, damage }
  let cost = 0
  for (const zone of path)
    if (hasZombies(kit, board, zone))
      cost += strayCost(board, zone, volley, (person) => carOf(board, person) >= 0)
  return cost
}

export function driveWorth(kit: CarKit, look: Look<CarBoard>, pick: DrivePick): number {
  return wayWorth(kit, look, pick) - hitsFriends(kit, look.board, pick.path)
}

function wayWorth(kit: CarKit, look: Look<CarBoard>, { path }: DrivePick): number {
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
