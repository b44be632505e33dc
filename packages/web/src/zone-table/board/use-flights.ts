import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { mayMove } from '../../table/play/may-move.ts'
import { movesBetween, type ZombieMove } from './moves.ts'
import type { PlacedPile } from './packing.ts'
import { type PileIds, pileIds, pileKey } from './pile-ids.ts'
import type { PlacedZone } from './place-zone.ts'
import type { BoardScene } from './scene.ts'

/** A pile on its way: from where it was drawn to where it is; out of the ground, or down to it. */
export interface Flight {
  readonly key: string
  readonly kind: string
  readonly count: number
  readonly from: PlacedPile | undefined
  readonly to: PlacedPile | undefined
}

export interface Flights {
  /** Drawn besides those that stand there. */
  readonly flights: readonly Flight[]
  /** Piles that come to where nobody of their kind stood, by zone and kind: these go there themselves. */
  readonly arrivals: ReadonlyMap<string, Flight>
}

const NONE: Flights = { flights: [], arrivals: new Map() }
const NO_IDS: PileIds = new Map()

/** As long as `--calm`. */
export const FLIGHT = 260

const pileIn = (
  placed: readonly PlacedZone[],
  zone: number | undefined,
  kind: string,
): PlacedPile | undefined =>
  zone === undefined ? undefined : placed[zone]?.piles.find((pile) => pile.kind === kind)

/** Zombies that went, came or fell since the last scene, for as long as it takes; and which pile is which. */
export function useFlights(
  scene: BoardScene,
  placed: readonly PlacedZone[],
): Flights & { readonly ids: PileIds } {
  const before = useRef({ scene, placed, ids: NO_IDS })
  const [flying, setFlying] = useState(NONE)
  const { moves, ids } = useMemo(() => {
    const was = before.current
    const isSame = was.scene.layout === scene.layout
    const made = isSame && was.scene !== scene ? movesBetween(was.scene, scene) : []
    return { moves: made, ids: pileIds(isSame ? was.ids : NO_IDS, made, scene) }
  }, [scene])
  useLayoutEffect(() => {
    const was = before.current
    before.current = { scene, placed, ids }
    if (was.scene === scene || moves.length === 0 || !mayMove()) return undefined
    const going = flightsOf(moves, was, placed, ids)
    if (going.flights.length === 0 && going.arrivals.size === 0) return undefined
    setFlying(going)
    const timer = setTimeout(() => setFlying(NONE), FLIGHT)
    return () => {
      clearTimeout(timer)
      setFlying(NONE)
    }
  }, [scene, placed, moves, ids])
  return { ...flying, ids }
}

interface Drawn {
  readonly scene: BoardScene
  readonly placed: readonly PlacedZone[]
  readonly ids: PileIds
}

function flightsOf(
  moves: readonly ZombieMove[],
  was: Drawn,
  placed: readonly PlacedZone[],
  ids: PileIds,
): Flights {
  const flights: Flight[] = []
  const arrivals = new Map<string, Flight>()
  const known = new Set(was.ids.values())
  moves.forEach(({ kind, count, from, to }, index) => {
    const flight = {
      key: `${index} ${kind}`,
      kind,
      count,
      from: pileIn(was.placed, from, kind),
      to: pileIn(placed, to, kind),
    }
    const key = to === undefined ? undefined : pileKey(to, kind)
    const isNew = to !== undefined && !was.scene.zones[to]?.zombies.some((pile) => pile.kind === kind)
    // Those slide there by themselves: what is drawn of them was there before.
    const isSliding = key !== undefined && isNew && known.has(ids.get(key) ?? '')
    const isSlid = isSliding && from !== undefined && was.ids.get(pileKey(from, kind)) === ids.get(key)
    if (isSlid) return
    if (key !== undefined && isNew && !isSliding && !arrivals.has(key)) arrivals.set(key, flight)
    else flights.push(flight)
  })
  return { flights, arrivals }
}
