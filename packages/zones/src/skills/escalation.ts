import { eachMode } from './by-mode.ts'

/** Z2-SKL-34: a die more for each action of the kind in a row. */
export const escalation = eachMode('escalation', 'escalation')
