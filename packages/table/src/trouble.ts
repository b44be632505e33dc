import { Bug, isScriptMismatch, nth, type Refusal } from '@graveshift/kernel'
import { Diverged } from './luck.ts'

export const SCRIPT_MISMATCH = 'script-mismatch'

/** A script that cannot come true is a refusal; anything else is our mistake, told with where it happened. */
export function refusalFrom(error: unknown, streams: readonly string[], where: string): Refusal {
  if (isScriptMismatch(error)) {
    const { stream, given, expected } = error
    return {
      refused: SCRIPT_MISMATCH,
      rule: 'KERNEL',
      with: { stream: nth(streams, stream), given, expected },
    }
  }
  if (error instanceof Diverged) throw error
  const what = error instanceof Error ? error.message : String(error)
  throw new Bug(`${what} (${where})`, { cause: error })
}
