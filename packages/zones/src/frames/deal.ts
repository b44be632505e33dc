import { nth, type Table } from '@graveshift/kernel'
import { NONE } from '../board.ts'
import { emit } from '../emit.ts'
import type { Zones } from '../game.ts'
import type { Kit } from '../kit.ts'
import { SETUP_STREAM } from '../streams.ts'
import type { ZonesSteps } from './steps.ts'

/** Survivors who are dealt cards, by how many each gets before anybody gets more. */
function shares(table: Table<Zones>, cards: number): { each: number; rest: number } {
  const players = table.board.people.filter(({ seat }) => seat !== NONE).length
  return { each: Math.floor(cards / players), rest: cards % players }
}

/** The starting cards, as evenly as possible; the players name who gets more, or none (Z2-SET-04, Z2-RUL-27). */
export const dealSteps = (kit: Kit): ZonesSteps<'deal'> => ({
  more(table, frame) {
    const { each, rest } = shares(table, kit.startingCards.length)
    if (frame.extra.length >= rest) return 'deal'
    const able = table.board.people.flatMap(({ seat }, index) =>
      seat !== NONE && !frame.extra.includes(index) ? [index] : [],
    )
    table.ask({ kind: 'deal', seat: 'team', what: each === 0 ? 'some' : 'more', able })
    return 'more'
  },
  deal(table, { extra }) {
    const left = [...kit.startingCards]
    const { each } = shares(table, left.length)
    table.board.people.forEach(({ seat }, person) => {
      if (seat === NONE) return
      const count = each + (extra.includes(person) ? 1 : 0)
      for (let dealt = 0; dealt < count; dealt++) {
        const card = nth(left.splice(table.draw(SETUP_STREAM, left), 1), 0)
        emit(kit, table, { type: 'dealt', person, card: kit.dealtAs(card) })
      }
    })
    return undefined
  },
})
