import { NONE, UNREACHED } from '@graveshift/zones'
import type { Board, Token } from '../board.ts'
import { isLast } from '../missions/judge.ts'
import type { GoalData } from '../missions/types.ts'
import { zonesOf } from '../missions/zones-of.ts'
import type { SecondKit } from '../second-kit.ts'
import { FIGURES as F } from './figures.ts'
import { areGifts, wantedCards } from './wanted.ts'

const FAR = 20
/** What a closed door on the way is worth in steps. */
const CLOSED = 3

/** Steps to a zone, over closed doors if there is no other way. */
export function stepsBetween(kit: SecondKit, board: Board, from: number, to: number): number {
  const at = from * kit.map.size + to
  const now = kit.ways(board).distance[at] as number
  if (now !== UNREACHED) return Math.min(now, FAR)
  const then = kit.openWays().distance[at] as number
  return then === UNREACHED ? FAR : Math.min(FAR, then + CLOSED)
}

function tokensLeft({ tokens }: Board, kind: Token['kind'], into: number[]): void {
  for (const token of tokens) if (token.kind === kind && token.by === NONE) into.push(token.zone)
}

/** Where a goal that is not met wants somebody; those that come last are looked at last. */
function placesFor(kit: SecondKit, board: Board, { goal }: GoalData, into: number[]): void {
  switch (goal) {
    case 'objectives':
    case 'objective-each':
      tokensLeft(board, 'objective', into)
      break
    case 'crates':
    case 'hold-each':
      tokensLeft(board, 'crate', into)
      break
    case 'rally':
    case 'escort':
      for (const { seat, leader, zone } of board.people)
        if (seat === NONE && leader === NONE && zone !== NONE) into.push(zone)
      break
    default:
      if (wantedCards(kit).size > 0 && areGifts(kit)) tokensLeft(board, 'objective', into)
  }
}

/** Where everybody shall be in the end: in a car if nobody leaves on foot. */
function lastPlaces({ mission, goals }: SecondKit, { cars }: Board): readonly number[] {
  for (const { data } of goals) {
    if (data.goal === 'gather' || data.goal === 'escort') return zonesOf(mission, data.zones)
    if (data.goal === 'leave' && data.car) return cars.map(({ zone }) => zone)
  }
  return mission.exit === undefined ? [] : [mission.exit]
}

/** Where the team is wanted next: what lies there to be taken, who waits there; then where all shall be in the end. */
export function focusOf(kit: SecondKit, board: Board): readonly number[] {
  const zones: number[] = []
  let ready = true
  for (const { kind, data } of kit.goals) {
    if (isLast(data) || kind.met(kit, board, data)) continue
    placesFor(kit, board, data, zones)
    // Companions who follow are brought along at once.
    ready &&= data.goal === 'escort'
  }
  return zones.length === 0 && ready ? lastPlaces(kit, board) : zones
}

/** Every survivor's way to the nearest of them. */
export function wayToGo(kit: SecondKit, board: Board): number {
  const zones = focusOf(kit, board)
  if (zones.length === 0) return 0
  let steps = 0
  let shut = 0
  const { distance } = kit.ways(board)
  for (const to of zones) {
    let open = false
    for (const { seat, zone } of board.people)
      if (seat !== NONE && zone !== NONE && distance[zone * kit.map.size + to] !== UNREACHED) open = true
    if (!open) shut++
  }
  for (const { seat, zone } of board.people) {
    if (seat === NONE || zone === NONE) continue
    let least = FAR
    for (const to of zones) least = Math.min(least, stepsBetween(kit, board, zone, to))
    steps += least
  }
  return steps * F.step + shut * F.shut
}
