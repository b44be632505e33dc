import { LEVELS, NONE, peopleInCar } from '@graveshift/zones'
import { type Achievement, achievement, counting, seatOf } from './achievement.ts'
import { tallyOf } from './tally.ts'

const RED = LEVELS.length - 1
const SIX = 6
const FEWEST_DICE = 3
const FULL_CAR = 4
const FULL_HANDS = 5

/** What somebody did besides killing. */
export const DEED_ACHIEVEMENTS: readonly Achievement[] = [
  achievement('all-sixes', 'rolled', (moment, { person, dice }) =>
    dice.length >= FEWEST_DICE && dice.every((die) => die === SIX) ? seatOf(moment, person) : undefined,
  ),
  achievement('seeing-red', 'levelled', (moment, { person, level }) =>
    level === RED ? seatOf(moment, person) : undefined,
  ),
  counting(
    'locksmith',
    'doorOpened',
    4,
    ({ tally }, { person }) => (person === NONE ? 0 : tallyOf(tally, person).doors),
    (moment, { person }) => seatOf(moment, person),
  ),
  counting(
    'scavenger',
    'acted',
    6,
    ({ tally }, { person }) => tallyOf(tally, person).searches,
    (moment, { person }) => seatOf(moment, person),
  ),
  counting(
    'loaded',
    'turnEnded',
    FULL_HANDS,
    ({ board }, { person }) => {
      const who = board.people[person]
      return (who?.hand.length ?? 0) + (who?.pack.length ?? 0)
    },
    (moment, { person }) => seatOf(moment, person),
  ),
  counting('jump-scare', 'drawn', 2, ({ tally }) => tally.scares),
  counting('three-courses', 'eaten', 3, ({ tally }) => tally.meals),
  achievement('special-delivery', 'tokenTaken', ({ board }, { token }) => {
    const crates = board.tokens.filter(({ kind }) => kind === 'crate')
    const isLast = board.tokens[token]?.kind === 'crate' && crates.every(({ by }) => by !== NONE)
    return isLast && crates.length > 1 ? 'team' : undefined
  }),
  achievement('first-aid', 'healed', (moment, { person, by }) =>
    by !== person && by !== NONE ? seatOf(moment, by) : undefined,
  ),
  achievement('new-friends', 'rallied', (moment, { person }) => seatOf(moment, person)),
  achievement('full-car', 'drove', (moment, { person, car }) => {
    const driven = moment.board.cars[car]
    return driven && peopleInCar(driven).length === FULL_CAR ? seatOf(moment, person) : undefined
  }),
  counting(
    'dinner-bell',
    'noiseMade',
    4,
    ({ board }, { zone }) => board.noise[zone] ?? 0,
    (moment, { person }) => seatOf(moment, person),
  ),
]
