import { Bug, type Fault, has } from '@graveshift/kernel'
import type { Mission } from './compile.ts'
import type { PrintedMission } from './plan.ts'

const isFaulty = (compiled: object): compiled is readonly Fault[] => !has(compiled, 'board')

/** The missions of a game, each made ready once: those of the book by their ids, and those of one's own. */
export function missionBook<P extends object, M extends Mission>(
  book: () => readonly (P & Pick<PrintedMission, 'id' | 'number'>)[],
  compile: (plan: P) => M | readonly Fault[],
) {
  const printed = new Map<string, M>()
  const own = new WeakMap<P, M>()
  return {
    missionOf(which: string | P): M {
      const known = typeof which === 'string' ? printed.get(which) : own.get(which)
      if (known) return known
      const data = typeof which === 'string' ? book().find(({ id }) => id === which) : which
      if (!data) throw new Bug(`no mission ${String(which)}`)
      const mission = compile(data)
      if (isFaulty(mission)) throw new Bug(mission.map(({ message }) => message).join('; '))
      if (typeof which === 'string') printed.set(which, mission)
      else own.set(which, mission)
      return mission
    },
    /** The id of the mission somebody means by 'M10', '10' or 'Small-Town'; what means none stays as it was typed. */
    missionMeant(text: string): string {
      const typed = text.trim().toLowerCase()
      const mission = book().find(
        ({ id, number }) => typed === id || typed === `m${number}` || typed === `${number}`,
      )
      return mission?.id ?? text
    },
  }
}

/** What words call a mission by. */
export const missionId = (which: string | object): string => (typeof which === 'string' ? which : 'own')
