import { isCompanion, NONE, zombiesIn } from '@graveshift/zones'
import { byPerson, seatOf, zombiesOn } from '@graveshift/zones/achievements'
import { type Achievement, achievement, counting, type Moment } from './achievement.ts'

const TENTH = 10
const CROWD = 5
const PACKED = 40

/** The seat whose survivor stands among the most zombies, and how many those are. */
function inTheThick({ kit, board }: Moment): { readonly person: number; readonly among: number } {
  let found = { person: NONE, among: 0 }
  board.people.forEach((each, person) => {
    if (each.zone === NONE || isCompanion(each)) return
    const among = zombiesIn(kit, board, each.zone)
    if (among > found.among) found = { person, among }
  })
  return found
}

/** What did not kill them. */
export const SURVIVAL_ACHIEVEMENTS: readonly Achievement[] = [
  achievement('ten-clean-rounds', 'roundBegan', ({ tally }, { round }) =>
    round === TENTH + 1 && tally.wounds === 0 ? 'team' : undefined,
  ),
  counting(
    'face-in-the-crowd',
    'roundBegan',
    CROWD,
    (moment) => inTheThick(moment).among,
    (moment) => seatOf(moment, inTheThick(moment).person),
  ),
  counting('packed-streets', 'placed', PACKED, zombiesOn),
  achievement('shrugged-off', 'woundIgnored', byPerson),
]
