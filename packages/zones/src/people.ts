import { Bug, last } from '@graveshift/kernel'
import { NONE, type Person, type Turn, type ZonesBoard } from './board.ts'
import { ANY } from './budgets.ts'
import type { Card } from './content/types.ts'
import type { Kit } from './kit.ts'
import type { Powers } from './skills/powers.ts'
import { cardsIn, hasCard } from './slots.ts'

/** Not by way of `nth`, which is used for lists of all kinds and therefore slow in every one: this is asked all the time. */
export function personAt(board: ZonesBoard, person: number): Person {
  const found = board.people[person]
  if (!found) throw new Bug(`nobody has the number ${person}`)
  return found
}

export function isCompanion({ seat }: Person): boolean {
  return seat === NONE
}

/** Survivors and companions in a zone. */
export function peopleIn({ people }: ZonesBoard, zone: number): number {
  let count = 0
  for (let index = 0; index < people.length; index++) if ((people[index] as Person).zone === zone) count++
  return count
}

export function listPeopleIn({ people }: ZonesBoard, zone: number): number[] {
  const found: number[] = []
  for (let index = 0; index < people.length; index++)
    if ((people[index] as Person).zone === zone) found.push(index)
  return found
}

/** The highest danger level among survivors on the board (Z2-ADR-03, Z2-RUL-32). */
export function dangerLevel({ people }: ZonesBoard): number {
  let level = 0
  for (const person of people)
    if (person.zone !== NONE && person.seat !== NONE && person.level > level) level = person.level
  return level
}

export function cardOf(kit: Kit, card: string): Card {
  const found = kit.cards[card]
  if (!found) throw new Bug(`no card ${card}`)
  return found
}

const NOTHING: readonly string[] = []

/** What somebody can do whoever else is there. */
export interface OwnPowers {
  readonly powers: Powers
  /** Skills that gear carries while it works (Z2-OPT-07). */
  readonly lent: readonly string[]
  /** What it shares with others. */
  readonly brother: readonly string[]
}

function ownPowers(kit: Kit, person: number, who: Person): OwnPowers {
  const { powers } = kit.remembered
  return powers.get(person, who) ?? powers.keep(person, who, findOwnPowers(kit, who))
}

function findOwnPowers(kit: Kit, who: Person): OwnPowers {
  const lent = carriesLender(kit, who)
    ? workingGear(kit, who).flatMap((card) => kit.cards[card]?.skills ?? NOTHING)
    : NOTHING
  const powers = kit.skills.powersWith(who.skills, lent)
  return { powers, lent, brother: kit.skills.powersFrom(who.skills).brother }
}

/** What Brother in arms gives to everybody here (Z2-SKL-28). */
function shared(kit: Kit, { people }: ZonesBoard, { zone, seat }: Person): readonly string[] {
  if (seat === NONE) return NOTHING
  let effects = NOTHING
  let here = 0
  for (let index = 0; index < people.length; index++) {
    const other = people[index] as Person
    if (other.zone !== zone || other.seat === NONE) continue
    here++
    const { brother } = ownPowers(kit, index, other)
    if (brother.length > 0) effects = [...effects, ...brother]
  }
  return here > 1 ? effects : NOTHING
}

/** Whether somebody carries gear with skills. */
function carriesLender({ lenders }: Kit, who: Person): boolean {
  for (const gear of lenders) if (hasCard(who, gear)) return true
  return false
}

export function powersOf(kit: Kit, board: ZonesBoard, person: number): Powers {
  const who = personAt(board, person)
  const { powers, lent } = ownPowers(kit, person, who)
  if (!kit.shares) return powers
  const brothers = shared(kit, board, who)
  return brothers.length === 0 ? powers : kit.skills.powersWith(who.skills, [...brothers, ...lent])
}

/** The health of somebody unhurt. */
export function fullHealth(kit: Kit, board: ZonesBoard, person: number): number {
  const printed = kit.survivors[personAt(board, person).id]?.health ?? 0
  return printed + powersOf(kit, board, person).health
}

/** Whether somebody has the skill that gives an action. */
export const isGiven = (kit: Kit, board: ZonesBoard, person: number, skill: string): boolean =>
  powersOf(kit, board, person).gives.has(skill)

function lendsAny(kit: Kit, cards: readonly string[]): boolean {
  for (const card of cards) if ((kit.cards[card]?.skills?.length ?? 0) > 0) return true
  return false
}

/** Powers with those of some cards in use. */
export function powersUsing(kit: Kit, board: ZonesBoard, person: number, cards: readonly string[]): Powers {
  if (!lendsAny(kit, cards)) return powersOf(kit, board, person)
  const used = cards.flatMap((card) => kit.cards[card]?.skills ?? [])
  const who = personAt(board, person)
  const brothers = kit.shares ? shared(kit, board, who) : NOTHING
  const { lent } = ownPowers(kit, person, who)
  return kit.skills.powersWith(who.skills, [...brothers, ...lent, ...used])
}

/** Cards that work where they lie: gear in hand, whatever is worn, some gear in the backpack (Z2-EQP-15). */
export function workingGear(kit: Kit, person: Person): string[] {
  const working: string[] = []
  for (const slot of kit.inventory.slots)
    for (const card of cardsIn(person, slot)) {
      const data = kit.cards[card]
      const works = slot.kind === 'body' || (data?.kind === 'gear' && (slot.kind !== 'pack' || data.inPack))
      if (works) working.push(card)
    }
  return working
}

/** Whether somebody is in the game and played by a seat: no companion. */
export function isPlayed(board: ZonesBoard, person: number): boolean {
  const { zone, seat } = personAt(board, person)
  return zone !== NONE && seat !== NONE
}

export function currentTurn({ turns }: ZonesBoard): Turn | undefined {
  return last(turns)
}

/**
 * Whether whoever acts now is in a turn of its own, a free action within it included. An action of any kind that was
 * given away counts as one (Z2-SKL-26); a blow or a step when zombies appear does not.
 */
export function isInOwnTurn({ turns }: ZonesBoard): boolean {
  const person = last(turns)?.person
  for (let at = turns.length - 1; at >= 0 && turns[at]?.person === person; at--)
    if ((turns[at] as Turn).gift <= ANY) return true
  return false
}

/** The seat whose word counts for a person: its own, a companion's leader's, or the given one. */
export function seatOf(board: ZonesBoard, person: number, otherwise: number): number {
  const { seat, leader } = personAt(board, person)
  if (seat !== NONE) return seat
  return leader === NONE ? otherwise : personAt(board, leader).seat
}

/** Whoever all of these belong to decides, else the given seat (Z2-RUL-11). */
export function decider(board: ZonesBoard, people: readonly number[], otherwise: number): number {
  const [first] = people
  if (first === undefined) return otherwise
  const seat = seatOf(board, first, otherwise)
  return people.every((person) => seatOf(board, person, otherwise) === seat) ? seat : otherwise
}
