type Targets = readonly number[]

/** What a hit on several targets is drawn on, as far as it is chosen. */
export interface Sweep {
  /** Whatever may be chosen. */
  readonly all: ReadonlySet<number>
  readonly taken: Targets
  /** How many there will be. */
  readonly of: number
  /** All of them, once nothing is left to choose. */
  readonly chosen: Targets | undefined
}

const inAll = (sweeps: readonly Targets[]): Targets =>
  (sweeps[0] ?? []).filter((target) => sweeps.every((each) => each.includes(target)))

const agreeing = (sweeps: readonly Targets[], taken: Targets): readonly Targets[] =>
  sweeps.filter((each) => taken.every((target) => each.includes(target)))

/** What is taken, with whatever follows from it. */
export function sweepOf(sweeps: readonly Targets[], taken: Targets): Sweep {
  const agree = agreeing(sweeps, taken)
  return {
    all: new Set(sweeps.flat()),
    taken: inAll(agree),
    of: agree[0]?.length ?? 0,
    chosen: agree.length === 1 ? agree[0] : undefined,
  }
}

/** Takes one more, or lets one go. What does not go with it makes room. */
export function takeTarget(sweeps: readonly Targets[], taken: Targets, target: number): Targets {
  if (taken.includes(target)) return taken.filter((each) => each !== target)
  const kept = (each: Targets) => taken.filter((other) => each.includes(other))
  const [best] = sweeps
    .filter((each) => each.includes(target))
    .toSorted((a, b) => kept(b).length - kept(a).length)
  return best ? [...kept(best), target] : taken
}
