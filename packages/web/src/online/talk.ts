import type { Json } from '@graveshift/kernel'
import type { Signal } from '@graveshift/table/wire'
import { isMuted, keepMuted } from './memory.ts'
import { type Phrase, phraseFrom } from './phrases.ts'
import type { News } from './table-news.ts'

/** How long a saying stays in sight, in ms. */
const SHOWN_MS = 7_000
const PINGED_MS = 4_000
const NEWS_MS = 15_000
const MOST_SAID = 4

export interface Said {
  readonly id: number
  readonly by: string
  readonly phrase: Phrase
}

export interface Pinged {
  readonly id: number
  readonly by: string
  readonly target: number
}

/** An answer that somebody thinks of, as they wrote it: whatever it says, only its game can read it. */
export interface Planned {
  readonly by: string
  readonly seat: number
  readonly choice: number
  readonly pick: Json
}

export interface Told {
  readonly id: number
  readonly news: News
}

export interface Talking {
  readonly news: readonly Told[]
  readonly said: readonly Said[]
  readonly pings: readonly Pinged[]
  readonly plans: readonly Planned[]
  readonly muted: boolean
}

/** What is said at a table and forgotten: phrases, pings, plans. */
export class Talk {
  readonly #listeners = new Set<() => void>()
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()
  #next = 0
  #now: Talking = { news: [], said: [], pings: [], plans: [], muted: isMuted() }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly now = (): Talking => this.#now

  hear(by: string, what: Signal): void {
    const { said, pings, plans, muted } = this.#now
    if (what.kind === 'plan') {
      const others = plans.filter(({ seat }) => seat !== what.seat)
      const { seat, choice, pick } = what
      if (pick === null && others.length === plans.length) return
      this.#become({ plans: pick === null ? others : [...others, { by, seat, choice, pick }] })
      return
    }
    if (muted) return
    const id = this.#next++
    if (what.kind === 'phrase') {
      const phrase = phraseFrom(what.phrase)
      if (!phrase) return
      this.#become({ said: [...said.slice(1 - MOST_SAID), { id, by, phrase }] })
      this.#later(SHOWN_MS, () => ({ said: this.#now.said.filter((each) => each.id !== id) }))
    } else {
      const target = Number(what.at)
      if (!Number.isSafeInteger(target)) return
      // Who points twice at the same thing means it still.
      const others = pings.filter((each) => each.by !== by || each.target !== target)
      this.#become({ pings: [...others, { id, by, target }] })
      this.#later(PINGED_MS, () => ({ pings: this.#now.pings.filter((each) => each.id !== id) }))
    }
  }

  /** What happened is told for a while, whoever is muted: nobody says it. */
  tell(news: News): void {
    const id = this.#next++
    this.#become({ news: [...this.#now.news.slice(1 - MOST_SAID), { id, news }] })
    this.#later(NEWS_MS, () => ({ news: this.#now.news.filter((each) => each.id !== id) }))
  }

  /** What was planned for a question is done with, or nobody is there to plan it any more. */
  dropPlans(isDone: (plan: Planned) => boolean): void {
    const plans = this.#now.plans.filter((plan) => !isDone(plan))
    if (plans.length < this.#now.plans.length) this.#become({ plans })
  }

  mute(muted: boolean): void {
    keepMuted(muted)
    this.#become(muted ? { muted, said: [], pings: [] } : { muted })
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #later(ms: number, change: () => Partial<Talking>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#become(change())
    }, ms)
    this.#timers.add(timer)
  }

  #become(change: Partial<Talking>): void {
    this.#now = { ...this.#now, ...change }
    for (const listener of this.#listeners) listener()
  }
}
