import { nth, type Table } from '@graveshift/kernel'
import { NONE, SETUP_STREAM, tell } from '@graveshift/zones'
import { startingName } from '../content/compile.ts'
import { cardsIn, STARTING_DECK } from '../content/decks.ts'
import type { SecondEdition } from '../game.ts'
import { seatCount } from '../seats.ts'
import type { SecondKit } from '../second-kit.ts'
import type { Steps } from './steps.ts'

const FIRST_PLAYER_CARD = 'fire-axe'

/** Survivors who are dealt cards, by how many each gets before anybody gets more. */
function shares(table: Table<SecondEdition>, cards: number): { each: number; rest: number } {
  const players = table.board.people.filter(({ seat }) => seat !== NONE).length
  return { each: Math.floor(cards / players), rest: cards % players }
}

/** The table as the mission lays it out, the cards dealt, then round after round. */
export const gameSteps = (kit: SecondKit): Steps<'game'> => ({
  setup(table) {
    for (const { zone, kind, count } of kit.mission.zombies) {
      const index = kit.kinds.findIndex(({ id }) => id === kind)
      if (index >= 0) tell(kit, table, { type: 'placed', zone, kind: index, count, fresh: false })
    }
    return 'deal'
  },
  deal(table) {
    table.push({ kind: 'deal', at: 'more', extra: [] })
    return 'first'
  },
  // The seat of whoever holds the Fire Axe begins (Z2-SET-07).
  first(table) {
    const { people } = table.board
    const holder = people.find(({ hand, pack }) =>
      [...hand, ...pack].some((card) => kit.cards[card]?.name === FIRST_PLAYER_CARD),
    )
    if (holder) tell(kit, table, { type: 'firstPlayer', seat: holder.seat })
    else table.ask({ kind: 'first', seat: 'team' })
    return 'prepare'
  },
  prepare(table) {
    for (let seat = 0; seat < seatCount(table.board); seat++)
      table.fork(seat, { kind: 'prepare', at: 'ask', seat })
    return 'round'
  },
  round(table) {
    table.push({ kind: 'round', at: 'begin' })
    return 'round'
  },
})

/** Six cards, as evenly as possible; the players name who gets more, or none (Z2-SET-04, Z2-RUL-27). */
export const dealSteps = (kit: SecondKit): Steps<'deal'> => ({
  more(table, frame) {
    const cards = cardsIn(STARTING_DECK)
    const { each, rest } = shares(table, cards.length)
    if (frame.extra.length >= rest) return 'deal'
    const able = table.board.people.flatMap(({ seat }, index) =>
      seat !== NONE && !frame.extra.includes(index) ? [index] : [],
    )
    table.ask({ kind: 'deal', seat: 'team', what: each === 0 ? 'some' : 'more', able })
    return 'more'
  },
  deal(table, { extra }) {
    const left = cardsIn(STARTING_DECK).sort()
    const { each } = shares(table, left.length)
    table.board.people.forEach(({ seat }, person) => {
      if (seat === NONE) return
      const count = each + (extra.includes(person) ? 1 : 0)
      for (let dealt = 0; dealt < count; dealt++) {
        const card = nth(left.splice(table.draw(SETUP_STREAM, left), 1), 0)
        const name = kit.setup.startingCardsReturn ? card : startingName(card)
        tell(kit, table, { type: 'dealt', person, card: name })
      }
    })
    return undefined
  },
})

/** Cards beyond what one can carry are given up before the first turn. */
export const prepareSteps: Steps<'prepare'> = {
  ask(table, { seat }) {
    table.ask({ kind: 'prepare', seat })
    return 'ask'
  },
  end: () => undefined,
}
