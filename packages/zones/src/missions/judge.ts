import type { Table } from '@graveshift/kernel'
import { NONE } from '../board.ts'
import type { MissionGoal } from './goal.ts'
import type { MissionBoard, MissionGame, MissionKit } from './mission-game.ts'
import type { RuleListener } from './rule.ts'

/** All goals but leaving by the exit are met. */
export function isReadyToLeave(kit: MissionKit, board: MissionBoard): boolean {
  return kit.goals.every(({ kind, data }) => kind.leaving || kind.met(kit, board, data))
}

/** How far along the mission is, from 0 to WHOLE for each goal; the last one only counts once nothing else is left. */
export function progressOf(kit: MissionKit, board: MissionBoard): number {
  const { goals } = kit
  const ready = goals.every(({ kind, data }) => kind.last || kind.met(kit, board, data))
  let sum = 0
  for (const { kind, data } of goals) if (ready || !kind.last) sum += kind.progress(kit, board, data)
  return sum
}

type Run = Pick<RuleListener<MissionGame, MissionKit>, 'run'>

/** Something that is looked at after events of some types; which types a game has is the game's. */
interface OnEvents {
  readonly on: readonly string[]
}

/** The rules and goals that look at an event. */
interface Listening {
  readonly rules: readonly Run[]
  readonly goals: readonly MissionGoal[]
}

export type Listeners = ReadonlyMap<string, Listening>

/** A game may begin with goals that are met already: with each of these all are looked at. */
const BEGINNINGS: readonly string[] = ['roundBegan', 'phaseBegan']

/** Who looks at events of each type, worked out once: most are nobody's business. */
export function listenersOf(
  rules: readonly { readonly after?: Run & OnEvents }[],
  goals: readonly (MissionGoal & { readonly kind: OnEvents })[],
): Listeners {
  const after = rules.flatMap((rule) => rule.after ?? [])
  const types = new Set([
    ...BEGINNINGS,
    ...after.flatMap(({ on }) => on),
    ...goals.flatMap(({ kind }) => kind.on),
  ])
  return new Map(
    [...types].map((type) => [
      type,
      {
        rules: after.filter(({ on }) => on.includes(type)),
        goals: BEGINNINGS.includes(type) ? goals : goals.filter(({ kind }) => kind.on.includes(type)),
      },
    ]),
  )
}

/**
 * Lets the mission's rules and goals see what happened, then ends the game if that decides it (Z2-RND-05, Z2-RUL-13).
 * The kit is not there yet when this becomes a part of it; it is only ever handed events of the kit's own game.
 */
export const judging =
  (kitLater: () => MissionKit): MissionKit['after'] =>
  (table, event) => {
    const kit = kitLater()
    const { board } = table
    const listening = kit.listeners.get(event.type)
    if (listening === undefined || board.phase === 'setup' || board.outcome !== undefined) return
    const { rules, goals } = listening
    for (const rule of rules) rule.run(kit, table, event)
    if (goals.length === 0) return
    for (const { kind, data } of goals) kind.after?.(kit, table, event, data)
    // What they said in turn may have ended the game already.
    if (isDecided(table)) return
    for (const { kind, data } of goals)
      if (kind.impossible?.(kit, board, data)) {
        table.emit({ type: 'lost', why: data.goal, person: NONE })
        return
      }
    // Hits and misses of one attack are one moment: its end settles it.
    if (!table.isWithin('attack')) settle(kit, table)
  }

/** The game is won if all goals are met. */
export function settle(kit: MissionKit, table: Table<MissionGame>): void {
  for (const { kind, data } of kit.goals) if (!kind.met(kit, table.board, data)) return
  table.emit({ type: 'won' })
}

const isDecided = ({ board }: Table<MissionGame>): boolean => board.outcome !== undefined

/** Whether survivors may leave by the exit now; nobody does in a mission that does not say so (Z2-MIS-01). */
export function mayLeave(kit: MissionKit, board: MissionBoard): boolean {
  if (kit.mission.exit === undefined) return false
  for (const rule of kit.rules) if (rule.mayLeave) return rule.mayLeave(kit, board)
  return false
}

/** Whether somebody who ends the turn in a zone leaves by it, if no zombie is there. */
export function isWayOut(kit: MissionKit, board: MissionBoard, person: number, zone: number): boolean {
  if (zone !== kit.mission.exit || !mayLeave(kit, board)) return false
  for (const { kind, data } of kit.goals) if (kind.mayGo?.(board, person, data) === false) return false
  return true
}
