import { Bug, type DailyTable, isFault, nth } from '@graveshift/kernel'
import { shareOut } from '@graveshift/zones'
import { MISSIONS } from './content/missions.ts'
import { SURVIVORS } from './content/survivors.ts'
import { MOST_SEATS, survivorsFor } from './crew.ts'
import type { SecondEdition } from './game.ts'
import { readSetup } from './setup.ts'

/** Whoever wins is better than whoever does not, whatever else. */
const VICTORY = 1_000_000
/** No mission takes as long; what is left of it is what a quick victory is worth. */
const LONGEST = 999

/** The table of the day: mission and survivors come with its luck, everything else is as usual. */
export const DAILY: DailyTable<SecondEdition> = {
  fewest: 1,
  most: MOST_SEATS,
  deal(random, _day, seats) {
    const mission = nth(MISSIONS, random.below(MISSIONS.length))
    const left = SURVIVORS.map(({ id }) => id)
    const drawn = SURVIVORS.map(() => nth(left.splice(random.below(left.length), 1), 0))
    // The same survivors for every number of seats, in one order, so that a mission is as hard for one as for six.
    const teams = shareOut(drawn.slice(0, survivorsFor(mission)), seats)
    const setup = readSetup({ mission: mission.id, teams })
    if (isFault(setup)) throw new Bug(`no table of the day: ${setup.message}`)
    return setup
  },
  result({ outcome, round, people }) {
    const alive = people.filter(({ seat }) => seat >= 0)
    const health = alive.reduce((sum, person) => sum + Math.max(0, person.health), 0)
    const won = outcome === 'won'
    const quick = LONGEST - Math.min(LONGEST, round)
    // Winners by how soon, then by what is left of them; the others by how long they held out.
    return { won, turns: round, health, score: won ? VICTORY + quick * 100 + health : round * 100 + health }
  },
}
