import { isCompanion, LEVELS, zombiesIn } from '@graveshift/zones'
import { type Achievement, type AchievementMoment, victory } from './achievement.ts'

const EARLY_ROUND = 8
const LATE_ROUND = 20
const CROWD = 20
const YELLOW = LEVELS.indexOf('yellow')

const survivorsOf = ({ board }: AchievementMoment) => board.people.filter((each) => !isCompanion(each))

/** Zombies on the whole board. */
export const zombiesOn = ({ kit, board }: AchievementMoment): number =>
  kit.map.zones.reduce((sum, _, zone) => sum + zombiesIn(kit, board, zone), 0)

/** How it was won. */
export const VICTORY_ACHIEVEMENTS: readonly Achievement[] = [
  victory('unscathed', ({ tally }) => tally.wounds === 0),
  victory('by-a-thread', (moment) => survivorsOf(moment).some(({ health }) => health === 1)),
  victory('home-early', ({ board }) => board.round <= EARLY_ROUND),
  victory('until-dawn', ({ board }) => board.round >= LATE_ROUND),
  victory('low-profile', (moment) => survivorsOf(moment).every(({ level }) => level <= YELLOW)),
  victory('no-shot-fired', ({ tally }) => tally.shots === 0),
  victory('through-the-crowd', (moment) => zombiesOn(moment) >= CROWD),
]
