import { countCards, nth } from '@graveshift/kernel'
import { NONE, type Person, type Phase, type Turn, type ZonesBoard } from './board.ts'
import { leftIn } from './budget.ts'
import { SPENT } from './content/faces.ts'
import { LEVELS } from './content/types.ts'
import type { Kit } from './kit.ts'
import { zoneName } from './map/board.ts'
import { powersOf } from './people.ts'
import { pileOf } from './piles.ts'
import { cardsIn } from './slots.ts'

/**
 * What a viewer sees of people, cards and zombies in every game on zones: plain JSON, everything by name. A game's own
 * view is made of these parts and of those of its features.
 */

export interface CardView {
  readonly card: string
  readonly spent: boolean
  /** What else it is; only where it is something. */
  readonly states?: readonly string[]
}

export interface PersonView {
  readonly id: string
  readonly seat: number | null
  /** Null once it has left. */
  readonly zone: string | null
  readonly health: number
  readonly points: number
  readonly level: string
  readonly skills: readonly string[]
  readonly lent: readonly string[]
  readonly hand: readonly CardView[]
  readonly pack: readonly CardView[]
  /** What lies in the other slots of the game, by their names. */
  readonly slots?: Readonly<Record<string, readonly CardView[]>>
  readonly waiting: boolean
  readonly leader: string | null
}

export interface TurnView {
  readonly person: string
  /** Actions left, by what they are good for. */
  readonly left: Readonly<Record<string, number>>
  readonly done: readonly string[]
}

export interface DeckView {
  readonly left: number
  readonly discards: Readonly<Record<string, number>>
}

/** How far the game is, and everybody in it. */
export interface RoundView {
  readonly round: number
  readonly phase: Phase
  readonly first: number
  readonly people: readonly PersonView[]
}

export function viewCard(kit: Kit, face: string): CardView {
  const { name = face, spent = false, states = [] } = kit.cards[face] ?? {}
  const others = states.filter((state) => state !== SPENT.id)
  return others.length === 0 ? { card: name, spent } : { card: name, spent, states: others }
}

/** Somebody's name; null for nobody. */
export function viewSomebody({ people }: ZonesBoard, person: number): string | null {
  return person === NONE ? null : nth(people, person).id
}

export function viewPerson(kit: Kit, board: ZonesBoard, person: Person): PersonView {
  const { more } = kit.inventory
  const card = (face: string) => viewCard(kit, face)
  return {
    id: person.id,
    seat: person.seat === NONE ? null : person.seat,
    zone: person.zone === NONE ? null : zoneName(kit.map, person.zone),
    health: person.health,
    points: person.points,
    level: nth(LEVELS, person.level),
    skills: person.skills.slice(0, person.own),
    lent: person.skills.slice(person.own),
    hand: person.hand.map(card),
    pack: person.pack.map(card),
    ...(more.length > 0 && {
      slots: Object.fromEntries(more.map((slot) => [slot.name, cardsIn(person, slot).map(card)])),
    }),
    waiting: person.waiting,
    leader: viewSomebody(board, person.leader),
  }
}

export function viewTurn(kit: Kit, board: ZonesBoard, turn: Turn): TurnView {
  const powers = powersOf(kit, board, turn.person)
  const left: Record<string, number> = {}
  for (const { name, at } of kit.budgets.list) {
    const amount = leftIn(turn, powers, at)
    if (amount > 0) left[name] = amount
  }
  return { person: nth(board.people, turn.person).id, left, done: turn.once }
}

export const viewRound = (kit: Kit, board: ZonesBoard): RoundView => ({
  round: board.round,
  phase: board.phase,
  first: board.first,
  people: board.people.map((person) => viewPerson(kit, board, person)),
})

/** The turn that is being taken; null between turns. */
export function viewRunningTurn(kit: Kit, board: ZonesBoard): TurnView | null {
  const turn = board.turns.at(-1)
  return turn ? viewTurn(kit, board, turn) : null
}

/** Cards drawn and not yet placed. */
export const viewFound = (kit: Kit, { found }: ZonesBoard): readonly CardView[] =>
  found.map((face) => viewCard(kit, face))

/** Piles by the names that a game calls them by. */
export type DeckNames = Readonly<Record<string, number>>

export const viewDecks = (board: ZonesBoard, decks: DeckNames): Readonly<Record<string, DeckView>> =>
  Object.fromEntries(Object.entries(decks).map(([name, pile]) => [name, viewDeck(board, pile)]))

function viewDeck(board: ZonesBoard, pile: number): DeckView {
  const { cards, discards } = pileOf(board, pile)
  return { left: cards.length, discards: countCards(discards) }
}

/** Zombies of a zone by kind, without those that are not there. */
export function viewZombies(kit: Kit, board: ZonesBoard, zone: number): Record<string, number> {
  const zombies: Record<string, number> = {}
  kit.kinds.forEach(({ id }, kind) => {
    const count = board.zombies[zone * kit.kinds.length + kind] ?? 0
    if (count > 0) zombies[id] = count
  })
  return zombies
}
