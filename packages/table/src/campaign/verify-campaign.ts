import { type Campaign, type Game, type GameModule, isFault } from '@graveshift/kernel'
import { resimulate } from '../load.ts'
import type { GameRecord } from '../record.ts'
import { type Report, verify } from '../verify.ts'
import { follow } from './follow.ts'
import { readCampaignRecord } from './record.ts'

export interface CampaignReport {
  /** Nothing failed: neither in a game, nor between two. */
  readonly good: boolean
  /** One for each game that could be looked at, in their order. */
  readonly games: readonly Report[]
  readonly outcome?: string
  /** Why the campaign does not hold together, if so. */
  readonly trouble?: string
  readonly why?: string
}

/** Plays a saved campaign again: every game by its record, every state from the one before. */
export function verifyCampaign<S>(campaign: Campaign<S>, raw: unknown): CampaignReport {
  const record = readCampaignRecord(raw)
  if (isFault(record)) return { good: false, games: [], trouble: record.fault, why: record.message }
  const games: Report[] = []
  const look = (module: GameModule<Game>, game: GameRecord) => {
    games.push(verify(module, game))
    return resimulate(module, game)
  }
  const at = follow(campaign, record, look)
  if (isFault(at)) return { good: false, games, trouble: at.fault, why: at.message }
  const outcome = campaign.outcome(at.state)
  return { good: games.every(({ good }) => good), games, ...(outcome === undefined ? {} : { outcome }) }
}
