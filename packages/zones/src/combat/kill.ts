import type { Table } from '@graveshift/kernel'
import { NONE } from '../board.ts'
import { emit, isOver } from '../emit.ts'
import { gain } from '../experience.ts'
import { queueUp } from '../frames/queue.ts'
import type { Due, Zones } from '../game.ts'
import { hasZombies } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { listPeopleIn, personAt, powersOf } from '../people.ts'

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
  if (!isOver(table) && !hasZombies(kit, table.board, zone)) holdNoses(kit, table, person, zone)
}

/** Whoever stands where the last zombie fell looks what it left behind; no search, the street will do (Z2-SKL-41). */
function holdNoses(kit: Kit, table: Table<Zones>, person: number, zone: number): void {
  const { board } = table
  const due = listPeopleIn(board, zone).flatMap((here): Due[] =>
    powersOf(kit, board, here).can['hold-your-nose'] ? [{ person: here, skill: 'hold-your-nose' }] : [],
  )
  queueUp(table, due, zone, person === NONE ? board.first : personAt(board, person).seat)
}
