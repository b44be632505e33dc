import type { ZonesBoard } from '../board.ts'
import { ByPerson } from '../by-person.ts'
import { personAt } from '../people.ts'
import type { Carried, Inventory } from '../slots.ts'

const MOST_KNOWN = 20_000
/** More than there are numbers for what somebody has. */
const MOST_NUMBERS = 1 << 15

/** Everything about somebody that decides what can be put where. */
function textOf({ personal }: Inventory, { id, hand, pack, slots }: Carried): string {
  const cards = slots === undefined ? `${hand}/${pack}` : `${hand}/${pack}/${slots.join('/')}`
  return personal ? `${id}/${cards}` : cards
}

/** What exchanges bring, by what both have: while bots look ahead the same few hands are asked about again and again. */
export class Exchanges {
  readonly #numbers = new Map<string, number>()
  readonly #numberOf = new ByPerson<number>()
  readonly #brings = new Map<number, number>()

  /** A number for what two people have; with oneself in place of another one it is a different one. */
  keyOf(inventory: Inventory, board: ZonesBoard, from: number, to: number): number {
    if (this.#numbers.size > MOST_KNOWN || this.#brings.size >= MOST_KNOWN) this.#clear()
    const own = this.#number(inventory, board, from)
    return from === to ? own : own * MOST_NUMBERS + this.#number(inventory, board, to)
  }

  get(key: number): number | undefined {
    return this.#brings.get(key)
  }

  keep(key: number, brings: number): number {
    this.#brings.set(key, brings)
    return brings
  }

  #number(inventory: Inventory, board: ZonesBoard, person: number): number {
    const who = personAt(board, person)
    const known = this.#numberOf.get(person, who)
    if (known !== undefined) return known
    const text = textOf(inventory, who)
    const number = this.#numbers.get(text) ?? this.#numbers.size + 1
    this.#numbers.set(text, number)
    return this.#numberOf.keep(person, who, number)
  }

  #clear(): void {
    this.#numbers.clear()
    this.#numberOf.clear()
    this.#brings.clear()
  }
}
