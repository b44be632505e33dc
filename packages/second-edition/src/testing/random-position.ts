import { asJson, FastChance, nth, type Random } from '@graveshift/kernel'
import { accepted } from '@graveshift/kernel/testing/table'
import {
  randomDoors,
  randomNoise,
  randomPeople,
  randomRiders,
  type Scenery,
} from '@graveshift/zones/testing/random-position'
import { CARDS } from '../content/cards.ts'
import { FREE_SKILLS } from '../content/free-skills.ts'
import { CREW } from '../crew.ts'
import type { Options } from '../game.ts'
import { missionOf } from '../missions/mission-of.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'
import { optionsOf } from './random-options.ts'

/** An abomination of the game, or something smaller. */
function monster(abominations: Options['abominations'], random: Random): string {
  if (random.below(2) === 0) return nth(['fatty', 'runner'], random.below(2))
  if (abominations === 'plain') return 'abomination'
  return nth(['patient-zero', 'hobomination', 'abominacop', 'abominawild'], random.below(4))
}

/** A game in the middle, by number: everybody somewhere, well armed, with skills of all kinds. */
export function positionOf(seed: number): Options {
  const random = new FastChance(seed ^ 0x5eed)
  const { teams, ...setup } = optionsOf(seed)
  const { board: map, cars } = missionOf(setup.mission)
  const scenery: Scenery = {
    map,
    survivors: CREW.survivors,
    skills: FREE_SKILLS,
    cards: CARDS.filter(({ kind }) => kind !== 'trap').map(({ id }) => id),
    pairs: ['machete', 'katana', 'pistol', 'sub-mg', 'sawed-off', 'kukri', 'shotgun'],
    kinds: ['walker', 'walker', 'fatty', 'runner'],
    met: 'walker',
    monster: (luck) => monster(setup.abominations, luck),
  }
  const { people, companions, zombies } = randomPeople(scenery, teams, random)
  const raw = {
    ...setup,
    teams,
    people,
    companions,
    cars: randomRiders({ people, companions }, cars.length, random),
    zombies,
    noise: randomNoise(map, random),
    doors: randomDoors(map, random),
    round: 1 + random.below(5),
  }
  return accepted(SECOND_EDITION_MODULE.readPosition(asJson(raw)))
}
