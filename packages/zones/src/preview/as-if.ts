import { NONE, type ZonesBoard } from '../board.ts'
import { clonePerson } from '../clone.ts'
import { ZONES_EVOLVERS } from '../evolve.ts'
import type { Kit } from '../kit.ts'
import { currentTurn } from '../people.ts'

/** A copy of a board, in which people and turns may be moved about for questions; everything else is shared. */
export function asIf<B extends ZonesBoard>(board: B): B {
  return {
    ...board,
    people: board.people.map(clonePerson),
    turns: board.turns.map((turn) => ({ ...turn })),
  }
}

/** The same in the turn of somebody: the running one, or the one it still has before it; undefined if it has none. */
export function inTurnOf<B extends ZonesBoard>(kit: Kit, board: B, person: number): B | undefined {
  const who = board.people[person]
  if (!who || who.zone === NONE || board.outcome !== undefined) return undefined
  if (currentTurn(board)?.person === person) return asIf(board)
  if (board.phase !== 'players' || !who.waiting) return undefined
  const copy = asIf(board)
  copy.turns.length = 0
  ZONES_EVOLVERS.turnBegan(kit, copy, { type: 'turnBegan', person, gift: NONE, target: NONE })
  return copy
}
