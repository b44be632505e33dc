import type { Bust } from '../../../../zone-table/people/survivor-pictures.tsx'
import { ADULTS } from './adults.tsx'
import { KIDS } from './kids.tsx'

/** Everybody who can be played, and who may come along. */
export const BUSTS: Readonly<Record<string, Bust>> = { ...ADULTS, ...KIDS }
