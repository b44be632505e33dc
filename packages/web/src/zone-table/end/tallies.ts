import type { Breakdown, Total } from '@graveshift/kernel'
import type { PersonStory } from '@graveshift/zones/missions'
import type { Tallies } from '../../after/statistics.ts'
import type { MissionSummary } from './mission-summary.ts'

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

/** Wounds of all together, by where they came from. */
export function woundsBySource(people: readonly PersonStory[]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const { wounds } of people)
    for (const [from, count] of Object.entries(wounds)) found[from] = (found[from] ?? 0) + count
  return found
}

const partsOf = (
  counts: Readonly<Record<string, number>>,
  word: (id: string) => string,
): Breakdown['parts'] =>
  Object.entries(counts).map(([id, value]) => ({ id, name: { word: word(id) }, value }))

/** What a finished game with a mission adds to the figures over many. */
export function talliesOf({
  rates,
  story: { people, kills },
}: Pick<MissionSummary, 'rates' | 'story'>): Tallies {
  const wounds = woundsBySource(people)
  const total = (id: string, value: number): Total => ({ id, name: { word: `figures.${id}` }, value })
  return {
    rates,
    totals: [
      total('kills', sum(people.map((each) => each.kills))),
      total('wounds', sum(Object.values(wounds))),
      total('searches', sum(people.map(({ searches }) => searches))),
      total('points', sum(people.map(({ points }) => points))),
    ],
    breakdowns: [
      {
        id: 'kills',
        title: { word: 'figures.kills' },
        parts: partsOf(kills, (kind) => `zombie.${kind}.name`),
      },
      { id: 'wounds', title: { word: 'figures.wounds' }, parts: partsOf(wounds, (from) => `wounds.${from}`) },
    ],
  }
}
