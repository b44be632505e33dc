import type { RuleMaker } from '../rule.ts'

/** Looked up where somebody wants to leave (`mayLeave`); it changes nothing else. */
export const exit: RuleMaker<'exit'> = () => ({})
