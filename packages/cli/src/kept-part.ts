import { readFileSync } from 'node:fs'
import { isRecord } from '@graveshift/kernel'
import type { KeptOfGame } from '@graveshift/table'

const isNonce = (text: unknown): text is string =>
  typeof text === 'string' && /^(?:[0-9a-f]{32}|[0-9a-f]{64})$/.test(text)

/** One's own part in the luck, as it is typed or as a file keeps it; undefined if it is neither. */
export function keptPart(given: string): KeptOfGame | undefined {
  if (isNonce(given)) return { nonce: given }
  try {
    const kept: unknown = JSON.parse(readFileSync(given, 'utf8'))
    if (!isRecord(kept) || !isNonce(kept.nonce)) return undefined
    const { nonce, commitment } = kept
    return typeof commitment === 'string' ? { nonce, commitment } : { nonce }
  } catch {
    return undefined
  }
}
