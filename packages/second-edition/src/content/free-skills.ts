import { isStart } from '@graveshift/zones'
import { SKILLS } from './compile.ts'

/** Every skill there is but those that only mean something at setup (Z2-RUL-43). */
export const FREE_SKILLS: readonly string[] = SKILLS.ids.filter((skill) => !isStart(skill)).sort()
