import type { Table } from '@graveshift/kernel'
import { NONE } from '../board.ts'
import { emit, isOver } from '../emit.ts'
import { gain } from '../experience.ts'
import { dueTo, queueUp } from '../frames/queue.ts'
import type { Zones } from '../game.ts'
import { hasZombies } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { listPeopleIn, personAt } from '../people.ts'

/** Zombies fall; whoever did it has the points at once (Z2-ADR-04). */
export function kill(
  kit: Kit,
  table: Table<Zones>,
  person: number,
  zone: number,
  kind: number,
  count: number,
): void {
  emit(kit, table, { type: 'killed', person, zone, kind, count })
  if (isOver(table)) return
  if (person !== NONE) gain(kit, table, person, (kit.kinds[kind]?.points ?? 0) * count, 'kill')
  const { board } = table
  if (isOver(table) || hasZombies(kit, board, zone)) return
  const seat = person === NONE ? board.first : personAt(board, person).seat
  queueUp(kit, table, dueTo(kit, board, 'zone-cleared', listPeopleIn(board, zone), zone), zone, seat)
}
