import { Bug, type DailyTable, type Fault, isFault, type Json, nth } from '@graveshift/kernel'
import type { ZonesGame } from '../game.ts'
import { isCompanion } from '../people.ts'
import { shareOut } from '../share-out.ts'
import { survivorsFor } from './crew.ts'
import type { MissionBox } from './setup.ts'

/** Whoever wins is better than whoever does not, whatever else. */
const VICTORY = 1_000_000
/** No mission takes as long; what is left of it is what a quick victory is worth. */
const LONGEST = 999

/** The table of the day: mission and survivors come with its luck, everything else is as usual. */
export const missionDaily = <G extends ZonesGame>(
  { missions, crew }: Pick<MissionBox<object>, 'missions' | 'crew'>,
  readOptions: (raw: Readonly<Record<string, Json>>) => G['options'] | Fault,
): DailyTable<G> => ({
  fewest: 1,
  most: crew.mostSeats,
  deal(random, _day, seats) {
    const mission = nth(missions, random.below(missions.length))
    const left = [...crew.survivors]
    const drawn = crew.survivors.map(() => nth(left.splice(random.below(left.length), 1), 0))
    // The same survivors for every number of seats, in one order, so that a mission is as hard for one as for six.
    const teams = shareOut(drawn.slice(0, survivorsFor(crew, mission)), seats)
    const options = readOptions({ mission: mission.id, teams })
    if (isFault(options)) throw new Bug(`no table of the day: ${options.message}`)
    return options
  },
  result({ outcome, round, people }) {
    const alive = people.filter((person) => !isCompanion(person))
    const health = alive.reduce((sum, person) => sum + Math.max(0, person.health), 0)
    const won = outcome === 'won'
    const quick = LONGEST - Math.min(LONGEST, round)
    // Winners by how soon, then by what is left of them; the others by how long they held out.
    return { won, turns: round, health, score: won ? VICTORY + quick * 100 + health : round * 100 + health }
  },
})
