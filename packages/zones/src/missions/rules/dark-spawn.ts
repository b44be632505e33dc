import { peopleIn } from '../../people.ts'
import type { DoorMissionGame } from '../mission-game.ts'
import { MOST } from '../read-figures.ts'
import type { Rule } from '../rule.ts'
import { said } from '../sentences.ts'

/** Every `every` rounds a zombie card is drawn for each dark zone of opened buildings in which nobody stands. */
export interface DarkSpawnRule {
  readonly rule: 'dark-spawn'
  readonly every: number
}

const NOWHERE: readonly number[] = []

export const darkSpawn: Rule<DarkSpawnRule, DoorMissionGame> = {
  id: 'dark-spawn',
  figures: '`every` so many rounds a card for each empty dark zone of an opened building',
  read: (fields) => ({ rule: 'dark-spawn', every: fields.count('every', 1, MOST) }),
  tell: ({ every }) => said('mission-rule.dark-spawn', { every }),
  make: ({ every }) => ({
    spawns({ map }, board) {
      if (board.round % every !== 0) return NOWHERE
      return map.buildings.flatMap(({ dark }, building) =>
        board.opened & (1 << building) ? dark.filter((zone) => peopleIn(board, zone) === 0) : [],
      )
    },
  }),
}
