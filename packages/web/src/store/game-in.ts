import { isRecord, type Json } from '@graveshift/kernel'
import { firstGame } from '../games/registry.ts'

/** Which game a record or an outline says it is of; what is neither is for a game's own reader to refuse. */
export function gameIn(raw: unknown): string {
  try {
    const read = (typeof raw === 'string' ? JSON.parse(raw) : raw) as Json
    const game = isRecord(read) ? read.game : undefined
    return typeof game === 'string' ? game : firstGame()
  } catch {
    return firstGame()
  }
}
