import type { OwnFlag } from '../../simulate/simulated-game.ts'

export const FLAGS: readonly OwnFlag[] = [
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
  {
    flag: '--positions <yes|no>',
    about: 'whether to note what positions of the games promise, for npm run calibrate',
    usual: 'no',
  },
]
