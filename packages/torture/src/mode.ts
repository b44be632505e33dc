/** Whole numbers that say how much of it, each changeable on the command line. */
export type Figures = Readonly<Record<string, number>>

/** A figure beside its goal. */
export interface Measured {
  readonly what: string
  readonly is: string
  readonly goal: string
  readonly met: boolean
}

/** What came of one test of reliability.md. Only what is wrong fails a run: times are measured and never asserted. */
export interface Outcome {
  /** For example T1. */
  readonly test: string
  readonly measured: readonly Measured[]
  /** Each thing that must never be, as a sentence. */
  readonly wrong: readonly string[]
}

/** One way to torture tables. */
export interface Mode<F extends Figures = Figures> {
  readonly tests: string
  readonly about: string
  /** What `npm run torture` takes: all modes within a quarter of an hour or so. */
  readonly day: F
  /** What reliability.md asks for, where it is more. */
  readonly night: Partial<F>
  run(figures: F): Promise<readonly Outcome[]>
}

export const mode = <F extends Figures>(it: Mode<F>): Mode => it as unknown as Mode
