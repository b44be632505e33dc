import { parentPort, workerData } from 'node:worker_threads'
import { ATTACKS, type Target } from './attackers.ts'

export interface Siege extends Target {
  readonly seconds: number
  /** The limits that are attacked. */
  readonly against: readonly string[]
}

const { seconds, against, ...target } = workerData as Siege
const end = performance.now() + seconds * 1000
const goesOn = () => performance.now() < end
const refused = await Promise.all(
  against.map(async (limit, no) => [limit, await ATTACKS[limit]?.(target, goesOn, `10.66.${no}.1`)] as const),
)
parentPort?.postMessage(refused)
