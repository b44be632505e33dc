import { Bug, type Refusal, ScriptMismatch } from '@graveshift/kernel'
import { Diverged } from './luck.ts'

/** A script that cannot come true is a refusal; anything else is our mistake, told with where it happened. */
export function refusalFrom(error: unknown, where: string): Refusal {
  if (error instanceof ScriptMismatch)
    return { refused: 'script-mismatch', rule: 'KERNEL', with: { card: error.wanted } }
  if (error instanceof Diverged) throw error
  const what = error instanceof Error ? error.message : String(error)
  throw new Bug(`${what} (${where})`, { cause: error })
}
