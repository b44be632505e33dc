import { type Fault, fault, isFault, type Json } from '@graveshift/kernel'
import { Fields, reading, readOptionValues } from '@graveshift/zones'
import {
  crewFault,
  type MissionBox,
  readMissionSetup,
  teamsFault,
  whichFault,
} from '@graveshift/zones/missions'
import type { Setup } from './board.ts'
import { MISSIONS } from './content/missions.ts'
import { CREW } from './crew.ts'
import { crewTrouble } from './missions/crew.ts'
import { missionMeant, missionOf } from './missions/mission-of.ts'
import { missionFault, readMission } from './missions/read-mission.ts'
import type { MissionPlan } from './missions/types.ts'
import { RULE_OPTIONS } from './rule-options.ts'

/** What a table is set up from. */
export const BOX: MissionBox<MissionPlan> = {
  missions: MISSIONS,
  crew: CREW,
  missionMeant,
  readMission,
  missionFault,
}

/** Why a game cannot be set up like this; undefined if it can. */
export function setupFault(setup: Setup): Fault | undefined {
  const { mission, teams, zombieCards } = setup
  const wrong = whichFault(BOX, mission) ?? abominationFault(mission, setup) ?? teamsFault(CREW, teams)
  if (wrong) return wrong
  return zombieCards.length === 0
    ? fault('bad-options', 'zombieCards: at least one part of the deck')
    : undefined
}

/** Of the printed ones which one comes is left to luck, so that two might be the same. */
function abominationFault(mission: Setup['mission'], setup: Setup): Fault | undefined {
  if (typeof mission === 'string') return undefined
  const most = setup.abominations === 'printed' ? 1 : setup.mostAbominations
  const there = (mission.zombies ?? []).reduce(
    (sum, { kind, count }) => sum + (kind === 'abomination' ? count : 0),
    0,
  )
  return there > most
    ? fault(
        'bad-mission',
        `mission.zombies: ${there} abominations, and ${most} may be there (mostAbominations)`,
      )
    : undefined
}

/** The fields of a setup among those of an object; positions have more. */
export const readSetupFields = (fields: Fields): Setup => ({
  ...readMissionSetup(BOX, fields),
  ...readOptionValues(fields, RULE_OPTIONS),
})

/** Options from outside, completed: the first mission, six survivors, one seat, the draft's rules. */
export function readSetup(raw: Json): Setup | Fault {
  const setup = reading(() => {
    const fields = new Fields(raw, 'bad-options')
    const read = readSetupFields(fields)
    fields.done()
    return read
  })
  if (isFault(setup)) return setup
  const trouble = (survivors: number) => crewTrouble(missionOf(setup.mission), survivors)
  return setupFault(setup) ?? crewFault(setup, trouble) ?? setup
}
