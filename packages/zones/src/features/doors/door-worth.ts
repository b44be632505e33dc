import { NONE, type Person } from '../../board.ts'
import { hasZombies } from '../../horde.ts'
import { strengthAt } from '../../judgement/arms.ts'
import { dangerLevel } from '../../people.ts'
import { POLICY as F } from '../../policy/figures.ts'
import type { Look } from '../../policy/look.ts'
import type { DoorPick } from './door-action.ts'
import type { DoorBoard } from './doors.ts'

/** A door on nobody's way, and what zombies beside the opener cost. */
const NEEDLESS = -60
const BUSY = 100
/** Steps that a door spares somebody at most. */
const MOST_SPARED = 2
/** Actions of somebody who waits nearby. */
const ACTIONS = 3
/** Hundredths of a zombie that wait in a dark room, and more with every danger level. */
const WAITING = 150
const MORE = 100
const WHOLE = 100

/** Steps spared to everybody whose way leads through it. */
function stepsSpared({ kit, board, who, orders, roads }: Look, beyond: number): number {
  const { size } = kit.map
  let spared = 0
  for (let index = 0; index < board.people.length; index++) {
    const { seat, zone } = board.people[index] as Person
    const target = orders.target[index] as number
    if (seat === NONE || zone === NONE || target === NONE) continue
    const now = roads[zone * size + target] as number
    const through = (roads[zone * size + who.zone] as number) + 1 + (roads[beyond * size + target] as number)
    if (through < now) spared += Math.min(MOST_SPARED, now - through)
  }
  return spared
}

/** What may come out of a building that nobody has opened, less what those around can do about it. */
function riskOf(look: Look<DoorBoard>, between: readonly number[]): number {
  const { kit, board, person, who, left } = look
  const { map } = kit
  let risk = 0
  for (const zone of between) {
    const building = map.buildingOf[zone]
    if (building === undefined || board.opened & (1 << building)) continue
    const { distance } = kit.ways(board)
    let ready = 0
    board.people.forEach((other, index) => {
      if (other.seat === NONE || other.zone === NONE) return
      if ((distance[other.zone * map.size + who.zone] as number) > 1) return
      if (index === person) ready += Math.max(0, left - 1) * strengthAt(kit, board, index)
      else if (other.waiting) ready += ACTIONS * strengthAt(kit, board, index)
    })
    const rooms = map.buildings[building]?.dark.length ?? 0
    const coming = rooms * (WAITING + MORE * dangerLevel(board)) - Math.floor((ready * WHOLE) / WAITING)
    risk += Math.floor((Math.max(0, coming) * F.doorRisk) / WHOLE)
  }
  return hasZombies(kit, board, who.zone) ? risk + BUSY : risk
}

/** What opening a door is worth: the ways it makes shorter, less what may wait behind it. */
export function doorWorth(look: Look<DoorBoard>, { door }: DoorPick): number {
  const between = look.kit.map.doors[door]?.between
  if (!between) return NEEDLESS
  const [one, other] = between
  const spared = stepsSpared(look, one === look.who.zone ? other : one)
  return spared === 0 ? NEEDLESS : Math.min(F.doorMost, spared) * F.doorStep - riskOf(look, between)
}
