import { NONE } from '@graveshift/zones'
import { setOf } from './begin.ts'
import type { Board } from './board.ts'
import { carOf, PASSENGERS, peopleInCar, ridersOf } from './cars.ts'
import { cardsIn, EQUIPMENT_DECK, PIMPWEAPON_DECK, STARTING_DECK } from './content/decks.ts'
import { ZOMBIE_CARDS } from './content/zombie-cards.ts'
import type { SecondKit } from './second-kit.ts'

type Counts = Map<string, number>

const count = (cards: Iterable<string>, into: Counts = new Map()): Counts => {
  for (const card of cards) into.set(card, (into.get(card) ?? 0) + 1)
  return into
}

/** Every card there is, by name; starting cards only once they are dealt. */
function expected({ setup, phase }: Board): Counts {
  const cards = [
    ...cardsIn(EQUIPMENT_DECK),
    ...cardsIn(PIMPWEAPON_DECK),
    ...ZOMBIE_CARDS.filter((card) => setup.zombieCards.includes(setOf(card))).map(({ id }) => id),
  ]
  return count(phase === 'setup' ? cards : [...cards, ...cardsIn(STARTING_DECK)])
}

function present({ cards: faces }: SecondKit, board: Board): Counts {
  const inPiles = board.piles.flatMap(({ cards, discards }) => [...cards, ...discards])
  const held = board.people.flatMap(({ hand, pack }) => [...hand, ...pack])
  return count([...inPiles, ...held, ...board.found, ...board.laid].map((card) => faces[card]?.name ?? card))
}

function wrongCards(kit: SecondKit, board: Board): string[] {
  // Cards are being dealt: nobody can look in between.
  if (board.phase === 'setup') return []
  const wanted = expected(board)
  const there = present(kit, board)
  return [...new Set([...wanted.keys(), ...there.keys()])]
    .filter((card) => wanted.get(card) !== there.get(card))
    .map((card) => `card ${card} is there ${there.get(card) ?? 0} times, not ${wanted.get(card) ?? 0}`)
}

function wrongPeople(kit: SecondKit, board: Board): string[] {
  return board.people.flatMap(({ id, seat, zone, health, hand, pack, points, level, skills, own }) => {
    const wrong: string[] = []
    const most = kit.survivors[id]?.health ?? 0
    if (zone < NONE || zone >= kit.map.size) wrong.push(`${id} is in zone ${zone}`)
    if (health < 0 || health > most) wrong.push(`${id} has health ${health}`)
    const mayFall = seat === NONE && kit.rules.some(({ companionsMayFall }) => companionsMayFall)
    if (health === 0 && board.outcome !== 'lost' && !mayFall) wrong.push(`${id} is dead and the game goes on`)
    if (hand.length > 2) wrong.push(`${id} has ${hand.length} hands`)
    if (pack.length > 5 && board.phase !== 'setup') wrong.push(`${id} carries ${pack.length}`)
    if (level < 0 || level > 3 || points < 0) wrong.push(`${id} is at level ${level}, ${points}`)
    if (own > skills.length) wrong.push(`${id} has lost skills`)
    if ([...hand].sort().join() !== hand.join()) wrong.push(`${id} has an untidy hand`)
    return wrong
  })
}

function wrongZombies(kit: SecondKit, board: Board): string[] {
  const totals = kit.kinds.map(() => 0)
  const wrong: string[] = []
  board.zombies.forEach((here, at) => {
    if (here < 0) wrong.push(`${here} zombies in a zone`)
    totals[at % kit.kinds.length] = (totals[at % kit.kinds.length] ?? 0) + here
  })
  kit.kinds.forEach(({ id, figures }, kind) => {
    if ((totals[kind] ?? 0) > figures) wrong.push(`${totals[kind]} of ${figures} ${id}s`)
  })
  return wrong
}

/** Cars and companions: everybody sits in one car at most, and whoever follows somebody is where that one is. */
function wrongRides(board: Board): string[] {
  const wrong: string[] = []
  const riders = ridersOf(board)
  if (new Set(riders).size < riders.length) wrong.push('somebody sits in two seats')
  board.cars.forEach((car, index) => {
    if (car.passengers.length > PASSENGERS) wrong.push(`car ${index} is overfull`)
    for (const person of peopleInCar(car))
      if (board.people[person]?.zone !== car.zone) wrong.push(`car ${index} has lost ${person}`)
  })
  board.people.forEach(({ id, seat, leader, zone }, index) => {
    if (leader === NONE) return
    if (seat !== NONE) wrong.push(`${id} follows somebody and is no companion`)
    if (board.people[leader]?.zone !== zone) wrong.push(`${id} has lost its leader`)
    if (carOf(board, index) !== carOf(board, leader)) wrong.push(`${id} rides without its leader`)
  })
  return wrong
}

/** What can never be true of a board; for tests and fuzzing. */
export function brokenInvariants(kit: SecondKit, board: Board): string[] {
  const wrong = [
    ...wrongCards(kit, board),
    ...wrongPeople(kit, board),
    ...wrongZombies(kit, board),
    ...wrongRides(board),
  ]
  if (board.noise.some((tokens) => tokens < 0)) wrong.push('less than no noise')
  return wrong
}
