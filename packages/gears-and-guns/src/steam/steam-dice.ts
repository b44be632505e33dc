import type { DieKind, Plan } from '@graveshift/zones'

/** Dice with a depleted side in the place of the 1 (GG-STM-02), thrown again only by what names them (GG-STM-06). */

export const STEAM = 'steam'
export const STEAM_REROLL = 'steam-reroll'

const DEPLETED_SIDE = 1
const FACES = [DEPLETED_SIDE, 2, 3, 4, 5, 6]

export const STEAM_DIE: DieKind = {
  id: STEAM,
  faces: FACES,
  isThrownAgainBy: (source) => source === STEAM_REROLL,
  ownSources: [STEAM_REROLL],
}

/** How many steam dice of a throw show depleted. */
export const countDepleted = (dice: readonly number[]): number =>
  dice.filter((die) => die === DEPLETED_SIDE).length

/** So many cases out of so many. */
export interface Fraction {
  readonly ways: number
  readonly of: number
}

/** The chance that none of so many steam dice shows depleted. */
export const staysFull = (dice: number): Fraction => ({
  ways: (FACES.length - 1) ** dice,
  of: FACES.length ** dice,
})

/** The chance that an attack depletes something; a re-roll of steam dice is used whenever it helps (GG-SKL-05). */
export function chanceToDeplete({ others = [], again }: Pick<Plan, 'others' | 'again'>): Fraction {
  const dice = others.reduce((sum, { kind, count }) => sum + (kind === STEAM ? count : 0), 0)
  const { ways, of } = staysFull(dice)
  const throws = 1 + again.filter((source) => source === STEAM_REROLL).length
  return { ways: (of - ways) ** throws, of: of ** throws }
}
