import type { OptionSpec } from '@graveshift/kernel'
import { survivorsFor } from './crew.ts'
import type { MissionBox } from './setup.ts'

/** What is chosen of the table in every game with missions, in the order in which it is asked. */
export const tableOptions = ({
  missions,
  crew,
  missionMeant,
}: Pick<MissionBox<object>, 'missions' | 'crew' | 'missionMeant'>): readonly OptionSpec[] => [
  {
    id: 'mission',
    kind: 'mission',
    values: missions.map(({ id }) => id),
    usual: missions[0]?.id ?? '',
    naming: 'mission.*.name',
    explaining: 'mission.*.brief',
    about: 'table',
  },
  {
    id: 'seats',
    kind: 'seats',
    least: 1,
    most: crew.mostSeats,
    usual: 1,
    about: 'table',
    rules: [crew.rules.seats],
  },
  {
    id: 'survivors',
    kind: 'people',
    values: crew.survivors,
    naming: 'survivor.*.name',
    about: 'table',
    rules: [crew.rules.seats],
    word: 'teams',
    ...(crew.groups && { groups: crew.groups }),
    wanted: ({ mission }) => {
      const meant = typeof mission === 'string' ? missionMeant(mission) : missions[0]?.id
      return survivorsFor(
        crew,
        missions.find(({ id }) => id === meant),
      )
    },
  },
]
