import type { Person } from './board.ts'

interface Kept<T> extends Pick<Person, 'id' | 'skills' | 'hand' | 'pack' | 'slots'> {
  readonly found: T
}

/**
 * What follows from somebody's skills and cards, kept by the person's number: their lists are replaced, never changed, so
 * it holds as long as they are the same ones. Whoever looks ahead asks for the same people again and again.
 */
export class ByPerson<T> {
  readonly #kept: Kept<T>[] = []

  get(person: number, { id, skills, hand, pack, slots }: Person): T | undefined {
    const kept = this.#kept[person]
    return kept !== undefined &&
      kept.skills === skills &&
      kept.hand === hand &&
      kept.pack === pack &&
      kept.slots === slots &&
      kept.id === id
      ? kept.found
      : undefined
  }

  keep(person: number, { id, skills, hand, pack, slots }: Person, found: T): T {
    this.#kept[person] = { id, skills, hand, pack, slots, found }
    return found
  }

  clear(): void {
    this.#kept.length = 0
  }
}
