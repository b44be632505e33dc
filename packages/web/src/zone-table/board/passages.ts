import { boundsOf, type Layout, type Point } from '@graveshift/zones'

/** In the middle of the border that two street zones share, or where an opening or a door joins others. */
export function passageOf({ links, zones }: Layout, from: number, to: number): Point | undefined {
  const link = links.find(
    (one) => (one.from === from && one.to === to) || (one.from === to && one.to === from),
  )
  const [one, other] = [zones[from], zones[to]]
  if (!link || !one || !other || one.kind !== 'street' || other.kind !== 'street') return link?.at
  const [a, b] = [boundsOf(one), boundsOf(other)]
  const [left, top] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])]
  const [right, bottom] = [Math.min(a[2], b[2]), Math.min(a[3], b[3])]
  return [(left + right) / 2, (top + bottom) / 2]
}
