import { ADULTS } from './adults.tsx'
import type { Bust } from './bust.tsx'
import { KIDS } from './kids.tsx'

/** Everybody who can be played, and who may come along. */
export const BUSTS: Readonly<Record<string, Bust>> = { ...ADULTS, ...KIDS }
