import { nth } from '@graveshift/kernel'
import type { GameWithMissions } from '@graveshift/zones/missions'
import type { Course } from './course.ts'
import { TEMPER_COUNT } from './tempers.ts'

/** For each course that goes on so many are remembered while a round is tried out: the best may be too much alike. */
const SPARE = 24

/** What makes two courses much the same: where everybody is and how hurt, and what was done. */
function likeness<G extends GameWithMissions>({ state: { board } }: Course<G>): string {
  const people = board.people.map(({ zone, health }) => `${zone}.${health}`)
  const tokens = board.tokens.map(({ by }) => (by < 0 ? '-' : '+'))
  return `${people} ${tokens.join('')} ${board.doors}`
}

/** The courses that look best to one temper, no two much the same. */
class Favourites<G extends GameWithMissions> {
  readonly #temper: number
  readonly #most: number
  #courses = new Map<string, Course<G>>()
  #least = Number.NEGATIVE_INFINITY

  constructor(temper: number, most: number) {
    this.#temper = temper
    this.#most = most
  }

  #worth({ worths }: Course<G>): number {
    return nth(worths, this.#temper)
  }

  offer(course: Course<G>): void {
    const worth = this.#worth(course)
    if (worth <= this.#least) return
    const key = likeness(course)
    const twin = this.#courses.get(key)
    if (twin && this.#worth(twin) >= worth) return
    this.#courses.set(key, course)
    if (this.#courses.size <= 2 * this.#most) return
    const kept = this.sorted().slice(0, this.#most)
    this.#courses = new Map(kept)
    for (const [, last] of kept) this.#least = this.#worth(last)
  }

  /** The best first. */
  sorted(): [string, Course<G>][] {
    return [...this.#courses].sort(([, one], [, other]) => this.#worth(other) - this.#worth(one))
  }
}

/** All that a round was tried out to: every temper has its favourites. */
export class Field<G extends GameWithMissions> {
  readonly #breadth: number
  readonly #favourites: readonly Favourites<G>[]

  constructor(breadth: number) {
    this.#breadth = breadth
    this.#favourites = Array.from(
      { length: TEMPER_COUNT },
      (_, temper) => new Favourites<G>(temper, breadth * SPARE),
    )
  }

  offer(course: Course<G>): void {
    for (const each of this.#favourites) each.offer(course)
  }

  /** Those that go on: so many of each temper, and few with one parent, lest a stroke of luck take all places. */
  best(): Course<G>[] {
    const chosen = new Map<string, Course<G>>()
    const siblings = Math.max(1, this.#breadth >> 1)
    for (const favourites of this.#favourites) {
      const children = new Map<number, number>()
      const full = chosen.size + this.#breadth
      for (const [key, course] of favourites.sorted()) {
        const before = children.get(course.parent) ?? 0
        if (chosen.has(key) || before >= siblings) continue
        children.set(course.parent, before + 1)
        chosen.set(key, course)
        if (chosen.size === full) break
      }
    }
    return [...chosen.values()]
  }
}
