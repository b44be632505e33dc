import { NONE } from '@graveshift/zones'
import { byPerson, COMMON } from '@graveshift/zones/achievements'
import { GAUGE } from '../content/figures.ts'
import { type Achievement, achievement, counting } from './achievement.ts'

const KIND_AND_COUNT = 2
const HOT = GAUGE.full - 2

/** Of a crowd written as kind, count, again and again. */
const heldIn = (crowd: readonly number[]): number =>
  crowd.reduce((sum, each, at) => sum + (at % KIND_AND_COUNT === 1 ? each : 0), 0)

/** What somebody did besides killing. */
export const DEED_ACHIEVEMENTS: readonly Achievement[] = [
  COMMON.allSixes,
  COMMON.seeingRed,
  COMMON.scavenger,
  counting('vade-retro', 'zombiesHeld', 5, (_moment, { crowd }) => heldIn(crowd), byPerson),
  achievement('holy-ground', 'pilePurified', byPerson),
  achievement('no-one-left', 'fallenTaken', byPerson),
  COMMON.newFriends,
  counting('iron-skin', 'attacksStopped', 2, (_moment, event) => event.count, byPerson),
  counting('stagehand', 'wagonPushed', 3, ({ tally }, { person }) => tally.of(person).pushes, byPerson),
]

/** What was done with steam. */
export const STEAM_ACHIEVEMENTS: readonly Achievement[] = [
  counting(
    'plumber',
    'switchTurned',
    3,
    ({ tally }, { person }) => (person === NONE ? 0 : tally.of(person).switches),
    byPerson,
  ),
  counting('topped-up', 'refilled', 3, ({ tally }, { person }) => tally.of(person).refills, byPerson),
  counting('out-of-steam', 'depleted', 3, ({ tally }) => tally.depletions),
  counting('bottle-rocket', 'exploded', 3, ({ tally }) => tally.blasts),
  achievement('boiling-point', 'gaugeChanged', ({ kit, board }) =>
    kit.steam.machines.length > 0 && board.gauge >= HOT ? 'team' : undefined,
  ),
]

/** What was found on cards. */
export const STORY_ACHIEVEMENTS: readonly Achievement[] = [
  counting('bookworm', 'cardRead', 4, ({ tally }, { person }) => tally.of(person).cards, byPerson),
  counting('letters-home', 'noteRead', 2, ({ tally }) => tally.notes),
  achievement('open-sesame', 'keyFound', byPerson),
]
