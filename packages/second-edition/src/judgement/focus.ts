import { NONE, UNREACHED, waysAt } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { isReadyToLeave } from '../missions/judge.ts'
import type { GoalId } from '../missions/types.ts'
import type { SecondKit } from '../second-kit.ts'
import { FIGURES as F } from './figures.ts'

const FAR = 20
/** What a closed door on the way is worth in steps. */
const CLOSED = 3

const wants = ({ mission }: SecondKit, ...goals: readonly GoalId[]): boolean =>
  mission.data.goals.some(({ goal }) => goals.includes(goal))

/** Steps to a zone, over closed doors if there is no other way. */
export function stepsBetween(kit: SecondKit, board: Board, from: number, to: number): number {
  const at = from * kit.map.size + to
  const now = kit.ways(board).distance[at] as number
  if (now !== UNREACHED) return Math.min(now, FAR)
  const then = waysAt(kit.map, kit.map.everyDoor).distance[at] as number
  return then === UNREACHED ? FAR : Math.min(FAR, then + CLOSED)
}

/** Where the team is wanted next: what lies there to be taken, who waits there, or the exit. */
export function focusOf(kit: SecondKit, board: Board): readonly number[] {
  const zones: number[] = []
  if (wants(kit, 'objectives', 'objective-each'))
    for (const { kind, by, zone } of board.tokens) if (kind === 'objective' && by === NONE) zones.push(zone)
  if (wants(kit, 'crates', 'hold-each'))
    for (const { kind, by, zone } of board.tokens) if (kind === 'crate' && by === NONE) zones.push(zone)
  if (wants(kit, 'rally', 'escort'))
    for (const { seat, leader, zone } of board.people)
      if (seat === NONE && leader === NONE && zone !== NONE) zones.push(zone)
  const { exit } = kit.mission
  if (exit !== undefined && (zones.length === 0 || isReadyToLeave(kit, board))) return [exit]
  return zones
}

/** Every survivor's way to the nearest of them. */
export function wayToGo(kit: SecondKit, board: Board): number {
  const zones = focusOf(kit, board)
  if (zones.length === 0) return 0
  let steps = 0
  for (const { seat, zone } of board.people) {
    if (seat === NONE || zone === NONE) continue
    let least = FAR
    for (const to of zones) least = Math.min(least, stepsBetween(kit, board, zone, to))
    steps += least
  }
  return steps * F.step
}
