import type { Skin } from './skin.ts'
import type { Flight } from './use-flights.ts'
import { ZombiePile } from './zombie-pile.tsx'

interface Props {
  readonly skin: Skin
  readonly flights: readonly Flight[]
  readonly isFlipped: (x: number) => boolean
}

/** Zombies on their way between two scenes, besides those who stand there: into other piles, and those who fall. */
export function FlightsLayer({ skin, flights, isFlipped }: Props) {
  return flights.map((flight) => {
    const pile = flight.to ?? flight.from
    return pile ? (
      <ZombiePile
        key={flight.key}
        skin={skin}
        kind={flight.kind}
        count={flight.count}
        x={pile.at[0]}
        y={pile.at[1]}
        scale={pile.scale}
        height={pile.height}
        isFlipped={isFlipped(pile.at[0])}
        flight={flight}
      />
    ) : null
  })
}
