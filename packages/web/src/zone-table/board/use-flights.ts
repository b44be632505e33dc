import { useLayoutEffect, useRef, useState } from 'react'
import { mayMove } from '../../table/play/may-move.ts'
import { movesBetween, type ZombieMove } from './moves.ts'
import type { PlacedPile } from './packing.ts'
import type { PlacedZone } from './place-zone.ts'
import type { BoardScene } from './scene.ts'

/** A pile on its way: from where it was drawn to where it is. */
export interface Flight {
  readonly key: string
  readonly kind: string
  readonly count: number
  readonly from: PlacedPile | undefined
  readonly to: PlacedPile | undefined
}

export interface Flights {
  readonly flights: readonly Flight[]
  /** Piles that nobody has reached yet: zone and kind. */
  readonly awaited: ReadonlySet<string>
}

const NONE: Flights = { flights: [], awaited: new Set() }

/** As long as `--calm`. */
export const FLIGHT = 260

export const pileKey = (zone: number, kind: string): string => `${zone} ${kind}`

const pileIn = (
  placed: readonly PlacedZone[],
  zone: number | undefined,
  kind: string,
): PlacedPile | undefined =>
  zone === undefined ? undefined : placed[zone]?.piles.find((pile) => pile.kind === kind)

/** Zombies that went, came or fell since the last scene, for as long as it takes. */
export function useFlights(scene: BoardScene, placed: readonly PlacedZone[]): Flights {
  const before = useRef({ scene, placed })
  const [flying, setFlying] = useState(NONE)
  useLayoutEffect(() => {
    const was = before.current
    before.current = { scene, placed }
    if (was.scene === scene || was.scene.layout !== scene.layout || !mayMove()) return undefined
    const moves = movesBetween(was.scene, scene)
    if (moves.length === 0) return undefined
    setFlying({
      flights: moves.map((move, index) => ({
        key: `${index} ${move.kind}`,
        kind: move.kind,
        count: move.count,
        from: pileIn(was.placed, move.from, move.kind),
        to: pileIn(placed, move.to, move.kind),
      })),
      awaited: new Set(moves.flatMap((move) => awaitedBy(move, was.scene))),
    })
    const timer = setTimeout(() => setFlying(NONE), FLIGHT)
    return () => {
      clearTimeout(timer)
      setFlying(NONE)
    }
  }, [scene, placed])
  return flying
}

/** Where nobody of the kind stood before, the pile is there once they have come. */
const awaitedBy = ({ to, kind }: ZombieMove, { zones }: BoardScene): readonly string[] =>
  to === undefined || zones[to]?.zombies.some((pile) => pile.kind === kind) ? [] : [pileKey(to, kind)]
