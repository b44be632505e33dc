import type { Options } from '@graveshift/gear-up'
import { CONTENT, RULE_OPTIONS } from '@graveshift/gear-up'
import { nth, usualOptions } from '@graveshift/kernel'
import { drawn, type Fixture, luckOf, placesOf, seedIn } from '../../../simulate/fixture.ts'
import { idsOf } from '../../../simulate/read-flags.ts'
import type { GearUpOrder } from './read-order.ts'

/** The game with this number: seat counts, bosses and difficulties go round. */
export function fixtureOf(order: GearUpOrder, game: number): Fixture<Options> {
  const { difficulties, bosses, seats: counts } = order
  const places = placesOf(game, difficulties.length, bosses.length, counts.length)
  const [level = 0, which = 0, chairs = 0, round = 0] = places
  const difficulty = nth(difficulties, level)
  const boss = nth(bosses, which)
  const seats = nth(counts, chairs)
  const turn = seedIn(order.seed, round)
  const seed = `${turn.seed} ${seats} ${boss} ${difficulty} ${turn.round}`
  const { salt, random } = luckOf(seed)
  const survivors = drawn(idsOf(CONTENT.survivors), seats, random)
  const leader = random.below(seats)
  const options: Options = { survivors, leader, difficulty, boss, ...usualOptions(RULE_OPTIONS) }
  return { game, options, seed, salt }
}
