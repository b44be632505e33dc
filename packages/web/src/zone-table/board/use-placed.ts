import { useMemo, useRef } from 'react'
import { footings } from './footings.ts'
import { type Detail, type PlacedZone, placeZone } from './place-zone.ts'
import type { BoardScene } from './scene.ts'
import type { Skin } from './skin.ts'

interface Known {
  readonly key: string
  readonly placed: PlacedZone
}

/** Where everybody stands; a zone in which nothing changed keeps its places, and is not worked out again. */
export function usePlaced(
  { layout, zones }: BoardScene,
  skin: Skin,
  detail: Detail,
  acting: string | undefined,
): readonly PlacedZone[] {
  const known = useRef<{ readonly of: typeof layout; readonly skin: Skin; readonly zones: Known[] }>(
    undefined,
  )
  return useMemo(() => {
    if (known.current?.of !== layout || known.current.skin !== skin)
      known.current = { of: layout, skin, zones: [] }
    const cache = known.current.zones
    return footings(layout).flatMap((zone, index) => {
      const scene = zones[index]
      if (!scene) return []
      const isHere = scene.people.some(({ id }) => id === acting)
      const key = `${detail} ${isHere ? acting : ''} ${JSON.stringify(scene)}`
      const before = cache[index]
      if (before?.key === key) return [before.placed]
      const placed = placeZone(zone, scene, skin, { detail, acting: isHere ? acting : undefined })
      cache[index] = { key, placed }
      return [placed]
    })
  }, [layout, zones, skin, detail, acting])
}
