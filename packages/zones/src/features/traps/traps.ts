import type { Table } from '@graveshift/kernel'
import { emit } from '../../emit.ts'
import type { Zones } from '../../game.ts'
import { kindOf } from '../../horde.ts'
import type { Kit } from '../../kit.ts'
import { cardOf, personAt } from '../../people.ts'
import { place } from '../../zombies/spawning.ts'

/** Cards that are found and bring zombies: nobody keeps them. */

export const TRAP = 'trap'

/** A trap brings a zombie of this kind to whoever drew it; gives whether the card is one. */
export function springTrap(
  kit: Kit,
  table: Table<Zones>,
  person: number,
  card: string,
  zombie: string,
): boolean {
  if (cardOf(kit, card).kind !== TRAP) return false
  emit(kit, table, { type: 'foundDiscarded', card })
  const { zone, seat } = personAt(table.board, person)
  place(kit, table, zone, kindOf(kit, zombie), 1, seat, false)
  return true
}
