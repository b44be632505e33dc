import { NONE, UNREACHED } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { MissionGoal } from '../missions/goal.ts'
import { tokensLeft } from '../missions/goals/tokens.ts'
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

/** Where a goal that is not met wants somebody; those that come last are looked at last. */
function placesFor(kit: SecondKit, board: Board, { kind }: MissionGoal, into: number[]): void {
  if (kind.wanted?.places) kind.wanted.places(kit, board, into)
  else if (wantedCards(kit).size > 0 && areGifts(kit)) tokensLeft(board, 'objective', into)
}

/** Where everybody shall be in the end. */
function lastPlaces(kit: SecondKit, board: Board): readonly number[] {
  for (const { kind, data } of kit.goals) {
    const places = kind.wanted?.lastPlaces?.(kit, board, data)
    if (places) return places
  }
  const { exit } = kit.mission
  return exit === undefined ? [] : [exit]
}

/** Where the team is wanted next: what lies there to be taken, who waits there; then where all shall be in the end. */
export function focusOf(kit: SecondKit, board: Board): readonly number[] {
  const zones: number[] = []
  let ready = true
  for (const goal of kit.goals) {
    const { kind, data } = goal
    if (kind.last || kind.met(kit, board, data)) continue
    placesFor(kit, board, goal, zones)
    ready &&= kind.wanted?.onTheWay === true
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
