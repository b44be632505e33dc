import type { Table } from '@graveshift/kernel'
import { NONE } from '../board.ts'
import { emit } from '../emit.ts'
import type { Zones, ZonesFrame } from '../game.ts'
import type { Kit } from '../kit.ts'
import { personAt } from '../people.ts'
import { listsOf } from '../slots.ts'
import type { ZonesSteps } from './steps.ts'

/** Cards moved in one go: more than any order of two full inventories needs, so that nobody shuffles for ever. */
export const MOST_CARDS = 24

const NOTHING: readonly (readonly string[])[] = []

/** Cards are moved about, one by one; with a partner of another seat only if that one agrees (Z2-RUL-11). */
export function arranging(table: Table<Zones>, person: number, partner: number): ZonesFrame {
  const mine = personAt(table.board, person)
  const theirs = partner === NONE ? undefined : personAt(table.board, partner)
  const led = (leader: number) =>
    table.board.people.filter((who) => who.leader === leader).map(({ id }) => id)
  const before =
    theirs && theirs.seat !== mine.seat
      ? [...listsOf(mine), ...listsOf(theirs), led(person), led(partner)]
      : NOTHING
  return { kind: 'arrange', at: 'begin', person, partner, before, left: MOST_CARDS }
}

export const arrangeSteps = (kit: Kit): ZonesSteps<'arrange'> => ({
  begin(table, { person, partner, before }) {
    if (before.length > 0) emit(kit, table, { type: 'tradeOffered', person, partner })
    return 'ask'
  },
  ask(table, { person, partner, left }) {
    const { seat } = personAt(table.board, person)
    table.ask({ kind: 'arrange', seat, person, partner, left })
    return 'ask'
  },
  // What is still on the table is given up.
  drop(table) {
    for (const card of table.board.found) emit(kit, table, { type: 'foundDiscarded', card })
    return 'agree'
  },
  agree(table, { person, partner, before }) {
    if (before.length === 0) return undefined
    table.ask({ kind: 'agree', seat: personAt(table.board, partner).seat, person, partner, before })
    return 'end'
  },
  end: () => undefined,
})
