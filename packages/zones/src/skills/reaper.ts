import { eachMode } from './by-mode.ts'

/** Z2-SKL-49 */
export const reaper = eachMode('reaper', 'reaps')
