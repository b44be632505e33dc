import type { Json } from '@graveshift/kernel'
import { position, type Script, type Stage } from './stage.ts'

/** A team of every class, with an engineer. */
export const TEAM = ['nora', 'anthony', 'lee', 'thadeus', 'nikolas', 'bonnie']
/** Nobody comes. */
export const CALM = ['z13', 'z14', 'z15', 'z17', 'z18', 'z11', 'z12', 'z09', 'z31', 'z35', 'z36', 'z27']

/** The first survivor is at turn; everybody who is not named stands where the mission begins. */
export const at = (mission: string, people: Json, more: Record<string, Json> = {}, script: Script = {}) =>
  position({ mission, survivors: TEAM, turn: 'nora', people, ...more }, { spawn: CALM, ...script })

/** Everybody in one zone. */
export const all = (zone: string): Json => TEAM.map((id) => ({ id, zone }))

/** Cards of a mission in a state. */
export const cards = (state: string, ...numbers: readonly number[]): Json =>
  numbers.map((card) => ({ card, state }))

/** Answers every question with the first answer until something holds. */
export function until(table: Stage, holds: (table: Stage) => boolean): Stage {
  for (let step = 0; step < 400 && !holds(table) && table.board.outcome === undefined; step++) {
    const [seat] = table.open()
    if (seat === undefined) return table
    const picks = table.list()
    const end = picks.find((pick) => JSON.stringify(pick) === '{"do":"end"}')
    table.do(end ?? picks[0] ?? null)
  }
  return table
}

export const roundOf = (round: number) => (table: Stage) => table.board.round >= round
export const typesOf = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type)
