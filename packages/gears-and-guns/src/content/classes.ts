import { has } from '@graveshift/kernel'
import type { Family, PlayedCardData } from './card-data.ts'
import type { SkillId } from './skills.ts'

export interface ClassData {
  readonly id: string
  readonly health: number
  /** What its slot takes: weapons of these families, or any steam weapon (UA-INV-02). */
  readonly slot: { readonly families: readonly Family[] } | { readonly steam: true }
  /** Lent by companions as a whole (UA-CLS-08). */
  readonly abilities: readonly SkillId[]
}

/** UA-CLS-01, UA-CLS-02; the engineer is the expansion's (GG-ENG-01, GG-ENG-02). */
export const CLASSES = [
  { id: 'brawler', health: 3, slot: { families: ['melee'] }, abilities: ['charge'] },
  {
    id: 'faithful',
    health: 2,
    slot: { families: ['melee', 'pistol', 'rifle', 'long-gun', 'thrown'] },
    abilities: ['vade-retro', 'water-is-holy'],
  },
  { id: 'gunslinger', health: 2, slot: { families: ['pistol'] }, abilities: ['fanning'] },
  { id: 'townsfolk', health: 2, slot: { families: ['rifle'] }, abilities: ['search-more', 'home-defender'] },
  {
    id: 'engineer',
    health: 2,
    slot: { steam: true },
    abilities: ['full-steam-plus-die-combat', 'emergency-refill'],
  },
] as const satisfies readonly ClassData[]

export type ClassId = (typeof CLASSES)[number]['id']

/** Classes of the core game: each is there at least once where class limits hold (UA-SET-07). */
export const CORE_CLASSES: readonly ClassId[] = ['brawler', 'faithful', 'gunslinger', 'townsfolk']

/** Whether a card may lie in the slot of a class (UA-INV-02). */
export function fitsClassSlot({ slot }: ClassData, { family, steam }: PlayedCardData): boolean {
  if (has(slot, 'steam')) return steam !== undefined
  return family !== undefined && slot.families.includes(family)
}
