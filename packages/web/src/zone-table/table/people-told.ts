import { fullHealth, leftIn, NONE, powersOf, type ZonesBoard } from '@graveshift/zones'
import type { ZoneBoard, ZoneKit } from './zone-face.ts'

/** Actions left, or had in a turn to come: those good for anything, and those that are free for one purpose. */
export interface ActionsLeft {
  readonly any: number
  readonly most: number
  readonly free: readonly { readonly budget: string; readonly count: number }[]
}

/** Whether somebody has its turn before it, takes it, or has had it in this round. */
export function turnOf({ phase, turns, people }: ZonesBoard, person: number): 'waits' | 'acts' | 'done' {
  if (turns.at(-1)?.person === person) return 'acts'
  const { seat = NONE, waiting = true } = people[person] ?? {}
  return phase === 'players' && seat !== NONE && !waiting ? 'done' : 'waits'
}

export function actionsLeft(kit: ZoneKit, board: ZoneBoard, person: number): ActionsLeft {
  const powers = powersOf(kit, board, person)
  const turn = board.turns.at(-1)
  const running = turn?.person === person ? turn : undefined
  const isDone = turnOf(board, person) === 'done'
  const leftOf = (at: number): number =>
    isDone ? 0 : running ? Math.max(0, leftIn(running, powers, at)) : (powers.budget[at] ?? 0)
  const [general, ...narrow] = kit.budgets.list
  return {
    any: general ? leftOf(general.at) : 0,
    most: general ? (powers.budget[general.at] ?? 0) : 0,
    free: narrow.flatMap(({ at, name }) => (leftOf(at) > 0 ? [{ budget: name, count: leftOf(at) }] : [])),
  }
}

/** Health of somebody unhurt, or what it has where that is more. */
export const mostHealth = (kit: ZoneKit, board: ZoneBoard, person: number): number =>
  Math.max(fullHealth(kit, board, person), board.people[person]?.health ?? 0)
