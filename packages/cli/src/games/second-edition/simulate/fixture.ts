import { Bug, isFault, nth } from '@graveshift/kernel'
import { MISSIONS, type Options, SECOND_EDITION_MODULE } from '@graveshift/second-edition'
import { drawn, type Fixture, luckOf, placesOf, seedIn } from '../../../simulate/fixture.ts'
import type { SecondEditionOrder } from './read-order.ts'

const USUAL_SURVIVORS = 6

/** The game with this number: missions and seat counts go round, survivors are drawn. */
export function fixtureOf(order: SecondEditionOrder, game: number): Fixture<Options> {
  const { missions, seats: counts, survivors: able } = order
  const [which = 0, chairs = 0, round = 0] = placesOf(game, missions.length, counts.length)
  const mission = nth(missions, which)
  const people = MISSIONS.find(({ id }) => id === mission)?.survivors ?? USUAL_SURVIVORS
  // Nobody sits at the table without a survivor.
  const seats = Math.min(nth(counts, chairs), people)
  const turn = seedIn(order.seed, round)
  const seed = `${turn.seed} ${mission} ${nth(counts, chairs)} ${turn.round}`
  const { salt, random } = luckOf(seed)
  const survivors = drawn(able, people, random)
  const options = SECOND_EDITION_MODULE.readOptions({ mission, survivors, seats })
  if (isFault(options)) throw new Bug(options.message)
  return { game, options, seed, salt }
}
