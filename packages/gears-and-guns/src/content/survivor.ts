import type { SurvivorData } from '@graveshift/zones'
import type { ClassId } from './classes.ts'
import type { SkillId } from './skills.ts'

/** A survivor has the abilities of a class besides the tree. */
export interface WesternSurvivor extends SurvivorData {
  readonly class: ClassId
  readonly blue: readonly [SkillId]
  readonly yellow: readonly ['plus-action']
  readonly orange: readonly [SkillId, SkillId]
  readonly red: readonly [SkillId, SkillId, SkillId]
}
