import { Bug } from '@graveshift/kernel'
import { type Powers, plainPowers } from './powers.ts'
import type { Skill } from './skill.ts'

const MOST_KEPT = 5_000

/**
 * The skills of a game by name, and what lists of them come to. Such lists are never changed in place, so that is worked
 * out once for each list.
 */
export class SkillBook {
  readonly ids: readonly string[]
  readonly #byId: ReadonlyMap<string, Skill>
  readonly #ofList = new WeakMap<readonly string[], Powers>()
  /** By what is added to the list. */
  readonly #ofListWith = new WeakMap<readonly string[], Map<string, Powers>>()
  /** Whoever looks ahead gains the same skills again and again, in a new list each time: equal lists have one answer. */
  readonly #ofEqual = new Map<string, Powers>()

  constructor(skills: readonly Skill[]) {
    this.#byId = new Map(skills.map((skill) => [skill.id, skill]))
    this.ids = [...this.#byId.keys()]
  }

  /** The skill of a name; undefined if there is none. */
  named(id: string): Skill | undefined {
    return this.#byId.get(id)
  }

  powersFrom(names: readonly string[]): Powers {
    const known = this.#ofList.get(names)
    if (known) return known
    const powers = this.#ofEqualList(names)
    this.#ofList.set(names, powers)
    return powers
  }

  /** Powers of a list with some more, put together for one question. */
  powersWith(names: readonly string[], more: readonly string[]): Powers {
    if (more.length === 0) return this.powersFrom(names)
    let known = this.#ofListWith.get(names)
    if (!known) {
      known = new Map()
      this.#ofListWith.set(names, known)
    }
    const key = more.join()
    const before = known.get(key)
    if (before) return before
    const powers = this.#ofEqualList([...names, ...more])
    known.set(key, powers)
    return powers
  }

  #ofEqualList(names: readonly string[]): Powers {
    const key = names.join()
    const known = this.#ofEqual.get(key)
    if (known) return known
    const powers = this.#combine(names)
    if (this.#ofEqual.size >= MOST_KEPT) this.#ofEqual.clear()
    this.#ofEqual.set(key, powers)
    return powers
  }

  #combine(names: readonly string[]): Powers {
    const powers = plainPowers()
    for (const name of names) {
      const skill = this.#byId.get(name)
      if (!skill) throw new Bug(`no skill ${name}`)
      skill.grant(powers)
    }
    return powers
  }
}
