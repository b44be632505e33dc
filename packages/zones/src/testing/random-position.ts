import { nth, type Random } from '@graveshift/kernel'
import type { Board } from '../map/board.ts'
import { some } from './random-mission.ts'

/** What the middle of a game is made of, in a game and on a board. */
export interface Scenery {
  readonly map: Board
  readonly survivors: readonly string[]
  readonly skills: readonly string[]
  readonly cards: readonly string[]
  /** Of these there are two at least, and two make a pair. */
  readonly pairs: readonly string[]
  /** Zombies that stand about, and those that people meet; some are listed more than once. */
  readonly kinds: readonly string[]
  readonly met: string
  /** Something to fight that is not met everywhere. */
  monster(random: Random): string
}

interface Held {
  readonly hand: readonly string[]
  readonly pack: readonly string[]
}

/** There is one of some cards only: whoever is later goes without. Pairs stay together. */
function uniqueCards<P extends Held>(people: readonly P[]): P[] {
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

const POINTS = [0, 7, 19, 42, 43]

const anyZone = ({ zones }: Board, random: Random): string => nth(zones, random.below(zones.length)).name

/** Everybody somewhere, well armed, with skills of all kinds, and zombies about. */
export function randomPeople(scenery: Scenery, teams: readonly (readonly string[])[], random: Random) {
  const { map, cards, pairs, kinds } = scenery
  const any = <T>(list: readonly T[]): T => nth(list, random.below(list.length))
  const anywhere = () => anyZone(map, random)
  const pairOf = (card: string) => [card, card]
  const gathering = anywhere()
  const people = teams.flat().map((id) => ({
    id,
    zone: random.below(2) === 0 ? gathering : anywhere(),
    points: any(POINTS),
    skills: some(scenery.skills, 1 + random.below(8), random),
    hand: random.below(3) === 0 ? pairOf(any(pairs)) : some(cards, random.below(3), random),
    pack: some(cards, random.below(4), random),
  }))
  const zombies: Record<string, Record<string, number>> = {}
  for (const { name } of some(map.zones, 4 + random.below(2), random))
    zombies[name] = { [any(kinds)]: 1 + random.below(3) }
  // Most things happen where zombies and survivors meet.
  if (random.below(2) === 0)
    zombies[gathering] = { [scenery.met]: 1 + random.below(2), [scenery.monster(random)]: 1 }
  const others = scenery.survivors.filter((id) => !teams.flat().includes(id))
  const companions = some(others, random.below(4), random).map((id) => {
    const leader = any(people)
    return random.below(2) === 0
      ? { id, zone: random.below(2) === 0 ? gathering : anywhere() }
      : { id, zone: leader.zone, leader: leader.id }
  })
  return { people: uniqueCards(people), companions, zombies }
}

/** Somebody at the wheel of some of the cars, who leads nobody. */
export function randomRiders(
  { people, companions }: Pick<ReturnType<typeof randomPeople>, 'people' | 'companions'>,
  cars: number,
  random: Random,
): readonly { readonly driver?: string }[] {
  const able = people.filter(({ id }) => !companions.some(({ leader }) => leader === id))
  const drivers = some(able, random.below(3), random)
  return Array.from({ length: cars }, (_, car) => {
    const driver = drivers[car]?.id
    return driver === undefined ? {} : { driver }
  })
}

export const randomNoise = (map: Board, random: Random): Readonly<Record<string, number>> => ({
  [anyZone(map, random)]: random.below(4),
})

/** Some of the doors stand open. */
export const randomDoors = ({ doors }: Board, random: Random): string[] =>
  some(doors, random.below(doors.length + 1), random).map(({ name }) => name)
