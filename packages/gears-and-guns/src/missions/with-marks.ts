import { has } from '@graveshift/kernel'
import type { MarkId } from '../content/campaign.ts'
import type { ObjectiveCardData } from './objective-card.ts'
import type { MarkChange, WesternMission } from './types.ts'

const unlocked = ({ lock: _, ...card }: ObjectiveCardData): ObjectiveCardData => card

function changed(mission: WesternMission, change: MarkChange): WesternMission {
  if (has(change, 'leaveOut'))
    return {
      ...mission,
      spawns: mission.spawns.filter(({ zone }) => zone !== change.leaveOut),
      spawnOrder: mission.spawnOrder.filter((zone) => zone !== change.leaveOut),
    }
  if (has(change, 'unlocks'))
    return {
      ...mission,
      cards: mission.cards.map((card) => (card.number === change.unlocks ? unlocked(card) : card)),
    }
  if (has(change, 'broken')) return { ...mission, steam: { gauge: change.gauge, broken: change.broken } }
  if (has(change, 'zombies')) return { ...mission, zombies: [...(mission.zombies ?? []), ...change.zombies] }
  return { ...mission, gatling: change.gatling }
}

/** A mission as what earlier ones left behind has changed it (GG-CMP-24). */
export const withMarks = (mission: WesternMission, marks: readonly MarkId[]): WesternMission =>
  (mission.marks ?? []).filter(({ mark }) => marks.includes(mark)).reduce(changed, mission)
