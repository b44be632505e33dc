import type { Game, Telling } from '@graveshift/kernel'
import type { Told } from '@graveshift/table'
import type { Clock } from './clock.ts'
import type { ReplayPlace } from './replay.ts'

/** Lines told of one place, as far as they belong to one turn. */
export interface StoryPart {
  /** The turn that begins with these lines. */
  readonly begins: number | undefined
  readonly lines: readonly Telling[]
}

/** What is told of each place. A decision that ends a turn and begins the next is told in parts, each under its turn. */
export function storyPlaces<G extends Game>(
  places: readonly Pick<ReplayPlace<G>, 'batch' | 'turn'>[],
  told: readonly Told[],
  start: number,
  clock: Pick<Clock<G>, 'begins'>,
): readonly (readonly StoryPart[])[] {
  let now = start
  return places.map(({ batch, turn }, place) => {
    // A game that begins in the middle of a turn is told under that turn.
    const first = place === 0 && start > 0 ? start : undefined
    const parts: { begins: number | undefined; lines: Telling[] }[] = [{ begins: first, lines: [] }]
    const lines = told.filter(({ seq }) => seq === batch.seq)
    lines.forEach(({ telling }, index) => {
      const begins = clock.begins
        ? clock.begins(batch.events[index], now)
        : index === 0 && turn > now
          ? turn
          : undefined
      if (begins !== undefined) {
        now = begins
        parts.push({ begins, lines: [] })
      }
      parts.at(-1)?.lines.push(telling)
    })
    return parts.filter((part, index) => part.lines.length > 0 || (index === 0 && parts.length === 1))
  })
}
