import { type ChoiceRule, doOf, integerIn, textIn } from '@graveshift/kernel'
import { anyOf, kindOf, NOT_AN_ANSWER, onlyOne } from '@graveshift/zones'
import type { Western } from '../game.ts'
import { PEOPLE_REFUSALS } from '../people/refusals.ts'
import type { WesternKit } from '../western-kit.ts'
import type { FendChoice, FendPick } from './armor.ts'
import { shrug } from './frame.ts'

type Armor = Extract<FendChoice, { kind: 'armor' }>
type Shrug = Extract<FendChoice, { kind: 'shrug' }>

const WHY = PEOPLE_REFUSALS

const BEAR: FendPick = { do: 'bear' }

/** The most dice first: each is one chance more. */
const armorPicks = ({ cards, attacks }: Armor): FendPick[] => [
  ...cards.flatMap((card) =>
    Array.from({ length: attacks }, (_, at): FendPick => ({ do: 'armor', card, dice: attacks - at })),
  ),
  BEAR,
]

/** Which armor is used, and for how many of the attacks (GG-EQP-06). */
export const armorChoice = (kit: WesternKit): ChoiceRule<Western, Armor, FendPick> => ({
  list: (_board, choice) => armorPicks(choice),
  sample: (_board, choice, random) => anyOf(armorPicks(choice), random),
  check(_board, { cards, attacks }, pick) {
    if (pick.do === 'bear') return undefined
    if (pick.do !== 'armor') return NOT_AN_ANSWER
    if (!cards.includes(pick.card)) return WHY.armor['card-not-there']
    return pick.dice >= 1 && pick.dice <= attacks ? undefined : WHY.armor['too-many-dice']
  },
  forced: () => undefined,
  parse(_board, _choice, raw) {
    if (doOf(raw) === 'bear') return BEAR
    const card = textIn(raw, 'card')
    const dice = integerIn(raw, 'dice')
    return doOf(raw) === 'armor' && card !== undefined && dice !== undefined
      ? { do: 'armor', card, dice }
      : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) => ({ ...pick }),
  answer(_table, frame, _choice, pick) {
    if (frame.kind !== 'fend' || pick.do !== 'armor') return
    frame.dice = pick.dice
    frame.need = kit.cards[pick.card]?.armor ?? 0
  },
})

/** Whose wound somebody tough ignores, where it makes a difference (UA-RUL-26). */
export const shrugChoice = (kit: WesternKit): ChoiceRule<Western, Shrug, FendPick> => {
  const picks = ({ zombies }: Shrug): FendPick[] => zombies.map((zombie) => ({ do: 'shrug', zombie }))
  return {
    list: (_board, choice) => picks(choice),
    sample: (_board, choice, random) => anyOf(picks(choice), random),
    check(_board, { zombies }, pick) {
      if (pick.do !== 'shrug') return NOT_AN_ANSWER
      return zombies.includes(pick.zombie) ? undefined : WHY.shrug['no-zombies-there']
    },
    forced: (_board, choice) => onlyOne(picks(choice)),
    parse(_board, _choice, raw) {
      const id = textIn(raw, 'zombie')
      const known = id !== undefined && kit.kinds.some((kind) => kind.id === id)
      return doOf(raw) === 'shrug' && known ? { do: 'shrug', zombie: kindOf(kit, id) } : NOT_AN_ANSWER
    },
    show: (_board, _choice, pick) =>
      pick.do === 'shrug' ? { do: 'shrug', zombie: kit.kinds[pick.zombie]?.id ?? '' } : { ...pick },
    answer(table, frame, _choice, pick) {
      if (frame.kind === 'fend' && pick.do === 'shrug') shrug(kit, table, frame, pick.zombie)
    },
  }
}
