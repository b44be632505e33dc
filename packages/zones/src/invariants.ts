import { NONE, type Person, type ZonesBoard } from './board.ts'
import type { Kit } from './kit.ts'
import { fullHealth } from './people.ts'
import { cardsIn, everyCard, type Slot, unfitFor } from './slots.ts'

type Counts = Map<string, number>

function count(cards: Iterable<string>): Counts {
  const counts: Counts = new Map()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

function present({ cards: faces }: Kit, board: ZonesBoard): Counts {
  const inPiles = board.piles.flatMap(({ cards, discards }) => [...cards, ...discards])
  const held = board.people.flatMap(everyCard)
  return count([...inPiles, ...held, ...board.found, ...board.laid].map((card) => faces[card]?.name ?? card))
}

function wrongCards(kit: Kit, board: ZonesBoard, cards: readonly string[]): string[] {
  // Cards are being dealt: nobody can look in between.
  if (board.phase === 'setup') return []
  const wanted = count(cards)
  const there = present(kit, board)
  return [...new Set([...wanted.keys(), ...there.keys()])]
    .filter((card) => wanted.get(card) !== there.get(card))
    .map((card) => `card ${card} is there ${there.get(card) ?? 0} times, not ${wanted.get(card) ?? 0}`)
}

function wrongIn(kit: Kit, board: ZonesBoard, who: Person, slot: Slot): string[] {
  const cards = cardsIn(who, slot)
  const wrong: string[] = []
  // Cards are dealt into the backpack however many they are.
  if (cards.length > slot.most && (slot.kind !== 'pack' || board.phase !== 'setup'))
    wrong.push(`${who.id} has ${cards.length} cards in ${slot.name}`)
  if ([...cards].sort().join() !== cards.join()) wrong.push(`${who.id} has an untidy ${slot.name}`)
  for (const card of cards)
    if (unfitFor(kit, who, slot, card)) wrong.push(`${who.id} has ${card} in ${slot.name}`)
  return wrong
}

function wrongPeople(kit: Kit, board: ZonesBoard): string[] {
  return board.people.flatMap((who, person) => {
    const { id, zone, health, points, level, skills, own } = who
    const wrong: string[] = []
    const most = fullHealth(kit, board, person)
    if (zone < NONE || zone >= kit.map.size) wrong.push(`${id} is in zone ${zone}`)
    if (health < 0 || health > most) wrong.push(`${id} has health ${health}`)
    if (health === 0 && board.outcome !== 'lost' && !kit.mayFall(board, person))
      wrong.push(`${id} is dead and the game goes on`)
    for (const slot of kit.inventory.slots) wrong.push(...wrongIn(kit, board, who, slot))
    if (level < 0 || level > 3 || points < 0) wrong.push(`${id} is at level ${level}, ${points}`)
    if (own > skills.length) wrong.push(`${id} has lost skills`)
    return wrong
  })
}

function wrongZombies(kit: Kit, board: ZonesBoard): string[] {
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

/** What can never be true of a board, with these cards in the game once it has begun; for tests and fuzzing. */
export function brokenOnZones(kit: Kit, board: ZonesBoard, cards: readonly string[]): string[] {
  return [...wrongCards(kit, board, cards), ...wrongPeople(kit, board), ...wrongZombies(kit, board)]
}
