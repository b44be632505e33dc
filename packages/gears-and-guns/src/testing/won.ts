import type { State } from '@graveshift/kernel'
import { accepted } from '@graveshift/kernel/testing/table'
import { replayWon as replay, type WonGame } from '@graveshift/zones/testing/won'
import type { Options, Western } from '../game.ts'
import { WESTERN_MODULE } from '../module.ts'

/** As a table is set up where nobody says otherwise: six survivors, one seat, each mission by itself (GG-SET-04). */
export const usualOptions = (mission: string): Options => accepted(WESTERN_MODULE.readOptions({ mission }))

export function replayWon(game: WonGame): State<Western> {
  const options = usualOptions(game.mission)
  return replay(WESTERN_MODULE.rulesFor(options), options, game)
}
