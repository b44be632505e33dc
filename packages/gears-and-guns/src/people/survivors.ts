import type { SurvivorData } from '@graveshift/zones'
import { CLASSES, type ClassId } from '../content/classes.ts'
import type { SkillId } from '../content/skills.ts'
import { SURVIVORS } from '../content/survivors.ts'

/** A survivor as it is played: with the abilities of its class, which it has from the beginning (UA-CLS-01). */
export interface PlayedSurvivor extends SurvivorData {
  readonly class: ClassId
}

/** The whole ability line of a class: what companions lend (UA-CLS-08, UA-COM-03). */
export function abilitiesOf(id: ClassId): readonly SkillId[] {
  return CLASSES.find((each) => each.id === id)?.abilities ?? []
}

/** All who can be played or met, by name. Abilities come first: the skill of the tree is one more. */
export const SURVIVORS_BY_ID: Readonly<Record<string, PlayedSurvivor>> = Object.fromEntries(
  SURVIVORS.map((data) => [data.id, { ...data, blue: [...abilitiesOf(data.class), ...data.blue] }]),
)
