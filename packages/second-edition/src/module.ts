import { missionModule } from '@graveshift/zones/missions'
import { ACHIEVEMENT_GROUPS } from './achievements/list.ts'
import { achievementTracker } from './achievements/tracker.ts'
import { sortPick, tellChoice, tellPick } from './answers.ts'
import { catalogue } from './catalogue.ts'
import type { SecondEdition } from './game.ts'
import { LEDGER } from './ledger.ts'
import { ATTACKS, tellOdds } from './odds/index.ts'
import { OPTIONS } from './options.ts'
import { overview } from './overview.ts'
import { type Position, readPosition } from './position/read-position.ts'
import { secondEditionRules } from './rules.ts'
import { scriptable } from './scriptable.ts'
import type { SecondKit } from './second-kit.ts'
import { BOX, readSetup } from './setup.ts'
import { tell } from './tell.ts'

const { module, kitFor } = missionModule<SecondEdition, SecondKit, Position>({
  id: 'second-edition',
  box: BOX,
  readOptions: readSetup,
  dailyOptions: readSetup,
  readPosition,
  rulesOf: secondEditionRules,
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

/** The second edition as a host sees it. */
export const SECOND_EDITION_MODULE = module
