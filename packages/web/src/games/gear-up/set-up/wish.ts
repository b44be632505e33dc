import { CONTENT } from '@graveshift/gear-up'
import type { Json, RawOptions } from '@graveshift/kernel'

/** What is wished for on the setup page; always a table that can be played. */
export interface Wish {
  /** In the order they sit, at least one. */
  readonly survivors: readonly string[]
  /** By name, so that leaving or moving seats does not change who leads. */
  readonly leader: string
  readonly boss: string
  readonly difficulty: string
  /** Options of the rules, by the ids of their specs; what is not there is as usual. */
  readonly rules: RawOptions
}

export const SURVIVORS = CONTENT.survivors.map(({ id }) => id)
export const BOSSES = CONTENT.bosses.map(({ id }) => id)
export const DIFFICULTIES = CONTENT.difficulties.map(({ id }) => id)

/** The rulebook's advice to newcomers: easy, and the boss without a rule of its own. */
export const FIRST_WISH: Wish = {
  survivors: ['ethan', 'lisa'],
  leader: 'ethan',
  boss: 'super-abomination',
  difficulty: 'easy',
  rules: {},
}

/** Seats a survivor, or lets one go; the last one stays. */
export function withSurvivor(wish: Wish, id: string): Wish {
  const seated = wish.survivors.includes(id)
  if (seated && wish.survivors.length === 1) return wish
  const survivors = seated ? wish.survivors.filter((each) => each !== id) : [...wish.survivors, id]
  const [first = id] = survivors
  return { ...wish, survivors, leader: survivors.includes(wish.leader) ? wish.leader : first }
}

/** Below n, evenly enough for choosing a table. */
export type Roll = (n: number) => number

/** Everything at random but the options: house rules are chosen, not drawn. */
export function randomWish(wish: Wish, roll: Roll): Wish {
  const left = [...SURVIVORS]
  const survivors: string[] = []
  for (let seats = 1 + roll(SURVIVORS.length); seats > 0; seats--)
    survivors.push(...left.splice(roll(left.length), 1))
  const from = (ids: readonly string[]): string => ids[roll(ids.length)] ?? ''
  return {
    ...wish,
    survivors,
    leader: from(survivors),
    boss: from(BOSSES),
    difficulty: from(DIFFICULTIES),
  }
}

/** The wish as the engine takes it. */
export function optionsOf({ survivors, leader, boss, difficulty, rules }: Wish): Json {
  return { ...rules, survivors, leader: survivors.indexOf(leader), boss, difficulty }
}
