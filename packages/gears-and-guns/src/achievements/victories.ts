import { isCompanion, LEVELS, zombiesIn } from '@graveshift/zones'
import { GAUGE } from '../content/figures.ts'
import { type Achievement, type AchievementMoment, victory } from './achievement.ts'

const EARLY_ROUND = 6
const LATE_ROUND = 15
const CROWD = 20
const COOL = 8
const NEARLY_FULL = GAUGE.full - 2
const YELLOW = LEVELS.indexOf('yellow')

const survivorsOf = ({ board }: AchievementMoment) => board.people.filter((each) => !isCompanion(each))

/** Zombies on the whole board. */
const zombiesOn = ({ kit, board }: AchievementMoment): number =>
  kit.map.zones.reduce((sum, _, zone) => sum + zombiesIn(kit, board, zone), 0)

const isSteamed = ({ kit }: AchievementMoment): boolean => kit.steam.machines.length > 0

/** How it was won. */
export const VICTORY_ACHIEVEMENTS: readonly Achievement[] = [
  victory('nobody-down', ({ tally }) => tally.fallen === 0),
  victory('unscathed', ({ tally }) => tally.wounds === 0),
  victory('last-one-standing', (moment) => {
    const down = new Set(moment.board.fallen.map(({ person }) => person))
    return survivorsOf(moment).length > 1 && survivorsOf(moment).length - down.size === 1
  }),
  victory('home-early', ({ board }) => board.round <= EARLY_ROUND),
  victory('until-sundown', ({ board }) => board.round >= LATE_ROUND),
  victory('low-profile', (moment) => survivorsOf(moment).every(({ level }) => level <= YELLOW)),
  victory('through-the-crowd', (moment) => zombiesOn(moment) >= CROWD),
  victory('no-shot-fired', ({ tally }) => tally.shots === 0),
  victory('cold-iron', (moment) => isSteamed(moment) && moment.board.gauge < COOL),
  victory('by-a-hair', (moment) => isSteamed(moment) && moment.board.gauge >= NEARLY_FULL),
]
