import type { Rate } from '@graveshift/kernel'
import { CONTENT } from './content/index.ts'
import type { GearUp } from './game.ts'
import { MOST_SEATS } from './options.ts'

export type RateId = 'difficulty' | 'boss' | 'survivor' | 'seats'

const title = (id: RateId) => ({ id, title: { word: `rate.${id}` } })

const named = (things: readonly { readonly id: string }[], naming: string) =>
  things.map(({ id }) => ({ id, name: { word: naming.replace('*', id) } }))

/** What tells games of Gear Up apart. */
export const RATES: readonly (Rate<GearUp> & { readonly id: RateId })[] = [
  {
    ...title('difficulty'),
    values: named(CONTENT.difficulties, 'difficulty.*'),
    of: ({ difficulty }) => [difficulty],
  },
  { ...title('boss'), values: named(CONTENT.bosses, 'boss.*.name'), of: ({ boss }) => [boss] },
  {
    ...title('survivor'),
    values: named(CONTENT.survivors, 'survivor.*.name'),
    of: ({ survivors }) => survivors,
  },
  {
    ...title('seats'),
    values: Array.from({ length: MOST_SEATS }, (_, index) => ({
      id: String(index + 1),
      name: { word: 'rate.seats.value', with: { count: index + 1 } },
    })),
    of: ({ survivors }) => [String(survivors.length)],
  },
]
