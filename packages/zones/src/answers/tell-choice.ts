import { type Choice, nth, type Telling, type Term } from '@graveshift/kernel'
import { NONE, type ZonesBoard } from '../board.ts'
import type { ZonesChoice, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { listTerm, personTerm, word, zombiesTerm, zoneTerm } from '../tell/terms.ts'
import { anyCard, cardFace } from '../tell/things.ts'

/** What a kind of question is about. The type of a method: which one is called goes by the kind of the question. */
export type About<C extends Choice, K extends Kit = Kit, B extends ZonesBoard = ZonesBoard> = {
  about(kit: K, board: B, choice: C): readonly Term[]
}['about']

/** What only one kind of question is about, of those that every game on zones has. */
export const ZONES_ABOUT: { readonly [K in ZonesChoice['kind']]?: About<ZonesChoiceOf<K>> } = {
  wound(kit, _board, { left, zombie, from }) {
    const source = zombie === NONE ? `wounds.${from}` : `zombie.${nth(kit.kinds, zombie).id}.name`
    return [{ word: 'question.wounds', with: { wounds: left, from: word(source) } }]
  },
  reroll: (_kit, _board, { dice, accuracy }) => [
    { word: 'question.dice', with: { dice: dice.join(' '), accuracy: String(accuracy) } },
  ],
  hit: (_kit, _board, { hits }) => [
    { word: 'question.hits', with: { count: hits.length, hits: hits.join(', ') } },
  ],
  split: (kit, _board, { odd: { zone, kind, extra } }) => [
    { word: 'pick.of', with: { what: zoneTerm(kit, zone), details: zombiesTerm(kit, kind, extra) } },
  ],
  arrange: (kit, { found }) => found.map((face) => cardFace(kit, face)),
}

/** The fields by which questions say whom and what they are about. */
interface Asked extends Choice {
  readonly person?: number
  readonly other?: number
  readonly partner?: number
  readonly zone?: number
  readonly card?: string
  readonly what?: string
}

/** The question as a sentence, with whom and what it is about; each kind brings what it alone is about. */
export function tellChoice<C extends Choice, K extends Kit, B extends ZonesBoard>(
  abouts: { readonly [T in C['kind']]?: About<C, K, B> },
  kit: K,
  board: B,
  choice: C,
): Telling {
  const { person = NONE, other = NONE, partner = NONE, zone, card = '', what }: Asked = choice
  const about: Term[] = [person, other, partner]
    .filter((who) => who !== NONE)
    .map((who) => personTerm(board, who))
  if (zone !== undefined) about.push(zoneTerm(kit, zone))
  about.push(...(abouts[choice.kind as C['kind']]?.(kit, board, choice) ?? []))
  if (card !== '') about.push(anyCard(kit, board, card))
  const question = word(choice.kind === 'may' ? `choice.may.${what}` : `choice.${choice.kind}`)
  return about.length === 0
    ? question
    : { word: 'question.about', with: { question, about: listTerm(about) } }
}
