import type { ReactNode } from 'react'
import { LONG_GUNS } from './long-guns.tsx'
import { MELEE } from './melee.tsx'
import { PISTOLS } from './pistols.tsx'
import { FOUND, INVENTIONS, SUPPLIES } from './supplies.tsx'

/** A drawing for every card, by the name printed on it. */
export const CARD_PICTURES: Readonly<Record<string, () => ReactNode>> = {
  ...MELEE,
  ...PISTOLS,
  ...LONG_GUNS,
  ...SUPPLIES,
  ...INVENTIONS,
  ...FOUND,
}
