import { type Fault, fault, isFault, type Json } from '@graveshift/kernel'
import { Fields, reading, readOptionValues } from '@graveshift/zones'
import { type MissionBox, readMissionSetup, teamsFault, whichFault } from '@graveshift/zones/missions'
import type { Setup } from './board.ts'
import { CORE_CLASSES } from './content/classes.ts'
import { TEAM } from './content/figures.ts'
import { CAMPAIGN_MISSIONS, MISSIONS } from './content/missions.ts'
import { survivorNamed } from './content/survivors.ts'
import { CREW } from './crew.ts'
import { missionMeant, missionOf } from './missions/mission-of.ts'
import type { MissionPlan } from './missions/types.ts'
import { RULE_OPTIONS } from './rule-options.ts'
import { readCampaignPart } from './sheets/read-part.ts'

/** What a table is set up from. */
export const BOX: MissionBox<MissionPlan> = {
  missions: MISSIONS,
  crew: CREW,
  missionMeant,
  readMission: (raw) => new Fields(raw, 'bad-mission').wrong('mission', 'must be a mission of the book'),
  missionFault: () => undefined,
}

/** Why a game cannot be set up like this; undefined if it can. */
export const setupFault = ({ mission, teams }: Setup): Fault | undefined =>
  whichFault(BOX, mission) ?? teamsFault(CREW, teams)

/** The fields of a setup among those of an object; positions have more. */
export function readSetupFields(fields: Fields): Setup {
  const { mission, teams } = readMissionSetup(BOX, fields)
  const campaign = readCampaignPart(fields, teams)
  if (campaign && !CAMPAIGN_MISSIONS.some(({ id }) => id === mission))
    fields.wrong('campaign', 'is for missions of the campaign (GG-CMP-08)')
  return { mission, teams, ...readOptionValues(fields, RULE_OPTIONS), ...(campaign && { campaign }) }
}

/** Always six, and each class of the core game among them where the table wants that (UA-SET-01, UA-SET-07). */
function crewFault({ mission, teams, classLimits, campaign }: Setup): Fault | undefined {
  const survivors = teams.flat()
  // There are no class limits in a campaign, and a sheet may sit out (UA-SET-07, GG-RUL-29).
  if (campaign) return undefined
  if (survivors.length !== TEAM)
    return fault('bad-options', `there are ${TEAM} survivors, not ${survivors.length} (UA-SET-01)`)
  if (!classLimits || missionOf(mission).data.steam) return undefined
  const there = new Set(survivors.map((id) => survivorNamed(id).class))
  const missing = CORE_CLASSES.filter((each) => !there.has(each))
  return missing.length === 0
    ? undefined
    : fault('bad-options', `nobody is of the class ${missing.join(', ')} (UA-SET-07, classLimits)`)
}

/** Options from outside, completed: the first mission, six survivors, one seat, the usual rules. */
export function readSetup(raw: Json): Setup | Fault {
  const setup = reading(() => {
    const fields = new Fields(raw, 'bad-options')
    const read = readSetupFields(fields)
    fields.done()
    return read
  })
  return isFault(setup) ? setup : (setupFault(setup) ?? crewFault(setup) ?? setup)
}

/** A table that luck has dealt: where it has left a class out, anybody may come. */
export function readDealt(raw: Readonly<Record<string, Json>>): Setup | Fault {
  const setup = readSetup(raw)
  return isFault(setup) ? readSetup({ ...raw, classLimits: false }) : setup
}
