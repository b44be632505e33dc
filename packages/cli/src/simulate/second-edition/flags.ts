import type { OwnFlag } from '../simulated-game.ts'

export const SECOND_EDITION_FLAGS: readonly OwnFlag[] = [
  {
    flag: '--missions <list>',
    about: 'all, or some of them by number or name, such as M0,M11,small-town',
    usual: 'all',
  },
  {
    flag: '--survivors <list>',
    about: 'who may be drawn for a team: all, or at least six of them',
    usual: 'all',
  },
]
