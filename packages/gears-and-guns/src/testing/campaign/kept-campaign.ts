// Without vitest: kept campaigns are made by a program.
import type { Json } from '@graveshift/kernel'

/** One game of a campaign: its luck, and every answer by its place in the list of legal ones. */
export interface KeptGame {
  readonly seed: string
  readonly answers: readonly number[]
}

/** A whole campaign that bots have played, in short. */
export interface KeptCampaign {
  readonly name: 'marks' | 'graves' | 'iron-trail'
  readonly options: Json
  readonly games: readonly KeptGame[]
}
