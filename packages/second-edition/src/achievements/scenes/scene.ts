import type { Json } from '@graveshift/kernel'
import type { Script, TestTable } from '../../testing.ts'

/** A played moment and all it earns; a seat's own achievement is written as 'id by seat'. */
export interface Scene {
  readonly title: string
  readonly at: Readonly<Record<string, Json>>
  readonly script?: Script
  /** Absent where time alone does it. */
  readonly act?: (table: TestTable) => void
  readonly earns: readonly string[]
}

/** Cards that bring nobody at the blue level. */
export const CALM: Script = { spawn: ['13', '11', '17', '18'] }

/** All that lies in the first mission, in somebody's hands. */
const TAKEN: Json = [
  { objective: '1V', by: 'amy' },
  { objective: '3V', by: 'amy' },
  { crate: '1V', by: 'amy' },
  { crate: '3V', by: 'amy' },
]

/** The first mission, all done but the way out: Amy is the last, and stands at the exit. */
export const lastStep = (more: Readonly<Record<string, Json>> = {}): Scene['at'] => ({
  mission: 'zombicide-life',
  survivors: ['amy'],
  people: [{ id: 'amy', zone: '1V.SW' }],
  taken: TAKEN,
  ...(more.phase === undefined ? { turn: 'amy' } : {}),
  ...more,
})

/** The turn ends at the exit, and whoever had it goes. */
export function leave(table: TestTable): void {
  table.do({ do: 'end' })
  table.do({ do: 'yes' })
}

/** What every quick and quiet end of the first mission earns. */
export const QUICK_END = [
  'first-night',
  'home-early',
  'low-profile',
  'no-shot-fired',
  'unscathed',
  'win-easy',
] as const
