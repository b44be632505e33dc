import { freshPeople, freshZones, NONE, parkedCar, type SpawnCard } from '@graveshift/zones'
import { freshDoors, freshMission } from '@graveshift/zones/missions'
import type { Board, Setup, Terms, Token } from './board.ts'
import { cardsIn, EQUIPMENT_DECK, PIMPWEAPON_DECK } from './content/decks.ts'
import { ZOMBIE_CARDS } from './content/zombie-cards.ts'
import type { ZombieCardSet } from './rule-options.ts'
import type { SecondKit } from './second-kit.ts'

const LAST_EASY = 18
const LAST_HARD = 36

/** Which part of the zombie deck a card belongs to (Z2-TUN-01). */
export function setOf({ id }: SpawnCard): ZombieCardSet {
  const number = Number(id)
  return number <= LAST_EASY ? 'easy' : number <= LAST_HARD ? 'hard' : 'extra'
}

/** The cards that zombies come by. */
export const zombieCardsIn = ({ zombieCards }: Terms): readonly string[] =>
  ZOMBIE_CARDS.filter((card) => zombieCards.includes(setOf(card))).map(({ id }) => id)

/** The table as it is laid out before the first card is dealt (Z2-SET-01, Z2-SET-09). */
export function freshBoard(kit: SecondKit, setup: Setup): Board {
  const { mission, map } = kit
  const { tokens, asleep, tally } = freshMission(mission)
  const crates = mission.crates.map(({ zone }): Token => ({ kind: 'crate', zone, colour: 'red', by: NONE }))
  const piles = [cardsIn(EQUIPMENT_DECK), cardsIn(PIMPWEAPON_DECK), zombieCardsIn(setup), []]
  return {
    setup,
    ...freshZones(kit, freshPeople(kit, setup.teams), piles),
    ...freshDoors(mission, setup.sparedBuildings),
    noise: Array<number>(map.size).fill(0),
    tokens: [...tokens, ...crates],
    asleep,
    cars: mission.cars.map(({ car, zone }) => parkedCar(car, zone, car === 'pimpmobile')),
    tally,
  }
}
