import { cardTerm, type DoorOnFoot, NONE, type WaysOnFoot } from '@graveshift/zones'
import { type LensTeller, type LensView, personInWords, zonesByFigure, zonesInWords } from './lens.ts'

/** Zones within reach with their prices, zombies left behind included, and the doors at the ends of the ways. */
export function reachLens(
  teller: LensTeller,
  person: number,
  ways: WaysOnFoot,
  closed: readonly DoorOnFoot[],
): LensView {
  const { words, kit, board } = teller
  const { say } = words
  const own = board.people[person]?.zone ?? NONE
  const near = [...ways].filter(([zone, { inReach }]) => inReach && zone !== own)
  const lit = new Map<number, { readonly cost?: number }>(near.map(([zone, { cost }]) => [zone, { cost }]))
  if (ways.has(own)) lit.set(own, {})
  const costs = zonesByFigure(near.map(([zone, { cost }]) => [zone, cost]))
  const doors = closed.flatMap(({ from, beyond, way, picks, refusal }) => {
    if (!way.inReach) return []
    const [pick] = picks
    const between = { from: zonesInWords(kit, [from]), beyond: zonesInWords(kit, [beyond]) }
    if (!pick) return refusal ? [say('zone.lens.reach.shut', { ...between, why: words.refuse(refusal) })] : []
    const cost = way.cost + 1
    return pick.with === undefined
      ? [say('zone.lens.reach.bare', { ...between, cost })]
      : [say('zone.lens.reach.door', { ...between, cost, card: cardTerm(kit, pick.with) })]
  })
  const none = say('zone.lens.reach.none', { person: personInWords(teller, person) })
  return {
    marks: { lit },
    lines: [
      ...(costs.length === 0 ? [none] : []),
      ...costs.map(([cost, zones]) => say('zone.lens.reach.at', { cost, zones: zonesInWords(kit, zones) })),
      ...doors,
    ],
  }
}
