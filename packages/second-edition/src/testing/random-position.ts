import { Bug, FastChance, isFault, type Json, nth, type Random } from '@graveshift/kernel'
import { CARDS } from '../content/cards.ts'
import { FREE_SKILLS } from '../content/free-skills.ts'
import { SURVIVORS } from '../content/survivors.ts'
import type { Options } from '../game.ts'
import { missionOf } from '../missions/mission-of.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'
import { optionsOf } from './random-options.ts'

const some = <T>(list: readonly T[], count: number, random: Random): T[] => {
  const left = [...list]
  return Array.from({ length: Math.min(count, list.length) }, () =>
    nth(left.splice(random.below(left.length), 1), 0),
  )
}

const KINDS = ['walker', 'walker', 'fatty', 'runner'] as const
/** Of these there are two at least, and two make a pair. */
const PAIRS = ['machete', 'katana', 'pistol', 'sub-mg', 'sawed-off', 'kukri', 'shotgun'] as const

/** A game in the middle, by number: everybody somewhere, well armed, with skills of all kinds. */
export function positionOf(seed: number): Options {
  const random = new FastChance(seed ^ 0x5eed)
  const { teams, ...setup } = optionsOf(seed)
  const { board } = missionOf(setup.mission)
  const zones = board.zones.map(({ name }) => name)
  const anywhere = () => nth(zones, random.below(zones.length))
  const weapons = CARDS.filter(({ kind }) => kind !== 'trap').map(({ id }) => id)
  const gathering = anywhere()
  const people = teams.flat().map((id) => ({
    id,
    zone: random.below(2) === 0 ? gathering : anywhere(),
    points: nth([0, 7, 19, 42, 43], random.below(5)),
    skills: some(FREE_SKILLS, 1 + random.below(8), random),
    hand: random.below(3) === 0 ? pairOf(random) : some(weapons, random.below(3), random),
    pack: some(weapons, random.below(4), random),
  }))
  const zombies: Record<string, Record<string, number>> = {}
  for (const zone of some(zones, 4 + random.below(2), random))
    zombies[zone] = { [nth(KINDS, random.below(KINDS.length))]: 1 + random.below(3) }
  // Most things happen where zombies and survivors meet.
  if (random.below(2) === 0) zombies[gathering] = { walker: 1 + random.below(2), [monster(setup, random)]: 1 }
  const others = some(
    SURVIVORS.map(({ id }) => id).filter((id) => !teams.flat().includes(id)),
    random.below(4),
    random,
  )
  const companions = others.map((id) => {
    const leader = nth(people, random.below(people.length))
    return random.below(2) === 0
      ? { id, zone: random.below(2) === 0 ? gathering : anywhere() }
      : { id, zone: leader.zone, leader: leader.id }
  })
  const raw = {
    ...setup,
    teams,
    people: uniqueCards(people),
    companions,
    cars: riders(setup.mission, people, companions, random),
    zombies,
    noise: { [anywhere()]: random.below(4) },
    doors: some(board.doors, random.below(board.doors.length + 1), random).map(({ name }) => name),
    round: 1 + random.below(5),
  }
  const options = SECOND_EDITION_MODULE.readPosition(raw as Json)
  if (isFault(options)) throw new Bug(options.message)
  return options
}

const pairOf = (random: Random): string[] => {
  const card = nth(PAIRS, random.below(PAIRS.length))
  return [card, card]
}

/** An abomination of the game, or something smaller. */
function monster({ abominations }: Pick<Options, 'abominations'>, random: Random): string {
  if (random.below(2) === 0) return nth(['fatty', 'runner'], random.below(2))
  if (abominations === 'plain') return 'abomination'
  return nth(['patient-zero', 'hobomination', 'abominacop', 'abominawild'], random.below(4))
}

/** Somebody at the wheel of each car, who leads nobody. */
function riders(
  mission: Options['mission'],
  people: readonly { readonly id: string }[],
  companions: readonly { readonly leader?: string }[],
  random: Random,
): readonly { readonly driver?: string }[] {
  const able = people.filter(({ id }) => !companions.some(({ leader }) => leader === id))
  const drivers = some(able, random.below(3), random)
  return missionOf(mission).cars.map((_, car) => {
    const driver = drivers[car]?.id
    return driver === undefined ? {} : { driver }
  })
}

/** There is one of some cards only: whoever is later goes without. Pairs stay together. */
function uniqueCards<P extends { readonly hand: readonly string[]; readonly pack: readonly string[] }>(
  people: readonly P[],
): P[] {
  const seen = new Set<string>()
  const keep = (card: string) => !seen.has(card) && seen.add(card).size > 0
  return people.map((person) => {
    const [one, other] = person.hand
    const paired = one !== undefined && one === other && keep(one)
    return {
      ...person,
      hand: paired ? person.hand : person.hand.filter(keep),
      pack: person.pack.filter(keep),
    }
  })
}
