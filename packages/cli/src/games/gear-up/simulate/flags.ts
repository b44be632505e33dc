import type { OwnFlag } from '../../../simulate/simulated-game.ts'

export const FLAGS: readonly OwnFlag[] = [
  {
    flag: '--difficulty <list>',
    about: 'all, or some of easy, standard, hard, nightmare',
    usual: 'all',
  },
  {
    flag: '--boss <list>',
    about: 'all, or some of them (graveshift play gear-up --help lists them)',
    usual: 'all',
  },
]
