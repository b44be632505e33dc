import { NONE, peopleInCar } from '@graveshift/zones'
import { byPerson, COMMON, seatOf } from '@graveshift/zones/achievements'
import { type Achievement, achievement, counting } from './achievement.ts'

const FULL_CAR = 4
const FULL_HANDS = 5

/** What somebody did besides killing. */
export const DEED_ACHIEVEMENTS: readonly Achievement[] = [
  COMMON.allSixes,
  COMMON.seeingRed,
  counting(
    'locksmith',
    'doorOpened',
    4,
    ({ tally }, { person }) => (person === NONE ? 0 : tally.of(person).doors),
    byPerson,
  ),
  COMMON.scavenger,
  counting(
    'loaded',
    'turnEnded',
    FULL_HANDS,
    ({ board }, { person }) => {
      const who = board.people[person]
      return (who?.hand.length ?? 0) + (who?.pack.length ?? 0)
    },
    byPerson,
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
  COMMON.newFriends,
  achievement('full-car', 'drove', (moment, event) => {
    const driven = moment.board.cars[event.car]
    return driven && peopleInCar(driven).length === FULL_CAR ? byPerson(moment, event) : undefined
  }),
  counting('dinner-bell', 'noiseMade', 4, ({ board }, { zone }) => board.noise[zone] ?? 0, byPerson),
]
