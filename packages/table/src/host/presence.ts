import type { PersonId } from '../room/fact.ts'

/** What another node said about who is there is believed for so long. */
const BELIEVED_MS = 35_000
/** So often a node repeats it. */
export const REPEAT_MS = 10_000

interface Elsewhere {
  readonly people: readonly PersonId[]
  readonly heard: number
}

/** Who is at a table: connected here, or to another node that said so lately. */
export class Presence {
  readonly #monotonic: () => number
  readonly #since: number
  readonly #here = new Map<PersonId, number>()
  readonly #elsewhere = new Map<string, Elsewhere>()
  readonly #lastSeen = new Map<PersonId, number>()

  constructor(monotonic: () => number) {
    this.#monotonic = monotonic
    this.#since = monotonic()
  }

  came(person: PersonId): void {
    this.#here.set(person, (this.#here.get(person) ?? 0) + 1)
  }

  went(person: PersonId): void {
    const left = (this.#here.get(person) ?? 1) - 1
    if (left > 0) this.#here.set(person, left)
    else this.#here.delete(person)
    this.#lastSeen.set(person, this.#monotonic())
  }

  /** Another node says who is connected to it. */
  heard(node: string, people: readonly PersonId[]): void {
    const now = this.#monotonic()
    for (const person of this.#elsewhere.get(node)?.people ?? []) this.#lastSeen.set(person, now)
    if (people.length > 0) this.#elsewhere.set(node, { people, heard: now })
    else this.#elsewhere.delete(node)
  }

  /** Connected to this node. */
  local(): PersonId[] {
    return [...this.#here.keys()]
  }

  people(): PersonId[] {
    const all = new Set(this.#here.keys())
    const now = this.#monotonic()
    for (const [node, { people, heard }] of this.#elsewhere) {
      if (now - heard > BELIEVED_MS) {
        for (const person of people) this.#lastSeen.set(person, heard)
        this.#elsewhere.delete(node)
      } else for (const person of people) all.add(person)
    }
    return [...all].sort()
  }

  isHere(person: PersonId): boolean {
    return this.#here.has(person) || this.people().includes(person)
  }

  /** Whether this node is the one to do what one node is enough for; each comes to the same answer, mostly. */
  isFirst(node: string): boolean {
    this.people()
    const others = [...this.#elsewhere.keys()]
    return this.#here.size === 0 ? others.length === 0 : others.every((other) => node < other)
  }

  /** Never longer than this node knows of: a node that just started has seen nobody leave. */
  awayFor(person: PersonId): number {
    return this.isHere(person) ? 0 : this.#monotonic() - (this.#lastSeen.get(person) ?? this.#since)
  }
}
