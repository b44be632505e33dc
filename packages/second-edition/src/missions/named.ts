import { Bug } from '@graveshift/kernel'
import { MISSIONS } from '../content/missions.ts'
import { compileMission, type Mission } from './compile.ts'

const compiled = new Map<string, Mission>()

/** A mission with its board, made ready once. */
export function missionNamed(id: string): Mission {
  const known = compiled.get(id)
  if (known) return known
  const data = MISSIONS.find((mission) => mission.id === id)
  if (!data) throw new Bug(`no mission ${id}`)
  const mission = compileMission(data)
  if (!('board' in mission)) throw new Bug(mission.map(({ message }) => message).join('; '))
  compiled.set(id, mission)
  return mission
}
