import type { Skill } from './skill.ts'

/** What skills change about how something is done, with the skill that does; undefined where a game names its own. */
const PASSIVE = {
  /** Gives out the zombie cards of a spawn step (Z2-SKL-31). */
  dealsSpawns: 'distributor',
  /** Z2-SKL-36 */
  reloadsFree: 'free-reload',
  /** Sees into rooms as deep as they go (Z2-SKL-42). */
  seesDeep: 'home-defender',
  /** Cards may be given up for wounds (Z2-SKL-45). */
  paysWoundsWithCards: 'is-that-all',
  /** Misses of friends hit others (Z2-SKL-47). */
  passedByMisses: 'low-profile',
  /** Heals others in the end phase (Z2-SKL-13). */
  heals: 'medic',
  /** Streets are searched like rooms (Z2-SKL-52). */
  searchesOutside: 'scavenger',
  /** Z2-SKL-08 */
  searchesAgain: 'search-more',
  /** Friends may be spared by one's misses (Z2-SKL-57). */
  steady: 'steady-hand',
  /** Takes the turn at any moment between two others (Z2-SKL-60). */
  putsOffTurns: 'tactician',
  /** What lies in the backpack is used as if it were in hand (Z2-SKL-63). */
  usesPack: 'webbing',
  /** Fog does not hide anything from them. */
  seesThroughFog: undefined,
  /** Bombs that are thrown may be kept. */
  keepsBombs: undefined,
} as const

export type Flag = keyof typeof PASSIVE

const FLAGS = Object.keys(PASSIVE) as Flag[]

export const ALL_OFF = Object.fromEntries(FLAGS.map((flag) => [flag, false])) as Record<Flag, boolean>

/** A skill that changes how something is done. */
export const passiveSkill = (id: string, flag: Flag): Skill => ({
  id,
  grant(powers) {
    powers[flag] = true
  },
})

export const passive: readonly Skill[] = FLAGS.flatMap((flag) => {
  const id = PASSIVE[flag]
  return id === undefined ? [] : [passiveSkill(id, flag)]
})
