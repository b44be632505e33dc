import type { Game, GameModule } from '@graveshift/kernel'
import { type GameRecord, verify } from '@graveshift/table'
import { keptOf } from './own-part.ts'

export interface Verdict {
  /** All holds; nothing failed but part of the luck cannot be told; something failed. */
  readonly kind: 'good' | 'open' | 'bad'
  readonly scripted: number
  readonly steps: number
  /** One's own part in the luck, where this browser kept it. */
  readonly nonce?: string
  /** What was promised of the luck before it was needed, and how many players added to it. */
  readonly promises: readonly { readonly commitment: string; readonly shares: number }[]
}

/** Plays a finished game again from its secrets. */
export function verdictOn<G extends Game>(module: GameModule<G>, record: GameRecord): Verdict {
  const kept = keptOf(record)
  const { good, checks, scripted } = verify(module, record, kept)
  const open = checks.some(({ result }) => result === 'open')
  return {
    kind: good ? (open ? 'open' : 'good') : 'bad',
    scripted,
    steps: record.batches.length,
    ...(kept ? { nonce: kept.nonce } : {}),
    promises: record.chance.map(({ commitment, share }) => ({
      commitment,
      shares: share?.nonces.length ?? 0,
    })),
  }
}
