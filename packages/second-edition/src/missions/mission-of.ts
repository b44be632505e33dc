import { Bug, has } from '@graveshift/kernel'
import { MISSIONS } from '../content/missions.ts'
import { compileMission, type Mission } from './compile.ts'
import type { MissionPlan } from './types.ts'

const printed = new Map<string, Mission>()
const own = new WeakMap<MissionPlan, Mission>()

/** A mission with its board, made ready once: one of the book by its id, or one's own. */
export function missionOf(which: string | MissionPlan): Mission {
  const known = typeof which === 'string' ? printed.get(which) : own.get(which)
  if (known) return known
  const data = typeof which === 'string' ? MISSIONS.find(({ id }) => id === which) : which
  if (!data) throw new Bug(`no mission ${String(which)}`)
  const mission = compileMission(data)
  if (!has(mission, 'board')) throw new Bug(mission.map(({ message }) => message).join('; '))
  if (typeof which === 'string') printed.set(which, mission)
  else own.set(which, mission)
  return mission
}

/** What words call it by. */
export const missionId = (which: string | MissionPlan): string => (typeof which === 'string' ? which : 'own')
