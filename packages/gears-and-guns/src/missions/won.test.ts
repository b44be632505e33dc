import { testWonGames } from '@graveshift/zones/testing/won-suite'
import { MISSIONS } from '../content/missions.ts'
import { kitFor } from '../module.ts'
import { replayWon, usualOptions } from '../testing/won.ts'

testWonGames({
  rule: 'GG-SET-04',
  file: new URL('../../won/games.jsonl', import.meta.url),
  missions: MISSIONS,
  kitFor: (mission) => kitFor(usualOptions(mission)),
  replay: replayWon,
})
