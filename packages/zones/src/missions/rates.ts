import type { Game, Rate } from '@graveshift/kernel'
import { missionId } from './mission-book.ts'
import type { MissionBox, MissionSetup } from './setup.ts'

const named = (ids: readonly string[], kind: string) =>
  ids.map((id) => ({ id, name: { word: `${kind}.${id}.name` } }))

/** A rate by how a game is set up. */
export interface SetupRate extends Omit<Rate<Game>, 'of'> {
  of(setup: MissionSetup): readonly string[]
}

/** What tells games with missions apart. */
export const missionRates = ({
  missions,
  crew,
}: Pick<MissionBox<object>, 'missions' | 'crew'>): readonly SetupRate[] => [
  {
    id: 'mission',
    title: { word: 'rate.mission' },
    values: named(
      missions.map(({ id }) => id),
      'mission',
    ),
    of: ({ mission }) => [missionId(mission)],
  },
  {
    id: 'survivor',
    title: { word: 'rate.survivor' },
    values: named(crew.survivors, 'survivor'),
    of: ({ teams }) => teams.flat(),
  },
  {
    id: 'seats',
    title: { word: 'rate.seats' },
    values: Array.from({ length: crew.mostSeats }, (_, index) => ({
      id: String(index + 1),
      name: { word: 'rate.seats.value', with: { count: index + 1 } },
    })),
    of: ({ teams }) => [String(teams.length)],
  },
]
