import { EQUIPMENT, SPECIAL } from '@graveshift/zones'
import {
  arrivalRule,
  companionsMayFall,
  darkSpawn,
  deadline,
  exit,
  forbidden,
  giftRule,
  heavy,
  kindById,
  loudObjectives,
  reinforcements,
  standingNoise,
  wake,
} from '@graveshift/zones/missions'
import { CARDS_BY_KIND } from './card-kinds.ts'
import type { Mission } from './compile.ts'
import type { OwnRule } from './rule.ts'
import { driving } from './rules/driving.ts'
import { fire } from './rules/fire.ts'
import { pairs } from './rules/pairs.ts'
import { siren } from './rules/siren.ts'
import { SCENES } from './shared-scenes.ts'
import { type RuleData, ZOMBIE_KINDS } from './types.ts'

/** Decks that objectives may give cards of. */
const DECKS = { equipment: EQUIPMENT, pimpweapon: SPECIAL }

/** Every kind of mission rule, listed once. */
export const RULES = [
  { ...wake, scene: SCENES.wake },
  driving,
  { ...exit, scene: SCENES.exit },
  { ...standingNoise, scene: SCENES['standing-noise'] },
  { ...loudObjectives, scene: SCENES['loud-objectives'] },
  siren,
  { ...forbidden, scene: SCENES.forbidden },
  { ...deadline, scene: SCENES.deadline },
  { ...reinforcements, scene: SCENES.reinforcements },
  { ...arrivalRule(ZOMBIE_KINDS), scene: SCENES.arrival },
  fire,
  { ...heavy, scene: SCENES.heavy },
  { ...giftRule(DECKS, ['equipment', 'pimpweapon'], CARDS_BY_KIND), scene: SCENES.gift },
  { ...darkSpawn, scene: SCENES['dark-spawn'] },
  { ...companionsMayFall, scene: SCENES['companions-may-fall'] },
  pairs,
] as const

const KINDS: readonly OwnRule<RuleData>[] = RULES

export const ruleOf = ({ rule }: RuleData): OwnRule<RuleData> => kindById(KINDS, rule)

/** The rules of a mission, made ready. */
export const rulesOf = (mission: Mission) =>
  mission.data.rules.map((data) => ruleOf(data).make(data, mission))
