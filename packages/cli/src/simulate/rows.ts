import { type Count, type Share, shareOf } from './share.ts'

/** One row of a chart or table of shares. */
export interface Row extends Share, Count {
  /** Which chart of several side by side. */
  readonly panel: string
  readonly name: string
}

/** Games by panel, then by something else. */
export type Counts = Record<string, Record<string, Count>>

/** Shares by panel and name, in the order of the names. */
export function rowsOf(counts: Counts, names: readonly string[]): Row[] {
  return Object.entries(counts).flatMap(([panel, group]) =>
    names.flatMap((name) => {
      const count = group[name]
      return count ? [{ panel, name, ...count, ...shareOf(count) }] : []
    }),
  )
}
