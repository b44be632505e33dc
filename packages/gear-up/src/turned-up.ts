import type { Event } from './board.ts'

/** What was turned up in one turn: its turn card, and the spawn or boss card that lay under it. */
export interface TurnedUp {
  readonly turn: string | undefined
  readonly card: string | undefined
}

/** Where the game began: before its first turn, or in the middle of one. */
interface Start {
  readonly turn: number
  readonly card: string | undefined
}

/** Cards turned up so far in the present round, by turn. What is turned up is never taken back, so events suffice. */
export function turnedUp(events: Iterable<Event>, start: Start): ReadonlyMap<number, TurnedUp> {
  const turns = new Map<number, TurnedUp>()
  let { turn } = start
  if (start.card !== undefined) turns.set(turn, { turn: start.card, card: undefined })
  for (const event of events) {
    if (event.type === 'roundBegan') {
      turns.clear()
      turn = 0
    } else if (event.type === 'turnRevealed') {
      turn = event.turn
      turns.set(turn, { turn: event.card, card: undefined })
    } else if (event.type === 'spawnRevealed' || event.type === 'bossCardRevealed')
      turns.set(turn, { turn: turns.get(turn)?.turn, card: event.card })
  }
  return turns
}
