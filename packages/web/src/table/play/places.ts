import type { Anchors } from './cue.ts'

export interface Place {
  readonly element: HTMLElement
  readonly box: DOMRect
}

/** By name. */
export type Places = ReadonlyMap<string, readonly Place[]>

const ANCHORED = '[data-anchor]'

const isSeen = ({ width, height, bottom, right, top, left }: DOMRect): boolean =>
  width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth

/** All places that can be seen, by name: the largest first where several have one. Reads the layout once. */
export function placesIn(root: ParentNode): Places {
  const places = new Map<string, Place[]>()
  for (const element of root.querySelectorAll<HTMLElement>(ANCHORED)) {
    const box = element.getBoundingClientRect()
    const name = element.dataset.anchor
    if (name === undefined || !isSeen(box)) continue
    const same = places.get(name)
    if (same) same.push({ element, box })
    else places.set(name, [{ element, box }])
  }
  for (const same of places.values())
    same.sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)
  return places
}

/** The first of these that can be seen. */
export const placeOf = (places: Places, anchors: Anchors): Place | undefined =>
  everyPlaceOf(places, anchors)[0]

export const everyPlaceOf = (places: Places, anchors: Anchors): readonly Place[] =>
  anchors.flatMap((name) => places.get(name) ?? [])
