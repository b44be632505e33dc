import { BOSS_RULES } from '../bosses/index.ts'
import type { BossData } from './types.ts'

/** The printed sides of all bosses. */
export const BOSSES: readonly BossData[] = BOSS_RULES.map(({ printed }) => printed)
