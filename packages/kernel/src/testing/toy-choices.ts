import { nth } from '../bug.ts'
import { isRecord, type Json } from '../json.ts'
import type { ChoiceRule, Random, Refusal } from '../rules.ts'
import { CARDS, MOST_CARDS, type Toy, type ToyBoard, type ToyChoiceOf, type ToyPick } from './toy.ts'

const NOT_AN_ANSWER: Refusal = { refused: 'not-an-answer', rule: 'TOY-01' }

/** Most of a rule follows from its list; only what it does is its own. */
function listed<K extends Toy['choice']['kind']>(
  list: (board: ToyBoard, choice: ToyChoiceOf<K>) => ToyPick[],
  refusal: Refusal,
  answer: ChoiceRule<Toy, ToyChoiceOf<K>>['answer'],
): ChoiceRule<Toy, ToyChoiceOf<K>> {
  const same = (a: ToyPick, b: ToyPick) => JSON.stringify(show(a)) === JSON.stringify(show(b))
  return {
    list,
    sample: (board, choice, random: Random) => {
      const all = list(board, choice)
      return nth(all, random.below(all.length))
    },
    check: (board, choice, pick) =>
      list(board, choice).some((legal) => same(legal, pick)) ? undefined : refusal,
    forced: (board, choice) => {
      const all = list(board, choice)
      return all.length === 1 ? all[0] : undefined
    },
    parse: (_board, _choice, raw) => parse(raw),
    show: (_board, _choice, pick) => show(pick),
    answer,
  }
}

function show(pick: ToyPick): Json {
  switch (pick.do) {
    case 'play':
    case 'throw':
      return { do: pick.do, card: pick.card }
    case 'reroll':
      return { do: pick.do, dice: pick.dice }
    case 'near':
      return { do: pick.do, hits: pick.hits }
    case 'wound':
      return { do: pick.do, seat: pick.seat }
    default:
      return { do: pick.do }
  }
}

function parse(raw: Json): ToyPick | Refusal {
  if (!isRecord(raw)) return NOT_AN_ANSWER
  const { do: what, card, dice, hits, seat } = raw
  if (what === 'attack' || what === 'pass' || what === 'draw' || what === 'rest' || what === 'keep')
    return { do: what }
  if ((what === 'play' || what === 'throw') && typeof card === 'string') return { do: what, card }
  if (what === 'near' && Number.isSafeInteger(hits)) return { do: what, hits: Number(hits) }
  if (what === 'wound' && Number.isSafeInteger(seat)) return { do: what, seat: Number(seat) }
  if (what === 'reroll' && Array.isArray(dice) && dice.every((die) => Number.isSafeInteger(die)))
    return { do: what, dice: dice.map(Number) }
  return NOT_AN_ANSWER
}

export const toyChoices = {
  act: listed<'act'>(
    (board, { seat }) => [
      { do: 'attack' },
      ...nth(board.seats, seat).hand.map((card): ToyPick => ({ do: 'play', card })),
      { do: 'pass' },
    ],
    { refused: 'cannot-act', rule: 'TOY-02' },
    (table, frame, { seat }, pick) => {
      if (frame.kind !== 'turn') return
      frame.actions -= 1
      if (pick.do === 'attack') table.push({ kind: 'attack', at: 'roll', seat, dice: [] })
      else if (pick.do === 'play') {
        table.emit({ type: 'cardPlayed', seat, card: pick.card })
        if (pick.card.startsWith('heal')) table.emit({ type: 'healed', seat })
        else table.push({ kind: 'split', at: 'ask', hits: 1 })
      } else frame.actions = 0
    },
  ),
  reroll: listed<'reroll'>(
    (_board, { dice }) =>
      Array.from({ length: 1 << dice.length }, (_, subset) => ({
        do: 'reroll',
        dice: dice.map((_, die) => die).filter((die) => subset & (1 << die)),
      })),
    { refused: 'no-such-dice', rule: 'TOY-03' },
    (table, frame, { seat, dice }, pick) => {
      if (frame.kind !== 'attack' || pick.do !== 'reroll') return
      if (pick.dice.length > 0) {
        frame.dice = dice.map((die, index) => (pick.dice.includes(index) ? table.chance(0, 6) + 1 : die))
        table.emit({ type: 'rolled', seat, dice: frame.dice, again: true })
      }
    },
  ),
  // Interrupts a seat's attack: the whole team decides which end of the alley is hit.
  split: listed<'split'>(
    (board, { hits }) => {
      const [near, far] = board.gangs
      const most = Math.min(hits, near)
      const least = Math.max(0, Math.min(hits, near + far) - far)
      return Array.from({ length: most - least + 1 }, (_, more) => ({ do: 'near', hits: least + more }))
    },
    { refused: 'no-such-split', rule: 'TOY-04' },
    (table, _frame, { hits }, pick) => {
      if (pick.do !== 'near') return
      const [, far] = table.board.gangs
      table.emit({ type: 'killed', near: pick.hits, far: Math.min(far, hits - pick.hits) })
    },
  ),
  wound: listed<'wound'>(
    (board) => board.seats.map((_, seat) => ({ do: 'wound', seat })),
    { refused: 'no-such-seat', rule: 'TOY-05' },
    (table, frame, _choice, pick) => {
      if (frame.kind !== 'wounds' || pick.do !== 'wound') return
      frame.left -= 1
      table.emit({ type: 'wounded', seat: pick.seat, wounds: 1 })
    },
  ),
  evening: listed<'evening'>(
    (board) => (board.deck.length > 0 ? [{ do: 'draw' }, { do: 'rest' }] : [{ do: 'rest' }]),
    { refused: 'deck-empty', rule: 'TOY-06' },
    (table, frame, { seat }, pick) => {
      frame.at = pick.do === 'draw' ? 'keep' : 'end'
      if (pick.do !== 'draw') table.emit({ type: 'waited', seat })
      else {
        const { deck } = table.board
        table.emit({ type: 'cardDrawn', seat, card: nth(deck, table.draw(CARDS, deck)), to: 'table' })
      }
    },
  ),
  keep: listed<'keep'>(
    (board, { seat }) => {
      const { hand, drawn } = nth(board.seats, seat)
      const thrown = [...hand, ...(drawn === undefined ? [] : [drawn])].map(
        (card): ToyPick => ({ do: 'throw', card }),
      )
      return hand.length < MOST_CARDS ? [{ do: 'keep' }, ...thrown] : thrown
    },
    { refused: 'hand-full', rule: 'TOY-07' },
    (table, _frame, { seat }, pick) => {
      const { drawn } = nth(table.board.seats, seat)
      if (pick.do === 'throw') table.emit({ type: 'cardThrown', seat, card: pick.card })
      if (drawn !== undefined && !(pick.do === 'throw' && pick.card === drawn))
        table.emit({ type: 'cardKept', seat, card: drawn })
    },
  ),
}
