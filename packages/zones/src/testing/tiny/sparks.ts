import type { DieKind } from '../../combat/dice.ts'
import type { FightingStyle } from '../../combat/style.ts'
import { emit } from '../../emit.ts'
import { type Evolver, turnCard } from '../../evolve.ts'
import { personAt } from '../../people.ts'
import { everyCard } from '../../slots.ts'
import { COLD, TORCH } from './content.ts'
import type { Tiny, TinyBoard, TinyKit } from './game.ts'

/** A torch throws sparks if somebody says so: dice of their own, which hit more seldom and may put it out. */

const GOES_OUT = 0

/** Five sides, one of which puts the torch out; thrown again by breath alone. */
export const SPARK: DieKind = {
  id: 'spark',
  faces: [GOES_OUT, 3, 4, 5, 6],
  isThrownAgainBy: (source) => source === 'breath',
}

const SPARKS = { kind: SPARK.id, count: 2, accuracy: 5, dice: [] }

export interface PutOut {
  readonly type: 'putOut'
  readonly person: number
  readonly card: string
}

export const sparksStyle = (kit: () => TinyKit): FightingStyle<Tiny> => ({
  id: 'sparks',
  cannot(_board, _person, { card }) {
    const burns = kit().cards[card]?.name === TORCH && !kit().cards[card]?.states.includes(COLD.id)
    return burns ? undefined : { refused: 'no-fire', rule: 'TINY-sparks' }
  },
  moreRange: ({ name }) => (name === TORCH ? 1 : 0),
  plan: (_board, _person, _arm, _zone, plain) => ({
    ...plain,
    accuracy: plain.accuracy - 1,
    others: [SPARKS],
  }),
  over(table, { person, others = [] }) {
    const card = everyCard(personAt(table.board, person)).find((each) => each === TORCH)
    if (card !== undefined && others.some(({ dice }) => dice.includes(GOES_OUT)))
      emit(kit(), table, { type: 'putOut', person, card })
  },
})

export const SPARK_EVOLVERS: { readonly putOut: Evolver<TinyKit, TinyBoard, PutOut> } = {
  putOut(kit, board, { person, card }) {
    turnCard(personAt(board, person), card, kit.cards[card]?.turned[COLD.id] ?? card)
  },
}
