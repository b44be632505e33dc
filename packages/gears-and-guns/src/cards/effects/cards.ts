import type { Table } from '@graveshift/kernel'
import { arranging, drawing, emit, isPlayed, NONE, pileOf } from '@graveshift/zones'
import { CARD_DECKS, type CardDeck, DECK_NAMES } from '../../content/cards.ts'
import type { Western } from '../../game.ts'
import type { WesternKit } from '../../western-kit.ts'
import type { GiftFrame } from '../card-game.ts'
import { type EffectKind, type EffectOf, effectLine } from '../effect-kind.ts'

/** The deck that a card belongs to. */
export const deckOf = (card: string): CardDeck =>
  DECK_NAMES.find((deck) => CARD_DECKS[deck].some(({ id }) => id === card)) ?? 'equipment'

const gift = (person: number, pile: number, count: number, card: string): GiftFrame => ({
  kind: 'gift',
  at: 'who',
  person,
  pile,
  count,
  card,
})

/** The taker draws, if it is on the board; what the convoy finds goes to whom the players choose (GG-RUL-59). */
export const drawEffect: EffectKind<EffectOf<'draw'>> = {
  do: 'draw',
  tell: ({ deck, count, keep }) =>
    keep === undefined
      ? effectLine('draw', { deck, count })
      : {
          word: 'list.sentences',
          with: { rest: effectLine('draw', { deck, count }), last: effectLine('draw.keep', { keep }) },
        },
  run(kit, table, { person }, { deck, count, keep }) {
    const pile = kit.deeds.pileOf(deck)
    if (keep !== undefined && isPlayed(table.board, person))
      table.push({ kind: 'selection', at: 'draw', person, pile, left: count, keep })
    else table.push(gift(person, pile, count, ''))
  },
  lint: (_mission, { count, keep }) => [
    [keep === undefined || keep < count, 'nothing is left to be laid aside'],
  ],
}

/** That card, from its deck or its discards; none: a card of the equipment instead (GG-OBJ-07). */
export const fetchEffect: EffectKind<EffectOf<'fetch'>> = {
  do: 'fetch',
  tell: ({ card }) => effectLine('fetch', { card: { word: `card.${card}.name` } }),
  run(kit, table, { person }, { card }) {
    table.push(gift(person, kit.deeds.pileOf(deckOf(card)), 1, card))
  },
}

/** The cards of a gift come to somebody. */
export function giveCards(
  kit: WesternKit,
  table: Table<Western>,
  { person, pile, count, card }: GiftFrame,
): void {
  const { cards, discards } = pileOf(table.board, pile)
  if (card === '') table.push(drawing(person, count, { pile }))
  else if (cards.includes(card) || discards.includes(card)) {
    emit(kit, table, { type: 'fetched', pile, card, person })
    table.push(arranging(table, person, NONE))
  } else table.push(drawing(person, 1, { pile: kit.deeds.pileOf('equipment') }))
}
