import type { DamageSource } from '../sources.ts'
import type { Witness } from './witness.ts'

export interface SourceFigures {
  readonly from: DamageSource
  readonly health: number
  readonly armor: number
}

/** Adds up what each source of damage cost; the worst comes first. */
export function sourceBook(): { readonly see: Witness; readonly sources: () => readonly SourceFigures[] } {
  const sources = new Map<DamageSource, { from: DamageSource; health: number; armor: number }>()
  const add = (from: DamageSource, health: number, armor: number) => {
    const known = sources.get(from) ?? { from, health: 0, armor: 0 }
    sources.set(from, { from, health: known.health + health, armor: known.armor + armor })
  }
  const see: Witness = (event) => {
    if (event.type === 'suffered') add(event.from, event.health, event.armor)
    // Armor is crossed off like this by skills of bosses only.
    if (event.type === 'armorBroken') add('boss-skill', 0, event.amount)
  }
  return {
    see,
    sources: () =>
      [...sources.values()]
        .filter(({ health, armor }) => health + armor > 0)
        .sort((a, b) => b.health + b.armor - (a.health + a.armor)),
  }
}
