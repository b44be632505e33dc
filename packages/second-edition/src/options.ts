import type { OptionSpec } from '@graveshift/kernel'
import { MISSIONS } from './content/missions.ts'
import { SURVIVORS } from './content/survivors.ts'
import { MOST_SEATS, survivorsFor } from './crew.ts'
import { missionMeant } from './missions/mission-of.ts'
import { RULE_OPTIONS } from './rule-options.ts'

/** Everything that can be chosen before a game, in the order in which it is asked. */
export const OPTIONS = [
  {
    id: 'mission',
    kind: 'mission',
    values: MISSIONS.map(({ id }) => id),
    usual: MISSIONS[0]?.id ?? '',
    naming: 'mission.*.name',
    explaining: 'mission.*.brief',
    about: 'table',
  },
  { id: 'seats', kind: 'seats', least: 1, most: MOST_SEATS, usual: 1, about: 'table', rules: ['Z2-SET-01'] },
  {
    id: 'survivors',
    kind: 'people',
    values: SURVIVORS.map(({ id }) => id),
    naming: 'survivor.*.name',
    about: 'table',
    rules: ['Z2-SET-01'],
    word: 'teams',
    wanted: ({ mission }) =>
      survivorsFor(
        MISSIONS.find(
          ({ id }) => id === (typeof mission === 'string' ? missionMeant(mission) : MISSIONS[0]?.id),
        ),
      ),
  },
  ...RULE_OPTIONS,
] as const satisfies readonly OptionSpec[]
