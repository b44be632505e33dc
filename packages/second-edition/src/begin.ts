import { makeDeck } from '@graveshift/kernel'
import { freshPerson, NONE, type Pile, parkedCar, type SpawnCard } from '@graveshift/zones'
import { freshMission } from '@graveshift/zones/missions'
import type { Board, Setup, Token } from './board.ts'
import { survivorNamed } from './content/compile.ts'
import { cardsIn, EQUIPMENT_DECK, PIMPWEAPON_DECK } from './content/decks.ts'
import { INVENTORY } from './content/inventory.ts'
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

const pile = (cards: Iterable<string>): Pile => ({ cards: makeDeck(cards), discards: [] })

/** Buildings that count as opened: those with an open door, and those with survivors inside (Z2-OPT-04). */
function openedAtStart({ mission, setup, map }: SecondKit): number {
  return map.buildings.reduce((bits, { rooms, doors }, index) => {
    const spared = setup.sparedBuildings && mission.start.some((zone) => rooms.includes(zone))
    return (doors & mission.open) !== 0 || spared ? bits | (1 << index) : bits
  }, 0)
}

/** The table as it is laid out before the first card is dealt (Z2-SET-01, Z2-SET-09). */
export function freshBoard(kit: SecondKit, setup: Setup): Board {
  const { mission, map, kinds } = kit
  const [start = 0] = mission.start
  const fresh = freshMission(mission)
  const tokens: Token[] = [
    ...fresh.tokens,
    ...mission.crates.map(({ zone }) => ({ kind: 'crate' as const, zone, colour: 'red' as const, by: NONE })),
  ]
  const zombieCards = ZOMBIE_CARDS.filter((card) => setup.zombieCards.includes(setOf(card)))
  return {
    setup,
    round: 0,
    phase: 'setup',
    first: 0,
    people: setup.teams.flatMap((team, seat) =>
      team.map((id) => freshPerson(INVENTORY, survivorNamed(id), seat, start)),
    ),
    zombies: Array<number>(map.size * kinds.length).fill(0),
    fresh: [],
    doors: mission.open,
    piles: [
      pile(cardsIn(EQUIPMENT_DECK)),
      pile(cardsIn(PIMPWEAPON_DECK)),
      pile(zombieCards.map(({ id }) => id)),
      pile([]),
    ],
    turns: [],
    laid: [],
    trade: [],
    found: [],
    noise: Array<number>(map.size).fill(0),
    opened: openedAtStart(kit),
    tokens,
    asleep: fresh.asleep,
    locked: mission.locked.blue | mission.locked.green,
    cars: mission.cars.map(({ car, zone }) => parkedCar(car, zone, car === 'pimpmobile')),
    tally: fresh.tally,
    outcome: undefined,
  }
}
