import { missionBook } from '@graveshift/zones/missions'
import type { Setup } from '../board.ts'
import { CAMPAIGN_MISSIONS, MISSIONS, ONE_SHOTS } from '../content/missions.ts'
import { compileMission, type Mission } from './compile.ts'
import type { MissionPlan } from './types.ts'
import { withMarks } from './with-marks.ts'

const book = missionBook<MissionPlan, Mission>(() => MISSIONS, compileMission)

export const { missionOf } = book

/** Missions of the campaign go by their numbers, those for one evening by W1 to W3. */
export function missionMeant(text: string): string {
  const [, number] = /^\s*w(\d+)\s*$/i.exec(text) ?? []
  return ONE_SHOTS[Number(number) - 1]?.id ?? book.missionMeant(text)
}

/** Missions that marks have changed, each made once. */
const marked = new Map<string, MissionPlan>()

/** The mission of a setup, with what earlier missions of its campaign left behind (GG-CMP-24). */
export function missionFor({ mission, campaign }: Pick<Setup, 'mission' | 'campaign'>): Mission {
  const printed = CAMPAIGN_MISSIONS.find(({ id }) => id === mission)
  const marks = campaign?.marks ?? []
  if (!printed || marks.length === 0) return missionOf(mission)
  const key = [printed.id, ...marks.toSorted()].join(' ')
  const plan = marked.get(key) ?? withMarks(printed, marks)
  marked.set(key, plan)
  return missionOf(plan)
}
