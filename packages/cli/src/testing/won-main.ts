// npm run won [-- MISSION ...]: looks for a won game of every mission whose kept one is no longer won.
import { GAMES } from '@graveshift/games'
import type { GameWithMissions } from '@graveshift/zones/missions'
import { ownPart } from '../own-part.ts'
import { type KeptWon, keepWon } from '../zones/testing/won/keep-won.ts'

for (const { id } of GAMES) {
  const own = await ownPart<{ readonly KEPT_WON: KeptWon<GameWithMissions> }>(id, 'testing/kept-won.ts')
  if (own) keepWon(own.KEPT_WON, process.argv.slice(2))
}
