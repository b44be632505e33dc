import { has } from '@graveshift/kernel'
import { NONE } from '../../board.ts'
import { emit } from '../../emit.ts'
import { arranging } from '../../frames/arrange.ts'
import { drawing } from '../../frames/search.ts'
import { pileOf } from '../../piles.ts'
import { EQUIPMENT } from '../../streams.ts'
import type { CardKinds } from '../card-kinds.ts'
import { inCode } from '../read-figures.ts'
import type { Rule } from '../rule.ts'
import { cards, said } from '../sentences.ts'

/** The taker of an objective also draws from a deck, or takes the card of that kind from it. */
export type GiftRule<D extends string, C extends string> =
  | { readonly rule: 'gift'; readonly draw: D }
  | { readonly rule: 'gift'; readonly take: C }

/** The game names the decks, by the pile that each is, and the kinds of cards. */
export const giftRule = <D extends string, C extends string>(
  decks: Readonly<Record<D, number>>,
  ids: readonly D[],
  kinds: CardKinds<C>,
): Rule<GiftRule<D, C>> => ({
  id: 'gift',
  figures: `an objective also brings \`draw\` (${inCode(ids)}) or \`take\` (${inCode(kinds.ids)})`,
  read: (fields) =>
    fields.has('take')
      ? { rule: 'gift', take: fields.one('take', kinds.ids) }
      : { rule: 'gift', draw: fields.one('draw', ids) },
  tell: (data) =>
    has(data, 'draw')
      ? said('mission-rule.gift-draw', { deck: data.draw })
      : said('mission-rule.gift-take', { cards: cards(data.take, 1) }),
  make: (data) => ({
    gifts: true,
    taken(kit, table, person) {
      if (has(data, 'draw')) {
        table.push(drawing(person, 1, { pile: decks[data.draw] }))
        return
      }
      // Out of the deck itself; what was laid aside is not looked through.
      const card = pileOf(table.board, EQUIPMENT).cards.find((each) => kinds.isOfKind(each, data.take))
      if (card === undefined) return
      emit(kit, table, { type: 'drawn', pile: EQUIPMENT, card, person })
      table.push(arranging(table, person, NONE))
    },
  }),
  lint: ({ mission }) => [[mission.objectives.length > 0, 'there are no objectives']],
})
