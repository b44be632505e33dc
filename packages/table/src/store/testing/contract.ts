import { describe } from 'vitest'
import type { StoreBed } from './bed.ts'
import { describeDaily } from './contract-daily.ts'
import { describeLists } from './contract-lists.ts'
import { describeLog } from './contract-log.ts'
import { describeRaces } from './contract-races.ts'
import { describeAlso } from './contract-side-writes.ts'

export type { StoreBed } from './bed.ts'

/** What every store keeps. `open` gives an empty one. */
export function describeStore(name: string, open: () => Promise<StoreBed>): void {
  describe(name, () => {
    describeLog(open)
    describeAlso(open)
    describeLists(open)
    describeDaily(open)
    describeRaces(open)
  })
}
