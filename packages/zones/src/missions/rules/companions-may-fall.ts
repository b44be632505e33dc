import type { Rule } from '../rule.ts'
import { said } from '../sentences.ts'

/** An eliminated companion does not lose the game (Z2-CMP-01). */
export interface CompanionsMayFallRule {
  readonly rule: 'companions-may-fall'
}

export const companionsMayFall: Rule<CompanionsMayFallRule> = {
  id: 'companions-may-fall',
  figures: 'none: a lost companion does not lose',
  read: () => ({ rule: 'companions-may-fall' }),
  tell: () => said('mission-rule.companions-may-fall'),
  make: () => ({ companionsMayFall: true }),
}
