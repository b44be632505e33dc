import type { Table } from '@graveshift/kernel'
import { NONE, type ZonesBoard } from '../board.ts'
import { emit, isOver } from '../emit.ts'
import type { WoundSource } from '../events.ts'
import type { Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { isCompanion, listPeopleIn, personAt, powersOf } from '../people.ts'
import { countCardsOf } from '../slots.ts'

/** Who may be given a wound here. Friendly fire passes by those who keep a low profile (Z2-SKL-47). */
export function woundable(
  kit: Kit,
  board: ZonesBoard,
  zone: number,
  from: WoundSource,
  spared: readonly number[],
): number[] {
  return listPeopleIn(board, zone).filter(
    (person) =>
      !spared.includes(person) && !(from === 'friendly-fire' && powersOf(kit, board, person).passedByMisses),
  )
}

/** Wounds for one person; at no health it is out at that instant (Z2-ZOM-12). A companion bears none (Z2-CMP-01). */
export function wound(kit: Kit, table: Table<Zones>, index: number, wounds: number, from: WoundSource): void {
  emit(kit, table, { type: 'wounded', person: index, wounds, from })
  if (isOver(table)) return
  const person = personAt(table.board, index)
  if (person.health === 0 || isCompanion(person)) kit.eliminated(table, index)
}

/** Whether this survivor takes no wounds from a kind of zombie (Z2-SKL-32). */
export function isImmune(kit: Kit, board: ZonesBoard, person: number, kind: number): boolean {
  if (kind === NONE) return false
  const { immune } = powersOf(kit, board, person)
  if (immune.length === 0) return false
  const { id = '', abomination = false } = kit.kinds[kind] ?? {}
  return immune.includes(abomination ? 'abomination' : id)
}

/** Whether an attack given to this one is the last it takes, as far as cards and skills do not come between. */
export function wouldFall(
  kit: Kit,
  board: ZonesBoard,
  index: number,
  { zombie, amount, tough }: ZonesChoiceOf<'wound'>,
): boolean {
  if (isImmune(kit, board, index, zombie)) return false
  const person = personAt(board, index)
  const { firstWoundIgnoredBy, paysWoundsWithCards } = powersOf(kit, board, index)
  const wounds = firstWoundIgnoredBy !== undefined && !tough.includes(index) ? amount - 1 : amount
  if (wounds === 0 || (paysWoundsWithCards && countCardsOf(person) > 0)) return false
  return isCompanion(person) || wounds >= person.health
}
