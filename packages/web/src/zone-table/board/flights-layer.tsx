import { useLayoutEffect, useRef } from 'react'
import type { Skin } from './skin.ts'
import { UNIT } from './use-camera.ts'
import { FLIGHT, type Flight } from './use-flights.ts'
import { ZombiePile } from './zombie-pile.tsx'

interface Props {
  readonly skin: Skin
  readonly flights: readonly Flight[]
  readonly isFlipped: (x: number) => boolean
}

/** Zombies on their way between two scenes. */
export function FlightsLayer({ skin, flights, isFlipped }: Props) {
  return flights.map((flight) => (
    <Flying key={flight.key} skin={skin} flight={flight} isFlipped={isFlipped} />
  ))
}

interface FlyingProps extends Omit<Props, 'flights'> {
  readonly flight: Flight
}

function Flying({ skin, flight: { kind, count, from, to }, isFlipped }: FlyingProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    element.current?.animate(framesOf(from, to), { duration: FLIGHT, easing: 'ease-out', fill: 'both' })
  }, [from, to])
  const pile = to ?? from
  if (!pile) return null
  return (
    <div ref={element} className="zb-flying">
      <ZombiePile
        skin={skin}
        kind={kind}
        count={count}
        x={pile.at[0]}
        y={pile.at[1]}
        scale={pile.scale}
        height={pile.height}
        isFlipped={isFlipped(pile.at[0])}
      />
    </div>
  )
}

/** From where they were; out of the ground; or down to it. */
function framesOf(from: Flight['from'], to: Flight['to']): Keyframe[] {
  if (from && to) {
    const [dx, dy] = [(from.at[0] - to.at[0]) * UNIT, (from.at[1] - to.at[1]) * UNIT]
    return [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }]
  }
  const [low, high] = [
    { transform: `translateY(${2.5 * UNIT}px)`, opacity: 0 },
    { transform: 'none', opacity: 1 },
  ]
  return to ? [low, high] : [high, low]
}
