/** A fast disk is used best by few commits at once, each of many entries; while a slow one is waited for, more may go. */
const FEWEST = 2
/** Two of the pool's ten connections are left for everything else. */
const MOST = 8
/** Commits that take so long each may be one more. */
const STEP_MS = 4
/** How much one commit weighs in what is expected of the next. */
const WEIGHT = 1 / 8

/** How many commits may be on their way, by the time they took of late. */
export class CommitTime {
  #expected = 0

  /** One more was answered, after so many ms. */
  took(ms: number): void {
    this.#expected += (ms - this.#expected) * WEIGHT
  }

  get mostAtOnce(): number {
    return Math.min(MOST, Math.max(FEWEST, Math.ceil(this.#expected / STEP_MS)))
  }
}
