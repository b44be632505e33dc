import { countCards } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Content } from '../content/compile.ts'
import {
  COLOURS,
  type Colour,
  LETTERS,
  type Letter,
  REGULAR_TYPES,
  SPECIAL_TYPES,
  TIERS,
  type Tier,
  type WalkSpeed,
  type ZombieType,
} from '../content/types.ts'
import { TURNS } from '../frames/game.ts'
import { isPlainTurnCard } from '../frames/turn.ts'

/** Cards of one sort still face down, and how often that sort can still come this round. */
export interface Remaining {
  readonly left: number
  readonly least: number
  readonly most: number
}

export interface TypeCount {
  readonly left: number
  readonly discarded: number
}

export interface DeckCounts {
  readonly turn: {
    /** Turns of this round not yet begun, and cards that will stay face down. */
    readonly coming: number
    readonly out: number
    readonly cards: readonly string[]
    readonly colours: Readonly<Record<Colour, Remaining>>
    readonly speeds: Readonly<Record<WalkSpeed, Remaining>>
    readonly companions: Remaining
  }
  readonly spawn: Readonly<Record<Letter, number>>
  readonly boss: readonly [phase1: Readonly<Record<string, number>>, phase2: Readonly<Record<string, number>>]
  readonly zombies: Readonly<
    Record<
      Tier,
      {
        readonly left: number
        readonly discarded: number
        readonly types: Readonly<Record<string, TypeCount>>
      }
    >
  >
}

const SPEED_WORDS: readonly WalkSpeed[] = ['none', 'slow', 'fast', 'all']

function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Readonly<Record<K, V>> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>
}

function turnCounts(content: Content, board: Board): DeckCounts['turn'] {
  const deck = board.turnDeck.flatMap((id) => content.turnCards[id] ?? [])
  const coming = Math.min(deck.length, TURNS - board.turn)
  const out = deck.length - coming
  // Only a plain card is left out of an assured deck (R70).
  const mayStay = deck.filter(({ id }) => !board.setup.assuredDeck || isPlainTurnCard(content, id))
  const remaining = (isSuch: (card: (typeof deck)[number]) => boolean): Remaining => {
    const left = deck.filter(isSuch).length
    const such = mayStay.filter(isSuch).length
    const others = mayStay.length - such
    return { left, least: left - Math.min(out, such), most: left - Math.max(0, out - others) }
  }
  return {
    coming,
    out,
    cards: board.turnDeck.slice(),
    colours: record(COLOURS, (colour) => remaining((card) => card.colour === colour)),
    speeds: record(SPEED_WORDS, (speed) => remaining((card) => card.speed === speed)),
    companions: remaining((card) => card.companion),
  }
}

function zombieCounts(content: Content, board: Board, tier: Tier): DeckCounts['zombies'][Tier] {
  const types: readonly ZombieType[] = tier === 'regular' ? REGULAR_TYPES : SPECIAL_TYPES
  const count = (deck: readonly string[], type: ZombieType) =>
    deck.filter((card) => content.zombies[card]?.type === type).length
  return {
    left: board.decks[tier].length,
    discarded: board.discards[tier].length,
    types: record(types, (type) => ({
      left: count(board.decks[tier], type),
      discarded: count(board.discards[tier], type),
    })),
  }
}

/** What is left in each deck. Contents are public, order does not exist (GU-HID-01). */
export function deckCounts(content: Content, board: Board): DeckCounts {
  const spawn = countCards(board.spawnDeck)
  return {
    turn: turnCounts(content, board),
    spawn: record(LETTERS, (letter) => spawn[letter] ?? 0),
    boss: [countCards(board.bossDeck[0]), countCards(board.bossDeck[1])],
    zombies: record(TIERS, (tier) => zombieCounts(content, board, tier)),
  }
}
