import type { Content } from '../content/compile.ts'

/** Icons on boss cards still to come. */
export interface BossCards {
  attacks: number
  specials: number
  skills: number
}

export const freshBossCards = (): BossCards => ({ attacks: 0, specials: 0, skills: 0 })

/** Icons of each boss card, counted once. */
export type BossIcons = ReadonlyMap<string, Readonly<BossCards>>

export function bossIconsOf({ bossCards }: Content): BossIcons {
  return new Map(
    Object.values(bossCards).map(({ id, icons }) => {
      const count = (wanted: string) => icons.filter((icon) => icon === wanted).length
      return [id, { attacks: count('attack'), specials: count('special-attack'), skills: count('skill') }]
    }),
  )
}

/** Counts the icons of these cards into `into`, and gives it back. */
export function countBossCards(icons: BossIcons, decks: Content['bossDecks'], into: BossCards): BossCards {
  into.attacks = 0
  into.specials = 0
  into.skills = 0
  for (let phase = 0; phase < decks.length; phase++)
    for (const id of decks[phase] as readonly string[]) {
      const { attacks, specials, skills } = icons.get(id) as BossCards
      into.attacks += attacks
      into.specials += specials
      into.skills += skills
    }
  return into
}
