import type { Flag } from './powers.ts'
import type { Skill } from './skill.ts'

/** Skills that change how something is done, by what they change. */
const PASSIVE: Readonly<Record<string, Flag>> = {
  // Z2-SKL-31
  distributor: 'dealsSpawns',
  // Z2-SKL-36
  'free-reload': 'reloadsFree',
  // Z2-SKL-42
  'home-defender': 'seesDeep',
  // Z2-SKL-45
  'is-that-all': 'paysWoundsWithCards',
  // Z2-SKL-47
  'low-profile': 'passedByMisses',
  // Z2-SKL-13
  medic: 'heals',
  // Z2-SKL-52
  scavenger: 'searchesOutside',
  // Z2-SKL-08
  'search-more': 'searchesAgain',
  // Z2-SKL-57
  'steady-hand': 'steady',
  // Z2-SKL-60
  tactician: 'putsOffTurns',
  // Z2-SKL-63
  webbing: 'usesPack',
}

/** A skill that changes how something is done; games name those of their own. */
export const passiveSkill = (id: string, flag: Flag): Skill => ({
  id,
  grant(powers) {
    powers[flag] = true
  },
})

export const passive: readonly Skill[] = Object.entries(PASSIVE).map(([id, flag]) => passiveSkill(id, flag))
