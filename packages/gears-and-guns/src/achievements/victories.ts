import { COMMON, survivorsOf, victory, wonEarly, wonLate } from '@graveshift/zones/achievements'
import { GAUGE } from '../content/figures.ts'
import type { Achievement, Moment } from './achievement.ts'

const COOL = 8
const NEARLY_FULL = GAUGE.full - 2

const isSteamed = ({ kit }: Moment): boolean => kit.steam.machines.length > 0

/** How it was won. */
export const VICTORY_ACHIEVEMENTS: readonly Achievement[] = [
  victory<Moment>('nobody-down', ({ tally }) => tally.fallen === 0),
  COMMON.unscathed,
  victory<Moment>('last-one-standing', (moment) => {
    const down = new Set(moment.board.fallen.map(({ person }) => person))
    return survivorsOf(moment).length > 1 && survivorsOf(moment).length - down.size === 1
  }),
  wonEarly('home-early', 6),
  wonLate('until-sundown', 15),
  COMMON.lowProfile,
  COMMON.throughTheCrowd,
  COMMON.noShotFired,
  victory<Moment>('cold-iron', (moment) => isSteamed(moment) && moment.board.gauge < COOL),
  victory<Moment>('by-a-hair', (moment) => isSteamed(moment) && moment.board.gauge >= NEARLY_FULL),
]
