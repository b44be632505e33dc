import { parentPort, workerData } from 'node:worker_threads'
import { ATTACKS, type Target } from './attackers.ts'

export interface SoakOrder extends Target {
  readonly seconds: number
  /** The limits that are attacked. */
  readonly against: readonly string[]
}

/** So much longer for limits that have not said no yet: a slow machine attacks slowly. */
const PATIENCE_MS = 120_000

const { seconds, against, ...target } = workerData as SoakOrder
const end = performance.now() + seconds * 1000
const refused = new Map(against.map((limit) => [limit, 0]))
const isUnmet = () => [...refused.values()].includes(0)
const goesOn = () => {
  const now = performance.now()
  return now < end || (now < end + PATIENCE_MS && isUnmet())
}
await Promise.all(
  against.map((limit, no) =>
    ATTACKS[limit]?.({
      ...target,
      from: `10.66.${no}.1`,
      goesOn,
      refused: () => void refused.set(limit, (refused.get(limit) ?? 0) + 1),
    }),
  ),
)
parentPort?.postMessage([...refused])
