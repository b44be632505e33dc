import type { ReactNode } from 'react'
import { FIREARMS } from './firearms.tsx'
import { MELEE } from './melee.tsx'
import { SUPPLIES } from './supplies.tsx'

/** A drawing for every card, by the name printed on it. */
export const EQUIPMENT_PICTURES: Readonly<Record<string, () => ReactNode>> = {
  ...MELEE,
  ...FIREARMS,
  ...SUPPLIES,
}
