import type { Telling } from '@graveshift/kernel'
import { exit, kindById } from '@graveshift/zones/missions'
import type { Mission } from './compile.ts'
import type { OwnRule } from './rule.ts'
import type { WesternRule } from './rule-data.ts'
import { barricade } from './rules/barricade.ts'
import { bleedingSwitches } from './rules/bleeding-switches.ts'
import { blowingSteam } from './rules/blowing-steam.ts'
import { convoy } from './rules/convoy.ts'
import { convoyReveals } from './rules/convoy-reveals.ts'
import { fixedGauge } from './rules/fixed-gauge.ts'
import { forbidden } from './rules/forbidden.ts'
import { gaugeNeverLoses } from './rules/gauge-never-loses.ts'
import { markBlast } from './rules/mark-blast.ts'
import { nobodyFalls } from './rules/nobody-falls.ts'
import { noiseEachRound } from './rules/noise-each-round.ts'
import { ralliedLeave } from './rules/rallied-leave.ts'
import { readWhenNoneLeft } from './rules/read-when-none-left.ts'
import { readWhenTaken } from './rules/read-when-taken.ts'
import { runningTrain } from './rules/running-train.ts'
import { shootingCompanions } from './rules/shooting-companions.ts'
import { startCompanions } from './rules/start-companions.ts'
import { stuckSwitches } from './rules/stuck-switches.ts'
import { wagonHelps } from './rules/wagon-helps.ts'

/** Every kind of mission rule, listed once. */
export const RULES: readonly OwnRule<WesternRule>[] = [
  exit,
  barricade,
  bleedingSwitches,
  blowingSteam,
  convoy,
  convoyReveals,
  fixedGauge,
  forbidden,
  gaugeNeverLoses,
  markBlast,
  nobodyFalls,
  noiseEachRound,
  ralliedLeave,
  readWhenNoneLeft,
  readWhenTaken,
  runningTrain,
  shootingCompanions,
  startCompanions,
  stuckSwitches,
  wagonHelps,
]

/** The rules of a mission, made ready. */
export const rulesOf = (mission: Mission) =>
  mission.data.rules.map((data) => kindById(RULES, data.rule).make(data, mission))

/** They as sentences. */
export const tellRules = ({ data }: Pick<Mission, 'data'>): readonly Telling[] =>
  data.rules.map((rule) => kindById(RULES, rule.rule).tell(rule))
