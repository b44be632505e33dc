import { missionModule } from '@graveshift/zones/missions'
import { ACHIEVEMENT_GROUPS } from './achievements/list.ts'
import { achievementTracker } from './achievements/tracker.ts'
import { sortPick, tellChoice, tellPick } from './answers.ts'
import { catalogue } from './catalogue.ts'
import type { Western } from './game.ts'
import { LEDGER } from './ledger.ts'
import { ATTACKS, tellOdds } from './odds.ts'
import { OPTIONS } from './options.ts'
import { overview } from './overview.ts'
import { type Position, readPosition } from './position/read-position.ts'
import { westernRules } from './rules.ts'
import { scriptable } from './scriptable.ts'
import { BOX, readDealt, readSetup } from './setup.ts'
import { tell } from './tell.ts'
import type { WesternKit } from './western-kit.ts'

const { module, kitFor } = missionModule<Western, WesternKit, Position>({
  id: 'gears-and-guns',
  box: BOX,
  readOptions: readSetup,
  dailyOptions: readDealt,
  readPosition,
  rulesOf: westernRules,
  scriptable,
  options: OPTIONS,
  catalogue,
  attacks: ATTACKS,
  tell,
  tellChoice,
  tellPick,
  sortPick,
  tellOdds,
  overview,
  achievementGroups: ACHIEVEMENT_GROUPS,
  achievementTracker,
  lessons: async () => (await import('./lessons/index.ts')).LESSONS,
  ledger: LEDGER,
})

export { kitFor }

/** The western game as a host sees it. */
export const WESTERN_MODULE = module
