import type { Fault, Json } from '@graveshift/kernel'
import type { Fields } from '@graveshift/zones'
import {
  faultOfMission,
  MOST,
  missionFields,
  readBoard,
  readGoals,
  readPlaces,
  readRules,
} from '@graveshift/zones/missions'
import { SURVIVORS_BY_ID } from '../content/compile.ts'
import { LANGUAGE } from './language.ts'
import { lintMission } from './lint.ts'
import { CAR_KINDS, type CarData, type MissionPlan, ZOMBIE_KINDS } from './types.ts'

const KNOWN = { survivors: Object.keys(SURVIVORS_BY_ID), zombies: ZOMBIE_KINDS }

const readCar = (car: Fields): CarData => ({ car: car.one('car', CAR_KINDS), zone: car.name('zone') })

/** A mission of one's own from outside, in the words that missions are written in; its fields, not yet its sense. */
export function readMission(raw: Json): MissionPlan {
  const fields = missionFields(raw)
  const plan: MissionPlan = {
    ...readBoard(fields),
    ...readPlaces(fields, KNOWN),
    ...(fields.has('cars') ? { cars: fields.objects('cars', MOST, readCar) } : {}),
    crates: fields.texts('crates', MOST) ?? [],
    ...(fields.has('dark') ? { dark: fields.flag('dark', false) } : {}),
    goals: readGoals(LANGUAGE, fields),
    rules: readRules(LANGUAGE, fields),
  }
  fields.done()
  return plan
}

/** What the linter has to say against a mission of one's own. */
export const missionFault = (plan: MissionPlan): Fault | undefined => faultOfMission(lintMission(plan))
