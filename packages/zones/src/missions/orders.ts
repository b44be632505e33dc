import { NONE, type Person } from '../board.ts'
import { strengthAt } from '../judgement/arms.ts'
import { POLICY as F } from '../policy/figures.ts'
import {
  type Errand,
  EVERYBODY,
  isSendable,
  nearestRoom,
  noOrders,
  type Orders,
  send,
  sendAll,
  sendOnErrands,
} from '../policy/orders.ts'
import { FAR, roadsOf } from '../policy/roads.ts'
import { sendHands, shareErrands } from '../policy/share-errands.ts'
import type { OwnAims } from './aims.ts'
import { lastPlaces } from './focus.ts'
import type { MissionGoal } from './goal.ts'
import { OBJECTIVE, tokensLeft } from './goals/tokens.ts'
import type { MissionBoard, MissionKit } from './mission-game.ts'
import { areGifts } from './wanted.ts'

function handsFor({ rules }: MissionKit): number {
  for (const { hands } of rules) if (hands !== undefined) return hands
  return 1
}

/** What is to be done at places for a goal that is not met: the nearest are enough, so all are named; how many are. */
function errandsFor(
  kit: MissionKit,
  board: MissionBoard,
  { kind, data }: MissionGoal,
  into: Errand[],
): number {
  const { wanted } = kind
  const before = into.length
  wanted?.errands?.(kit, board, into, data)
  const enough = wanted?.enough?.(kit, board, data)
  if (wanted?.errands || !wanted?.places || enough === 0) return into.length - before
  const zones: number[] = []
  wanted.places(kit, board, zones, data)
  const task = wanted.task ?? 'take'
  const able = wanted.able?.(board, data) ?? EVERYBODY
  const hands = task === 'take' ? handsFor(kit) : 1
  for (const zone of zones) into.push({ zone, task, hands, able })
  return Math.min(enough ?? zones.length, zones.length)
}

/** Tokens that open something: wanted where there is no other way. */
function keysTo(kit: MissionKit, board: MissionBoard): Errand[] {
  const { locked } = kit.mission
  const shut = kit.aims.locked(board)
  return board.tokens.flatMap(({ kind, by, colour, zone }): Errand[] =>
    kind === OBJECTIVE && by === NONE && colour !== 'red' && (locked[colour] & shut) !== 0
      ? [{ zone, task: 'take', hands: handsFor(kit), able: EVERYBODY }]
      : [],
  )
}

const carries = (kit: MissionKit, { hand, pack }: Person): boolean => {
  const wanted = kit.aims.wantedCards()
  return hand.some((card) => wanted.has(card)) || pack.some((card) => wanted.has(card))
}

/** Those who have what is to be brought somewhere bring it once there is enough. */
function bring(kit: MissionKit, board: MissionBoard, orders: Orders): void {
  for (const { kind, data } of kit.goals) {
    const zone = kind.wanted?.bring?.(kit, data)
    if (zone === undefined || kind.met(kit, board, data)) continue
    const enough = (kind.wanted?.missing?.(kit, board, data) ?? 0) <= 0
    board.people.forEach((who, person) => {
      if (isSendable(who) && (enough || carries(kit, who))) send(orders, person, zone, 'bring')
    })
  }
}

/** Whoever has a bomb goes for what only bombs take. */
function hunt(kit: MissionKit, board: MissionBoard, orders: Orders): void {
  const { length } = kit.kinds
  for (const { kind, data } of kit.goals) {
    const prey = kind.wanted?.prey?.(kit, data) ?? 0
    if (prey === 0 || kind.met(kit, board, data)) continue
    const zones: number[] = []
    for (let at = 0; at < board.zombies.length; at++)
      if (prey & (1 << (at % length)) && board.zombies[at] !== 0) zones.push(Math.floor(at / length))
    if (zones.length === 0) continue
    board.people.forEach((who, person) => {
      if (isSendable(who) && carries(kit, who)) {
        const [zone] = zones
        if (zone !== undefined) send(orders, person, zone, 'hunt')
      }
    })
  }
}

const canReach = (kit: MissionKit, board: MissionBoard, zones: readonly number[]): boolean => {
  const roads = roadsOf(kit, board)
  return board.people.some(
    (who) => isSendable(who) && zones.some((zone) => (roads[who.zone * kit.map.size + zone] as number) < FAR),
  )
}

/** The way out, or what opens it. */
function leave(kit: MissionKit, board: MissionBoard, orders: Orders): void {
  const zones = lastPlaces(kit, board)
  const task = kit.mission.exit !== undefined && zones.includes(kit.mission.exit) ? 'leave' : 'gather'
  if (zones.length === 0) return
  if (!canReach(kit, board, zones) && sendOnErrands(kit, board, orders, keysTo(kit, board))) return
  orders.leaving = true
  sendAll(kit, board, orders, zones, task)
}

/** Rooms to be searched, for those who have nothing else to do. */
function sendToRooms(kit: MissionKit, board: MissionBoard, orders: Orders, task: 'search' | 'arm'): void {
  board.people.forEach((who, person) => {
    if (!isSendable(who) || orders.target[person] !== NONE) return
    const room = nearestRoom(kit, board, who.zone)
    if (room !== NONE) send(orders, person, room, task)
  })
}

/** In the first rounds a team that is badly armed looks for weapons before anything else. */
function armUp(kit: MissionKit, board: MissionBoard, orders: Orders, rounds: number): void {
  if (board.round > rounds) return
  let strength = 0
  let count = 0
  board.people.forEach((who, person) => {
    if (!isSendable(who)) return
    strength += Math.min(F.wellArmed, strengthAt(kit, board, person))
    count++
  })
  if (strength >= F.armedTeam * count) return
  sendToRooms(kit, board, orders, 'arm')
}

/** Who is to go where, by the goals of the mission. */
export function missionOrders<B extends MissionBoard>(kit: MissionKit, board: B, own: OwnAims<B>): Orders {
  const orders = noOrders(board)
  const errands: Errand[] = []
  let ready = true
  for (const goal of kit.goals) {
    const { kind, data } = goal
    if (kind.last || kind.met(kit, board, data)) continue
    orders.needed += errandsFor(kit, board, goal, errands)
    if ((kind.wanted?.missing?.(kit, board, data) ?? 0) > 0) orders.searching = true
    ready &&= kind.wanted?.onTheWay === true
  }
  if (orders.searching && areGifts(kit)) {
    const zones: number[] = []
    tokensLeft(board, OBJECTIVE, zones)
    for (const zone of zones) errands.push({ zone, task: 'take', hands: handsFor(kit), able: EVERYBODY })
  }
  orders.errands = errands
  orders.leaving = ready && errands.length === 0
  own.orders?.(board, orders)
  const aside: Errand[] = []
  own.errands?.(board, aside)
  sendHands(kit, board, orders, aside)
  if (ready && errands.length === 0) {
    leave(kit, board, orders)
    return orders
  }
  bring(kit, board, orders)
  hunt(kit, board, orders)
  armUp(kit, board, orders, own.armingRounds?.(board) ?? F.armingRounds)
  const group = own.group?.(board)
  orders.apart = group !== undefined
  if (group !== undefined) shareErrands(kit, board, orders, errands, group)
  else if (errands.length > 0 && !sendOnErrands(kit, board, orders, errands))
    sendOnErrands(kit, board, orders, keysTo(kit, board))
  if (orders.searching) sendToRooms(kit, board, orders, 'search')
  return orders
}
