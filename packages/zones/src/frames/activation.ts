import { nth, type Table } from '@graveshift/kernel'
import { NONE, type ZonesBoard } from '../board.ts'
import type { OddOnes, Zones, ZonesFrame, ZonesFrameOf } from '../game.ts'
import { isOver, tell } from '../happen.ts'
import { zombiesOf } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { directionsToAny, openDirections, zoneTowards } from '../map/routes.ts'
import { waysAt } from '../map/ways.ts'
import { addZone, type ZoneSet, zoneSet } from '../map/zone-set.ts'
import { peopleIn, personAt } from '../people.ts'
import type { ZonesSteps } from './steps.ts'

type Activation = ZonesFrameOf<'activation'>

const NO_MOVES: readonly number[] = []
const NO_ODD: readonly OddOnes[] = []
const NOBODY: readonly number[] = []

/** Used again by every step, none of which keeps hold of it. */
const directions: number[] = []
const targets = new Map<number, ZoneSet>()

function targetSet({ map: { words } }: Kit): ZoneSet {
  const known = targets.get(words)
  if (known) return known
  const fresh = zoneSet(words)
  targets.set(words, fresh)
  return fresh
}

/** Zombies of these kinds act: all of them, or only a crowd (zone, kind, count, ...), perhaps lured by somebody. */
export function activation(
  kinds: number,
  seat: number,
  crowd: readonly number[] = NO_MOVES,
  lure = NONE,
): ZonesFrame {
  return {
    kind: 'activation',
    at: 'attack',
    kinds,
    crowd,
    seat,
    lure,
    pass: 1,
    moves: NO_MOVES,
    odd: NO_ODD,
  }
}

/** How many of a kind act in a zone: all, or those that just came (Z2-RUL-29). */
function acting(kit: Kit, table: Table<Zones>, frame: Activation, zone: number, kind: number): number {
  if ((frame.kinds & (1 << kind)) === 0) return 0
  const { crowd } = frame
  if (crowd.length === 0) return zombiesOf(kit, table.board, zone, kind)
  let count = 0
  for (let at = 0; at < crowd.length; at += 3)
    if (crowd[at] === zone && crowd[at + 1] === kind) count += crowd[at + 2] as number
  return count
}

/** Whether anybody acts in a zone, be it only by staying. */
function actsIn(kit: Kit, table: Table<Zones>, frame: Activation, zone: number): boolean {
  for (let kind = 0; kind < kit.kinds.length; kind++)
    if (acting(kit, table, frame, zone, kind) > 0) return true
  return false
}

/** Those of a crowd that have another action, where they stand after the moves. */
function crowdAfter({ crowd, moves }: Activation, kinds: number): readonly number[] {
  const after: number[] = []
  for (let at = 0; at < crowd.length; at += 3) {
    const zone = crowd[at] as number
    const kind = crowd[at + 1] as number
    let stay = crowd[at + 2] as number
    if ((kinds & (1 << kind)) === 0) continue
    for (let move = 0; move < moves.length; move += 4)
      if (moves[move] === zone && moves[move + 2] === kind) {
        stay -= moves[move + 3] as number
        after.push(moves[move + 1] as number, kind, moves[move + 3] as number)
      }
    if (stay > 0) after.push(zone, kind, stay)
  }
  return after
}

/** All zombies of a zone with survivors join the attack, overkill included (Z2-ZOM-11). */
function attackIn(kit: Kit, table: Table<Zones>, frame: Activation, zone: number): void {
  const { people } = table.board
  if (frame.lure !== NONE && personAt(table.board, frame.lure).zone !== zone) return
  let groups = NO_MOVES
  for (let kind = 0; kind < kit.kinds.length; kind++) {
    const count = acting(kit, table, frame, zone, kind)
    if (count === 0) continue
    groups = [...groups, kind, count]
    tell(kit, table, { type: 'zombiesAttacked', zone, kind, count })
  }
  if (groups.length === 0) return
  const spared =
    frame.lure === NONE ? NOBODY : people.map((_, index) => index).filter((i) => i !== frame.lure)
  table.push({
    kind: 'wounds',
    at: 'next',
    zone,
    seat: frame.seat,
    from: 'zombies',
    groups,
    amount: 1,
    spared,
    tough: NOBODY,
  })
}

/** Shares zombies of one kind out over the directions; those left over are the players' to send (Z2-RUL-09). */
function share(zone: number, kind: number, count: number, moves: number[]): OddOnes | undefined {
  const ways = directions.length
  const each = Math.floor(count / ways)
  if (each > 0)
    for (let index = 0; index < ways; index++)
      if (directions[index] !== zone) moves.push(zone, directions[index] as number, kind, each)
  const extra = count - each * ways
  return extra > 0 ? { zone, kind, extra, to: directions.slice() } : undefined
}

/** The zones that zombies of a zone step into, the own one if some stay; none if no way is open (Z2-ZOM-04). */
function lookAround(kit: Kit, board: ZonesBoard, zone: number, lure: number): void {
  const ways = kit.ways(board)
  const into = targetSet(kit)
  if (lure === NONE) kit.drawnTo(board, zone, into)
  else {
    into.fill(0)
    addZone(into, 0, lure)
  }
  let found = directionsToAny(ways, zone, into)
  if (found === 0 && kit.pressOn)
    found = openDirections(ways, zone, directionsToAny(waysAt(kit.map, kit.map.everyDoor), zone, into))
  directions.length = 0
  for (let rest = found; rest !== 0; rest &= rest - 1)
    directions.push(zoneTowards(kit.map, zone, rest & -rest))
  directions.sort(byNumber)
}

const byNumber = (one: number, other: number) => one - other

/** Where everybody goes, from one look at noise, sight and survivors (Z2-RUL-10). */
function planMoves(kit: Kit, table: Table<Zones>, frame: Activation): void {
  const { board } = table
  const moves: number[] = []
  const odd: OddOnes[] = []
  kit.listen(board)
  const lure = frame.lure === NONE ? NONE : personAt(board, frame.lure).zone
  for (let zone = 0; zone < kit.map.size; zone++) {
    let looked = false
    for (let kind = 0; kind < kit.kinds.length; kind++) {
      const count = acting(kit, table, frame, zone, kind)
      if (count === 0) continue
      if (!looked) {
        // Those who share a zone with survivors have attacked.
        if (lure === NONE ? peopleIn(board, zone) > 0 : zone === lure) break
        lookAround(kit, board, zone, lure)
        looked = true
      }
      if (directions.length === 0) break
      const rest = share(zone, kind, count, moves)
      if (rest) odd.push(rest)
    }
  }
  frame.moves = moves
  frame.odd = odd
}

/** One more of the odd ones goes to each of these. */
export function sendOdd(frame: Activation, { zone, kind }: OddOnes, to: readonly number[]): void {
  frame.odd = frame.odd.slice(1)
  frame.moves = [
    ...frame.moves,
    ...to.filter((next) => next !== zone).flatMap((next) => [zone, next, kind, 1]),
  ]
}

/** First all attacks, then all moves; those with more actions go through it again (Z2-ZOM-01, Z2-ZOM-06). */
export const activationSteps = (kit: Kit): ZonesSteps<'activation'> => ({
  attack(table, frame) {
    for (const zone of kit.watched)
      if (actsIn(kit, table, frame, zone) && !isOver(table)) kit.acts(table, zone)
    for (let zone = 0; zone < kit.map.size && !isOver(table); zone++)
      if (peopleIn(table.board, zone) > 0) attackIn(kit, table, frame, zone)
    return 'plan'
  },
  plan(table, frame) {
    planMoves(kit, table, frame)
    return 'odd'
  },
  odd(table, frame) {
    if (frame.odd.length === 0) return 'move'
    table.ask({ kind: 'split', seat: frame.seat, odd: nth(frame.odd, 0) })
    return 'odd'
  },
  move(table, frame) {
    if (frame.moves.length > 0) tell(kit, table, { type: 'zombiesMoved', moves: frame.moves })
    let kinds = 0
    for (let kind = 0; kind < kit.kinds.length; kind++)
      if (frame.kinds & (1 << kind) && (kit.kinds[kind]?.actions ?? 1) > frame.pass) kinds |= 1 << kind
    if (kinds === 0) return undefined
    if (frame.crowd.length > 0) {
      frame.crowd = crowdAfter(frame, kinds)
      if (frame.crowd.length === 0) return undefined
    }
    frame.pass += 1
    frame.kinds = kinds
    frame.moves = NO_MOVES
    return 'attack'
  },
})
