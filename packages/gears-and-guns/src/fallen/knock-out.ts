import type { Table } from '@graveshift/kernel'
import { emit, everyCard, isCompanion, isOver, NONE, personAt } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import { lying } from './fallen.ts'

/** Whether anybody who is played still stands, or has left by the exit. */
const isAnybodyLeft = ({ people, fallen }: Board, except: number): boolean =>
  people.some(
    (who, person) => who.seat !== NONE && person !== except && !fallen.some((each) => each.person === person),
  )

/**
 * Losing the last health is no death: they lie where they fell, their cards are discarded, and whoever followed them
 * stays there alone (GG-KO-01, GG-KO-08). Companions whom nobody ever led, and who are not of the convoy, are dead (GG-RUL-32).
 */
export function knockOut(kit: WesternKit, table: Table<Western>, person: number): void {
  const { board } = table
  const who = personAt(board, person)
  const { zone } = who
  for (const card of everyCard(who)) emit(kit, table, { type: 'discarded', person, card })
  const isLost = !isCompanion(who) && !isAnybodyLeft(board, person)
  const isDead = isCompanion(who) && !board.everLed.includes(person) && !board.convoy.includes(person)
  // Lost before the mission looks: with nobody left on the board everybody would have left it.
  if (isLost) table.emit({ type: 'eliminated', person })
  else emit(kit, table, { type: 'eliminated', person })
  if (isOver(table)) return
  emit(kit, table, isDead ? { type: 'died', person } : { type: 'knockedOut', person, zone })
  // GG-KO-06
  if (isLost) emit(kit, table, { type: 'lost', why: 'everybody', person })
}

/** Whoever fell in an earlier round and still lies there is dead (GG-KO-02, GG-RUL-31). */
export function buryFallen(kit: WesternKit, table: Table<Western>): void {
  for (const { person, round } of lying(table.board))
    if (round < table.board.round && !isOver(table)) emit(kit, table, { type: 'died', person })
}
