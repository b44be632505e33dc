import { CLASSES, CREW, MISSIONS, SURVIVORS, TEAM } from '@graveshift/gears-and-guns'
import { LEVELS } from '@graveshift/zones'
import type { CrewFacts, SurvivorFacts } from '../../../zone-table/set-up/set-up-box.ts'
import { MISSION_FACTS } from './facts.ts'

const healthOf = (wanted: string): number => CLASSES.find(({ id }) => id === wanted)?.health ?? 0

const survivors = CREW.survivors.flatMap((id): SurvivorFacts[] => {
  const survivor = SURVIVORS.find((each) => each.id === id)
  if (!survivor) return []
  return [
    {
      id,
      health: healthOf(survivor.class),
      group: { word: `class.${survivor.class}.name` },
      about: { word: `class.${survivor.class}.text` },
      skills: LEVELS.map((level) => ({ level, ids: survivor[level] })),
    },
  ]
})

/** A mission without steam: in those each class of the core game is there (UA-SET-07). */
const isPlain = (mission: string): boolean => MISSIONS.some(({ id, steam }) => id === mission && !steam)

/** Options of the rules that act between missions. */
const OF_CAMPAIGNS: readonly string[] = ['ironTrail', 'mercy']

/** Missions and survivors of the box, for setting up a table; whoever are first have every class among them. */
export const CREW_FACTS: CrewFacts = {
  missions: MISSION_FACTS,
  survivors,
  mostSeats: CREW.mostSeats,
  survivorsFor: () => TEAM,
  groupsFor: (mission, { classLimits = true }) =>
    classLimits === true && isPlain(mission) ? (CREW.groups ?? []) : [],
  counts: (option, mission) => (option === 'classLimits' ? isPlain(mission) : !OF_CAMPAIGNS.includes(option)),
}
