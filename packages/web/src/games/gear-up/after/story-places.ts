import type { Event } from '@graveshift/gear-up'
import type { Telling } from '@graveshift/kernel'
import type { Told } from '@graveshift/table'
import type { Moment } from '../../../after/replay.ts'

/** Where in the game something happened. */
export interface Turn {
  readonly round: number
  readonly turn: number
}

/** Lines told of one place, as far as they belong to one turn. */
export interface StoryPart {
  /** The turn that begins with these lines. */
  readonly begins: Turn | undefined
  readonly lines: readonly Telling[]
}

/** The turn that begins with an event; a round begins with its first. */
function turnBegun(event: Event | undefined, now: Turn): Turn | undefined {
  if (event?.type === 'roundBegan') return { round: event.round, turn: 1 }
  if (event?.type === 'turnRevealed' && event.turn !== now.turn) return { round: now.round, turn: event.turn }
  return undefined
}

/** What is told of each place. A decision that ends a turn and begins the next is told in parts, each under its turn. */
export function storyPlaces(
  moments: readonly Pick<Moment, 'batch'>[],
  told: readonly Told[],
  start: Turn,
): readonly (readonly StoryPart[])[] {
  let now = start
  return moments.map(({ batch }, place) => {
    // A game that begins in the middle of a turn is told under that turn.
    const first = place === 0 && start.turn > 0 ? start : undefined
    const parts: { begins: Turn | undefined; lines: Telling[] }[] = [{ begins: first, lines: [] }]
    const lines = told.filter(({ seq }) => seq === batch.seq)
    lines.forEach(({ telling }, index) => {
      const begins = turnBegun(batch.events[index], now)
      if (begins) {
        now = begins
        parts.push({ begins, lines: [] })
      }
      parts.at(-1)?.lines.push(telling)
    })
    return parts.filter((part, index) => part.lines.length > 0 || (index === 0 && parts.length === 1))
  })
}
