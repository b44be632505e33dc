import { type Deck, nth, putCard, takeCard } from '@graveshift/kernel'
import type { Fields } from '@graveshift/zones'
import { EQUIPMENT, OUT, SPAWN, SPECIAL } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { startingName } from '../content/compile.ts'
import { cardsIn, STARTING_DECK } from '../content/decks.ts'
import type { SecondKit } from '../second-kit.ts'
import { countsIn } from './scene.ts'

/** The decks by the names that views call them by. */
const DECKS = { equipment: EQUIPMENT, pimpweapons: SPECIAL, zombies: SPAWN } as const

/** Every card of the game, until each has its place in a position. */
export class CardPool {
  readonly #kit: SecondKit
  readonly #board: Board
  /** Starting cards nobody was given yet. */
  readonly #starting: string[] = cardsIn(STARTING_DECK)

  constructor(kit: SecondKit, board: Board) {
    this.#kit = kit
    this.#board = board
  }

  /** A card for somebody: out of its deck, or one of the starting cards once the deck has no more. */
  hold(fields: Fields, field: string, name: string): string {
    const card = this.#kit.cards[name]
    if (!card) return fields.wrong(field, `there is no card ${name}`)
    for (const pile of [EQUIPMENT, SPECIAL]) {
      const { cards } = nth(this.#board.piles, pile)
      if (!cards.includes(card.ready)) continue
      takeCard(cards, card.ready)
      return name
    }
    const returning = this.#board.setup.startingCardsReturn
    const at = this.#starting.indexOf(card.name)
    // Where starting cards are cards of their own, they may be called so.
    const ownName = card.ready === startingName(card.name)
    if (at < 0 || (ownName && returning)) return fields.wrong(field, `there is no ${name} left`)
    this.#starting.splice(at, 1)
    return returning || ownName ? name : startingName(name)
  }

  /** Starting cards that nobody holds have been discarded. */
  spreadStartingCards(): void {
    const returning = this.#board.setup.startingCardsReturn
    const { discards } = nth(this.#board.piles, returning ? EQUIPMENT : OUT)
    for (const card of this.#starting) putCard(discards, returning ? card : startingName(card))
  }

  /** What lies face down and what was discarded, deck by deck; after everybody holds what they hold. */
  layDecks(fields: Fields): void {
    if (!fields.has('decks')) return
    const decks = fields.inner('decks')
    for (const [name, pile] of Object.entries(DECKS)) if (decks.has(name)) this.#lay(decks.inner(name), pile)
    decks.done()
  }

  /** Of what is in no list the rest is the other one's; if both are given, it is out of the game. */
  #lay(fields: Fields, pile: number): void {
    const { piles } = this.#board
    const left = [...nth(piles, pile).cards, ...nth(piles, pile).discards]
    const take = (field: string): Deck => {
      const taken: Deck = []
      for (const [card, count] of countsIn(fields, field))
        for (let copy = 0; copy < count; copy++) {
          const at = left.indexOf(card)
          if (at < 0) fields.wrong(field, `there are not so many ${card} left`)
          left.splice(at, 1)
          putCard(taken, card)
        }
      return taken
    }
    const cards = take('cards')
    const discards = take('discards')
    fields.done()
    const both = fields.has('cards') && fields.has('discards')
    const rest = both ? nth(piles, OUT).discards : fields.has('cards') ? discards : cards
    for (const card of left) putCard(rest, card)
    Object.assign(nth(piles, pile), { cards, discards })
  }
}
