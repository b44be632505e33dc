import { nonceFrom, noncesOf } from '@graveshift/kernel'
import type { GameRecord, KeptOfGame } from '@graveshift/table'
import { keptParts } from '@graveshift/table/link'
import { partsStorage } from '../online/memory.ts'

/** What this browser kept of the luck of an online game; undefined where it kept nothing, or was left out. */
export function keptOf({ chance }: GameRecord): KeptOfGame | undefined {
  for (const { share } of chance) {
    if (!share) continue
    const { room, round, nonces } = share
    const kept = keptParts(partsStorage(room)).find((one) => one.round === round)
    if (!kept) continue
    const own = noncesOf(kept.seed, { room, round, person: kept.person })
    const there = nonces.find((nonce) => own.includes(nonce))
    // A seat without a part may have been one's own: that was told at the table.
    if (there === undefined && nonces.some((nonce) => /^0+$/.test(nonce))) return undefined
    return { nonce: there ?? nonceFrom(own[1] ?? ''), commitment: kept.commitment }
  }
  return undefined
}
