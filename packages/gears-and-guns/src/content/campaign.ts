import type { SkillId } from './skills.ts'

/** Campaign experience at which a sheet gains a bonus action or a campaign skill (GG-CMP-01, GG-CMP-23). */
export const MILESTONES: readonly number[] = [2, 5, 8, 11, 14, 17, 20]

/** Where experience stops (GG-CMP-23). */
export const MOST_CXP = 20

/** Of danger levels in one mission, one for orange and one for red; cards come on top (GG-CMP-02, GG-CMP-09, GG-OBJ-09). */
export const MOST_CXP_OF_LEVELS = 2

/** One for each milestone (GG-CMP-04, GG-CMP-23). */
export const MOST_BONUS_ACTIONS = MILESTONES.length

/** Each at most once on a sheet (GG-CMP-03, GG-CMP-10). */
export const CAMPAIGN_SKILLS = [
  'steam-die-combat',
  'combat-reflexes',
  'destiny',
  'emergency-refill',
  'hold-your-nose',
  'home-defender',
  'lifesaver',
  'low-profile',
  'quick-draw',
  'sidestep',
  'starts-health',
  'starts-points-2',
  'starts-card-steam-bottle',
  'starts-ammo',
  'steady-hand',
  'toolbox',
] as const satisfies readonly SkillId[]

/** What a choice leaves behind for a later mission, and the numbers of both (GG-CMP-24). */
export const MARKS = [
  { id: 'stampede', from: 2, changes: 3 },
  { id: 'horses', from: 2, changes: 4 },
  { id: 'hot-fire', from: 7, changes: 8 },
  { id: 'wall-safe', from: 8, changes: 9 },
  { id: 'gatling', from: 9, changes: 10 },
] as const

export type MarkId = (typeof MARKS)[number]['id']

/** How a campaign ends that was won, by the souls saved; the first that is reached (GG-CMP-25). */
export const ENDINGS = [
  { id: 'full-train', from: 18 },
  { id: 'good-company', from: 12 },
  { id: 'lean-years', from: 7 },
  { id: 'last-whistle', from: 0 },
] as const

/** What the seats decide between two missions, in this order (GG-CMP-19, GG-CMP-28). */
export const CAMP_DECISIONS = [
  'rewards',
  'trades',
  'survivors',
  'new-sheets',
  'kept-cards',
  'companions',
] as const
