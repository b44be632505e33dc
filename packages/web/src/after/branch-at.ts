import { hrefOf } from '../app/routes.ts'
import type { GearUpStore } from '../store/gear-up.ts'
import { gearUp } from '../store/load-gear-up.ts'
import { isRefused, type RefusedFile } from '../store/refused-file.ts'
import { cutRecord } from './cut-record.ts'

/**
 * Goes to a new game that goes on from the state after a batch; the reason if it cannot be. Bots keep their seats: the
 * record does not know of them, this device does.
 */
export async function branchAt(store: GearUpStore, seq: number): Promise<RefusedFile | undefined> {
  const { importGame } = await gearUp()
  const cut = cutRecord(store.session.record({ for: 'host' }), seq)
  const next = importGame(cut, 'branch', store.snapshot().bots)
  if (isRefused(next)) return next.refused
  window.location.hash = hrefOf({ screen: 'game', id: next.id })
  return undefined
}
