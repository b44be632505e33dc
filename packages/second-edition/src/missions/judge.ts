import type { Table } from '@graveshift/kernel'
import { NONE } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Event, SecondEdition } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'
import type { GoalData, GoalId } from './types.ts'

/** All goals but leaving by the exit are met. */
export function isReadyToLeave(kit: SecondKit, board: Board): boolean {
  return kit.goals.every(({ kind, data }) => data.goal === 'leave' || kind.met(kit, board, data))
}

/** Goals that come last: going there earlier helps nobody. */
const LAST: readonly GoalId[] = ['leave', 'gather']
export const isLast = ({ goal }: GoalData): boolean => LAST.includes(goal)

/** How far along the mission is, from 0 to WHOLE for each goal; the last one only counts once nothing else is left. */
export function progressOf(kit: SecondKit, board: Board): number {
  const { goals } = kit
  const ready = goals.every(({ kind, data }) => isLast(data) || kind.met(kit, board, data))
  let sum = 0
  for (const { kind, data } of goals) if (ready || !isLast(data)) sum += kind.progress(kit, board, data)
  return sum
}

/** What no goal looks at: after these it is as near and as possible as before. */
const BESIDE_GOALS: ReadonlySet<Event['type']> = new Set([
  'turnBegan',
  'turnEnded',
  'acted',
  'firstPlayer',
  'noiseMade',
  'noiseCleared',
  'attacked',
  'rolled',
  'hitLost',
  'gained',
  'skillGained',
  'wounded',
  'woundIgnored',
  'healed',
  'zombiesAttacked',
  'spawnRevealed',
  'spawnDrawn',
  'activated',
  'shuffled',
  'fired',
  'reloaded',
  'allReloaded',
  'doorOpened',
  'buildingOpened',
  'woken',
  'tradeOffered',
  'tradeAgreed',
  'tradeDeclined',
])

/** Lets the mission's rules and goals see what happened, then ends the game if that decides it (Z2-RND-05, Z2-RUL-13). */
export function judge(kit: SecondKit, table: Table<SecondEdition>, event: Event): void {
  const { board } = table
  if (board.phase === 'setup' || board.outcome !== undefined) return
  const { goals } = kit
  for (const rule of kit.onlookers) rule.after?.(kit, table, event)
  if (BESIDE_GOALS.has(event.type)) return
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
export function settle(kit: SecondKit, table: Table<SecondEdition>): void {
  for (const { kind, data } of kit.goals) if (!kind.met(kit, table.board, data)) return
  table.emit({ type: 'won' })
}

const isDecided = ({ board }: Table<SecondEdition>): boolean => board.outcome !== undefined

/** Whether survivors may leave by the exit now; nobody does in a mission that does not say so (Z2-MIS-01). */
export function mayLeave(kit: SecondKit, board: Board): boolean {
  const rule = kit.mission.data.rules.find((each) => each.rule === 'exit')
  if (kit.mission.exit === undefined || !rule) return false
  return rule.open === 'always' || isReadyToLeave(kit, board)
}
