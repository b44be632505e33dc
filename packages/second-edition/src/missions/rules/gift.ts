import { has } from '@graveshift/kernel'
import { arranging, drawing, EQUIPMENT, emit, NONE, pileOf, SPECIAL } from '@graveshift/zones'
import { isOfKind } from '../card-kinds.ts'
import type { Rule } from '../rule.ts'
import { cards, said } from '../sentences.ts'
import { CARD_KINDS, type CardKind } from '../types.ts'

/** The taker of an objective also draws from a deck, or takes the card of that kind from it. */
export type GiftRule =
  | { readonly rule: 'gift'; readonly draw: 'equipment' | 'pimpweapon' }
  | { readonly rule: 'gift'; readonly take: CardKind }

export const gift: Rule<GiftRule> = {
  id: 'gift',
  read: (fields) =>
    fields.has('take')
      ? { rule: 'gift', take: fields.one('take', CARD_KINDS) }
      : { rule: 'gift', draw: fields.one('draw', ['equipment', 'pimpweapon']) },
  tell: (data) =>
    has(data, 'draw')
      ? said('mission-rule.gift-draw', { deck: data.draw })
      : said('mission-rule.gift-take', { cards: cards(data.take, 1) }),
  make: (data) => ({
    gifts: true,
    taken(kit, table, person) {
      if (has(data, 'draw')) {
        table.push(drawing(person, 1, { pile: data.draw === 'pimpweapon' ? SPECIAL : EQUIPMENT }))
        return
      }
      // Out of the deck itself; what was laid aside is not looked through.
      const card = pileOf(table.board, EQUIPMENT).cards.find((each) => isOfKind(each, data.take))
      if (card === undefined) return
      emit(kit, table, { type: 'drawn', pile: EQUIPMENT, card, person })
      table.push(arranging(table, person, NONE))
    },
  }),
  lint: ({ mission }) => [[mission.objectives.length > 0, 'there are no objectives']],
  scene: {
    begins: {
      position: {
        mission: 'neds-moloturbo',
        survivors: ['amy'],
        turn: 'amy',
        people: [{ id: 'amy', zone: '7R.b' }],
      },
    },
    answers: [{ do: 'take', token: 0 }],
  },
}
