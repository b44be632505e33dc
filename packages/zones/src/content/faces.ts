import type { Card, CardData } from './types.ts'

/** Something that a card may be besides ready. Its face is named by the card and the marks of all its states. */
export interface CardState {
  readonly id: string
  readonly mark: string
}

/** Fired, and not loaded again. */
export const SPENT: CardState = { id: 'spent', mark: '*' }

/** Everything that only some cards have: all get it, so that cards are objects of one form, which are read faster. */
const BLANK: object = {
  reach: undefined,
  dual: undefined,
  ammo: undefined,
  reload: undefined,
  skills: undefined,
  food: undefined,
  plenty: undefined,
  inPack: undefined,
}

/** What only some cards of a game have, for those without it. */
export type Blank<D> = { readonly [K in keyof D]?: D[K] | undefined }

/** A card in every combination of the states that it may be in, by the names of its faces; `blank` is what only some have in this game. */
export function cardFaces<D extends CardData>(
  data: D,
  id: string,
  pile: number,
  states: readonly CardState[],
  blank: Blank<D> = {},
): readonly [string, Card & D][] {
  const nameOf = (bits: number) =>
    states.reduce((name, { mark }, at) => (bits & (1 << at) ? name + mark : name), id)
  const bitOf = (state: string) => {
    const at = states.findIndex((each) => each.id === state)
    return at < 0 ? 0 : 1 << at
  }
  const spent = bitOf(SPENT.id)
  return Array.from({ length: 1 << states.length }, (_, bits): [string, Card & D] => [
    nameOf(bits),
    {
      ...BLANK,
      ...blank,
      ...data,
      id,
      name: data.id,
      pile,
      spent: (bits & spent) !== 0,
      states: states.filter((_, at) => bits & (1 << at)).map((state) => state.id),
      base: id,
      ready: nameOf(bits & ~spent),
      fired: nameOf(bits | spent),
      turned: Object.fromEntries(states.map((state) => [state.id, nameOf(bits ^ bitOf(state.id))])),
    } as Card & D,
  ])
}
