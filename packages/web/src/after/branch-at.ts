import { cutRecord, type GameRecord } from '@graveshift/table'
import { hrefOf } from '../app/routes.ts'
import type { SeatBots } from '../bots/seat-bots.ts'
import { importGame, type OpenGame } from '../store/open-games.ts'
import { isRefused, type RefusedFile } from '../store/refused-file.ts'

/**
 * Goes to a new game that goes on from the state after a batch; the reason if it cannot be. Bots keep their seats: the
 * record does not know of them, this device does.
 */
export function branchAt(store: OpenGame, seq: number): Promise<RefusedFile | undefined> {
  return branchFrom(store.session.record({ for: 'host' }), seq, store.snapshot().bots)
}

export async function branchFrom(
  record: GameRecord,
  seq: number,
  bots: SeatBots,
  screen: 'game' | 'replay' = 'game',
): Promise<RefusedFile | undefined> {
  const next = await importGame(cutRecord(record, seq), 'branch', bots)
  if (isRefused(next)) return next.refused
  window.location.hash = hrefOf({ screen, id: next.id })
  return undefined
}
