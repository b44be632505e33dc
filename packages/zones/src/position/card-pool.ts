import { type Deck, nth, putCard, takeCard } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import type { Fields } from '../fault.ts'
import type { Kit } from '../kit.ts'
import { OUT } from '../streams.ts'
import { countsIn } from './scene.ts'

/** Every card of the game, until each has its place in a position. */
export class CardPool {
  readonly #kit: Kit
  readonly #board: ZonesBoard
  /** The decks by the names that views call them by. */
  readonly #decks: Readonly<Record<string, number>>
  /** Starting cards nobody was given yet. */
  readonly #starting: string[]

  constructor(kit: Kit, board: ZonesBoard, decks: Readonly<Record<string, number>>) {
    this.#kit = kit
    this.#board = board
    this.#decks = decks
    this.#starting = [...kit.startingCards]
  }

  /** A card for somebody: out of its deck, or one of the starting cards once the deck has no more. */
  hold(fields: Fields, field: string, name: string): string {
    const card = this.#kit.cards[name]
    if (!card) return fields.wrong(field, `there is no card ${name}`)
    for (const pile of Object.values(this.#decks)) {
      const { cards } = nth(this.#board.piles, pile)
      if (!cards.includes(card.base)) continue
      takeCard(cards, card.base)
      return name
    }
    const returning = this.#kit.dealtAs(card.name) === card.name
    const at = this.#starting.indexOf(card.name)
    // Where starting cards are cards of their own, they may be called so.
    const ownName = card.base !== card.name
    if (at < 0 || (ownName && returning)) return fields.wrong(field, `there is no ${name} left`)
    this.#starting.splice(at, 1)
    return ownName ? name : this.#kit.dealtAs(name)
  }

  /** Starting cards that nobody holds have been discarded. */
  spreadStartingCards(): void {
    for (const name of this.#starting) {
      const card = this.#kit.dealtAs(name)
      putCard(nth(this.#board.piles, this.#kit.cards[card]?.pile ?? OUT).discards, card)
    }
  }

  /** What lies face down and what was discarded, deck by deck; after everybody holds what they hold. */
  layDecks(fields: Fields): void {
    if (!fields.has('decks')) return
    const decks = fields.inner('decks')
    for (const [name, pile] of Object.entries(this.#decks))
      if (decks.has(name)) this.#lay(decks.inner(name), pile)
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
