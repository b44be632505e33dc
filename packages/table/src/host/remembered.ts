import { has } from '@graveshift/kernel'
import type { Answer } from './request.ts'

/** So many refusals are remembered: far longer than a message can be on its way twice. */
const MOST_REFUSALS = 200
/** So many writes of unknown outcome are. */
const MOST_DOUBTS = 50

function forgetOldest(kept: Map<string, unknown> | Set<string>, most: number): void {
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}

/** What a host knows of ids beside the log: for a while, and only here. */
export class Remembered {
  readonly #refusals = new Map<string, Answer>()
  readonly #doubts = new Set<string>()

  /** What was told no stays no, also for its doubles that still wait: the sender has given it up. */
  refusal(id: string): Answer | undefined {
    return this.#refusals.get(id)
  }

  answered(id: string, answer: Answer): void {
    if (!has(answer, 'refused') && !has(answer, 'conflict')) return
    this.#refusals.set(id, answer)
    forgetOldest(this.#refusals, MOST_REFUSALS)
  }

  /** Whether a write under this id may still reach the store. */
  isInDoubt(id: string): boolean {
    return this.#doubts.has(id)
  }

  doubt(id: string): void {
    this.#doubts.add(id)
    forgetOldest(this.#doubts, MOST_DOUBTS)
  }
}
