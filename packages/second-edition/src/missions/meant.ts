import { MISSIONS } from '../content/missions.ts'

/** The id of the mission somebody means by 'M10', '10' or 'Small-Town'; what means none stays as it was typed. */
export function missionMeant(text: string): string {
  const typed = text.trim().toLowerCase()
  const mission = MISSIONS.find(
    ({ id, number }) => typed === id || typed === `m${number}` || typed === `${number}`,
  )
  return mission?.id ?? text
}
