import type { Rate } from '@graveshift/kernel'
import { missionId } from '@graveshift/zones/missions'
import { MISSIONS } from './content/missions.ts'
import { SURVIVORS } from './content/survivors.ts'
import { MOST_SEATS } from './crew.ts'
import type { SecondEdition } from './game.ts'

const named = (things: readonly { readonly id: string }[], kind: string) =>
  things.map(({ id }) => ({ id, name: { word: `${kind}.${id}.name` } }))

/** What tells games of the second edition apart. */
export const RATES: readonly Rate<SecondEdition>[] = [
  {
    id: 'mission',
    title: { word: 'rate.mission' },
    values: named(MISSIONS, 'mission'),
    of: ({ mission }) => [missionId(mission)],
  },
  {
    id: 'survivor',
    title: { word: 'rate.survivor' },
    values: named(SURVIVORS, 'survivor'),
    of: ({ teams }) => teams.flat(),
  },
  {
    id: 'seats',
    title: { word: 'rate.seats' },
    values: Array.from({ length: MOST_SEATS }, (_, index) => ({
      id: String(index + 1),
      name: { word: 'rate.seats.value', with: { count: index + 1 } },
    })),
    of: ({ teams }) => [String(teams.length)],
  },
]
