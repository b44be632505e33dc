import type { State } from '@graveshift/kernel'
import { accepted } from '@graveshift/kernel/testing/table'
import { replayWon as replay, type WonGame } from '@graveshift/zones/testing/won'
import type { Options, SecondEdition } from '../game.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'

/** As a table is set up where nobody says otherwise: six survivors, one seat, the draft's rules. */
export const usualOptions = (mission: string): Options =>
  accepted(SECOND_EDITION_MODULE.readOptions({ mission }))

export function replayWon(game: WonGame): State<SecondEdition> {
  const options = usualOptions(game.mission)
  return replay(SECOND_EDITION_MODULE.rulesFor(options), options, game)
}
