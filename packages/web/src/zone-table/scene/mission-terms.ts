import type { Kit, Point } from '@graveshift/zones'
import type { Mission } from '@graveshift/zones/missions'
import type { SceneTerms } from './scene-of.ts'

/** A kit of a game whose boards are those of missions, as far as its board is drawn. */
interface DrawnKit extends Pick<Kit, 'map' | 'kinds' | 'survivors'> {
  readonly mission: Pick<Mission, 'locked'>
}

/** What scenes of a mission need, with its tokens in the order in which they are laid out. */
export const missionTerms = (
  { map, kinds, survivors, mission }: DrawnKit,
  tokens: readonly { readonly at: Point }[],
): SceneTerms => ({
  map,
  kinds,
  mostHealth: (person) => survivors[person]?.health ?? 0,
  tokenAt: (token) => tokens[token]?.at,
  doorColour: (door) => {
    const bit = 1 << door
    if (mission.locked.blue & bit) return 'blue'
    return mission.locked.green & bit ? 'green' : undefined
  },
})
