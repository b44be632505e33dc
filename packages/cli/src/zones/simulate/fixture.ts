import { Bug, isFault, nth } from '@graveshift/kernel'
import { drawn, type Fixture, luckOf, placesOf, seedIn } from '../../simulate/fixture.ts'
import type { Box, BoxedGame } from './box.ts'
import type { MissionsOrder } from './read-order.ts'

/** The game with this number: missions and seat counts go round, survivors are drawn. */
export function fixtureOf<G extends BoxedGame>(
  { module, readDealt = module.readOptions, missions: printed, team }: Box<G>,
  order: MissionsOrder,
  game: number,
): Fixture<G['options']> {
  const { missions, seats: counts, survivors: able } = order
  const [which = 0, chairs = 0, round = 0] = placesOf(game, missions.length, counts.length)
  const mission = nth(missions, which)
  const people = printed.find(({ id }) => id === mission)?.survivors ?? team
  // Nobody sits at the table without a survivor.
  const seats = Math.min(nth(counts, chairs), people)
  const turn = seedIn(order.seed, round)
  const seed = `${turn.seed} ${mission} ${nth(counts, chairs)} ${turn.round}`
  const { salt, random } = luckOf(seed)
  const survivors = drawn(able, people, random)
  const options = readDealt({ mission, survivors, seats })
  if (isFault(options)) throw new Bug(options.message)
  return { game, options, seed, salt }
}
