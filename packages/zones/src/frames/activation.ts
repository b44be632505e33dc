import { nth, type Table } from '@graveshift/kernel'
import { NONE, type ZonesBoard } from '../board.ts'
import { emit, isOver } from '../emit.ts'
import type { OddOnes, Zones, ZonesFrame, ZonesFrameOf } from '../game.ts'
import { zombiesOf } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { directionsToAny, openDirections, zoneTowards } from '../map/routes.ts'
import type { Ways } from '../map/ways.ts'
import { addZone, hasZone, type ZoneSet, zoneSet } from '../map/zone-set.ts'
import { personAt } from '../people.ts'
import type { ZonesSteps } from './steps.ts'

type Activation = ZonesFrameOf<'activation'>

const NO_MOVES: readonly number[] = []
const NO_ODD: readonly OddOnes[] = []
const NOBODY: readonly number[] = []

/**
 * Used again by every step, none of which keeps hold of it: the directions of one zone in order, and all moves. What is
 * behind their end is left over from before, because emptying a list throws away the room it has grown.
 */
const directions: number[] = []
const planned: number[] = []

/** Sets of zones for boards of a size, used again in the same way: where zombies are drawn, and where people are. */
interface Sets {
  readonly targets: ZoneSet
  readonly occupied: ZoneSet
}
const sets: Sets[] = []

function setsFor({ map: { words } }: Kit): Sets {
  const known = sets[words]
  if (known) return known
  const fresh = { targets: zoneSet(words), occupied: zoneSet(words) }
  sets[words] = fresh
  return fresh
}

/** The zones with people in them. */
function occupiedZones(kit: Kit, { people }: ZonesBoard): ZoneSet {
  const { occupied } = setsFor(kit)
  for (let word = 0; word < occupied.length; word++) occupied[word] = 0
  for (const { zone } of people) if (zone !== NONE) addZone(occupied, 0, zone)
  return occupied
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

/** How many of a kind act in a zone, of those that are there: all, or those that just came (Z2-RUL-29). */
function acting({ kinds, crowd }: Activation, zone: number, kind: number, there: number): number {
  if (there === 0 || (kinds & (1 << kind)) === 0) return 0
  if (crowd.length === 0) return there
  let count = 0
  for (let at = 0; at < crowd.length; at += 3)
    if (crowd[at] === zone && crowd[at + 1] === kind) count += crowd[at + 2] as number
  return count
}

/** Whether anybody acts in a zone, be it only by staying. */
function actsIn(kit: Kit, table: Table<Zones>, frame: Activation, zone: number): boolean {
  for (let kind = 0; kind < kit.kinds.length; kind++)
    if (acting(frame, zone, kind, zombiesOf(kit, table.board, zone, kind)) > 0) return true
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

/** How many of a kind are held back in a zone. */
function heldIn(held: readonly number[], zone: number, kind: number): number {
  let count = 0
  for (let at = 0; at < held.length; at += 3)
    if (held[at] === zone && held[at + 1] === kind) count += held[at + 2] as number
  return count
}

/** Those held back sit this activation out, and are let go; gives whether anybody acts at all. */
function holdBack(kit: Kit, table: Table<Zones>, frame: Activation, held: readonly number[]): boolean {
  const freed: number[] = []
  const crowd: number[] = []
  for (let zone = 0; zone < kit.map.size; zone++)
    for (let kind = 0; kind < kit.kinds.length; kind++) {
      const there = zombiesOf(kit, table.board, zone, kind)
      const count = acting(frame, zone, kind, there)
      if (count === 0) continue
      const back = heldIn(held, zone, kind)
      // Whoever came later acts: nobody can tell them apart, but there are so many more.
      const left = Math.min(count, there - back)
      if (left < count) freed.push(zone, kind, back)
      if (left > 0) crowd.push(zone, kind, left)
    }
  if (freed.length === 0) return true
  kit.letGo?.(table, freed)
  frame.crowd = crowd
  return crowd.length > 0
}

/** All zombies of a zone with survivors join the attack, overkill included (Z2-ZOM-11). */
function attackIn(kit: Kit, table: Table<Zones>, frame: Activation, zone: number): void {
  const { people } = table.board
  if (frame.lure !== NONE && personAt(table.board, frame.lure).zone !== zone) return
  let groups = NO_MOVES
  for (let kind = 0; kind < kit.kinds.length; kind++) {
    const count = acting(frame, zone, kind, zombiesOf(kit, table.board, zone, kind))
    if (count === 0) continue
    groups = [...groups, kind, count]
    emit(kit, table, { type: 'zombiesAttacked', zone, kind, count })
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

/** Writes a move behind the others; gives the new end. */
function writeMove(from: number, to: number, kind: number, count: number, end: number): number {
  planned[end] = from
  planned[end + 1] = to
  planned[end + 2] = kind
  planned[end + 3] = count
  return end + 4
}

/** So many of a kind in a zone go to each of its directions; gives the new end of the moves. */
function share(zone: number, kind: number, each: number, count: number, end: number): number {
  let at = end
  for (let index = 0; index < count; index++) {
    const to = directions[index] as number
    if (to !== zone) at = writeMove(zone, to, kind, each, at)
  }
  return at
}

/**
 * The zones that zombies of a zone step into, the own one if some stay, written into `directions`; none if no way is
 * open (Z2-ZOM-04). Gives how many.
 */
function lookAround(kit: Kit, board: ZonesBoard, ways: Ways, zone: number, lure: number): number {
  const into = setsFor(kit).targets
  if (lure === NONE) kit.drawnTo(board, zone, into)
  else {
    into.fill(0)
    addZone(into, 0, lure)
  }
  let found = directionsToAny(ways, zone, into)
  if (found === 0 && kit.pressOn)
    found = openDirections(ways, zone, directionsToAny(kit.openWays(), zone, into))
  let count = 0
  for (let rest = found; rest !== 0; rest &= rest - 1) {
    const next = zoneTowards(kit.map, zone, rest & -rest)
    let at = count++
    for (; at > 0 && (directions[at - 1] as number) > next; at--)
      directions[at] = directions[at - 1] as number
    directions[at] = next
  }
  return count
}

/** Where everybody goes, from one look at noise, sight and survivors (Z2-RUL-10). */
function planMoves(kit: Kit, table: Table<Zones>, frame: Activation): void {
  const { board } = table
  const odd: OddOnes[] = []
  let end = 0
  kit.listen(board)
  const ways = kit.zombieWays(board)
  const occupied = occupiedZones(kit, board)
  const lure = frame.lure === NONE ? NONE : personAt(board, frame.lure).zone
  const { zombies } = board
  const { length } = kit.kinds
  let last = NONE
  let count = 0
  for (let at = 0; at < zombies.length; at++) {
    const there = zombies[at] as number
    if (there === 0) continue
    const kind = at % length
    const zone = (at - kind) / length
    const going = acting(frame, zone, kind, there)
    if (going === 0) continue
    if (zone !== last) {
      last = zone
      // Those who share a zone with survivors have attacked.
      const stays = lure === NONE ? hasZone(occupied, 0, zone) : zone === lure
      count = stays ? 0 : lookAround(kit, board, ways, zone, lure)
    }
    if (count === 0) continue
    // Those left over are the players' to send (Z2-RUL-09).
    const each = Math.floor(going / count)
    if (each > 0) end = share(zone, kind, each, count, end)
    const extra = going - each * count
    if (extra > 0) odd.push({ zone, kind, extra, to: directions.slice(0, count) })
  }
  frame.moves = planned.slice(0, end)
  frame.odd = odd
}

/** One more of the odd ones goes to each of these. */
export function sendOdd(frame: Activation, { zone, kind }: OddOnes, to: readonly number[]): void {
  const { moves } = frame
  let end = moves.length
  for (let at = 0; at < end; at++) planned[at] = moves[at] as number
  for (const next of to) if (next !== zone) end = writeMove(zone, next, kind, 1, end)
  frame.odd = frame.odd.slice(1)
  frame.moves = planned.slice(0, end)
}

/** First all attacks, then all moves; those with more actions go through it again (Z2-ZOM-01, Z2-ZOM-06). */
export const activationSteps = (kit: Kit): ZonesSteps<'activation'> => ({
  attack(table, frame) {
    const held = frame.pass === 1 ? kit.heldBack?.(table.board) : undefined
    if (held !== undefined && held.length > 0 && !holdBack(kit, table, frame, held)) return undefined
    for (const zone of kit.watched)
      if (actsIn(kit, table, frame, zone) && !isOver(table)) kit.acts(table, zone)
    // Zone after zone: an attack wounds only who stands in its own, so that the order of zones changes nothing.
    const occupied = occupiedZones(kit, table.board)
    for (let zone = 0; zone < kit.map.size && !isOver(table); zone++)
      if (hasZone(occupied, 0, zone)) attackIn(kit, table, frame, zone)
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
    if (frame.moves.length > 0) emit(kit, table, { type: 'zombiesMoved', moves: frame.moves })
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
