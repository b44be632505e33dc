import { crewTrouble as troubleWith } from '@graveshift/zones/missions'
import type { Mission } from './compile.ts'
import { LANGUAGE } from './language.ts'
import { SUPPLY } from './supply.ts'

/** Why so many survivors could never win a mission, whatever they do (Z2-RND-05); undefined if they could. */
export function crewTrouble(mission: Mission, survivors: number): string | undefined {
  const { companions } = mission
  if (survivors + companions.length > SUPPLY.survivors)
    return `${companions.length} of the ${SUPPLY.survivors} wait there as companions (Z2-SET-11)`
  const trouble = troubleWith(LANGUAGE, mission, survivors)
  return trouble === undefined ? undefined : `${trouble} (Z2-RND-05)`
}
