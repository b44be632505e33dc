import type { RuleMaker } from '../rule.ts'

export const companionsMayFall: RuleMaker<'companions-may-fall'> = () => ({ companionsMayFall: true })

/** Looked up at setup, where people are put on the board; it changes nothing afterwards. */
export const pairs: RuleMaker<'pairs'> = () => ({})
