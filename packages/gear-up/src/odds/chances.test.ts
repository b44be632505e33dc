import { FastChance, makeSink, type Sink, start } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import type { Board } from '../board.ts'
import { isPlainTurnCard } from '../frames/turn.ts'
import type { GearUp, Options } from '../game.ts'
import { STANDARD_CONTENT as CONTENT, GEAR_UP } from '../rules.ts'
import { bossForecast } from './boss-forecast.ts'
import { comingTurnCards } from './coming.ts'
import { deckCounts } from './deck-counts.ts'
import { optionsOf, playRandomly, retrace, SEEDS } from './odds.test-helper.ts'

const OPTIONS: Options = optionsOf(0, { survivors: ['ethan', 'lisa'], assuredDeck: false })

function boardAt(turn: number, turnDeck: string[], assuredDeck: boolean): Board {
  const { board } = GEAR_UP.begin({ ...OPTIONS, assuredDeck })
  return { ...board, round: 1, turn, step: 'card', turnDeck: turnDeck.toSorted() }
}

function* orders(cards: readonly string[]): Generator<string[]> {
  if (cards.length === 0) yield []
  for (const [index, card] of cards.entries())
    for (const rest of orders(cards.toSpliced(index, 1))) yield [card, ...rest]
}

const DECKS = [
  ['blue-still', 'red-fast', 'yellow-all', 'red-slow', 'green-slow'],
  ['red-fast', 'red-slow', 'green-slow', 'blue-fast'],
  ['red-fast', 'green-fast-companion', 'green-still'],
]

describe('the chances of turn cards', () => {
  test.each([false, true])(
    'GU-RND-05 GU-OPT-01 weights equal a count of all layouts, assured: %s',
    (assured) => {
      for (const deck of DECKS) {
        const board = boardAt(10 - deck.length, deck, assured)
        const coming = comingTurnCards(CONTENT, board)
        // The last card of a layout is the one that stays out.
        const layouts = [...orders(deck)].filter(
          (order) => !assured || isPlainTurnCard(CONTENT, order.at(-1) ?? ''),
        )
        for (const card of deck) {
          const first = layouts.filter(([top]) => top === card).length
          const weight = coming.filter((one) => one === card).length
          expect(weight * layouts.length, card).toBe(first * coming.length)
        }
      }
    },
  )

  test.each([false, true])(
    'GU-HID-01 how often a colour can still come equals a count of all layouts, assured: %s',
    (assured) => {
      for (const deck of DECKS) {
        const board = boardAt(10 - deck.length, deck, assured)
        const layouts = [...orders(deck)].filter(
          (order) => !assured || isPlainTurnCard(CONTENT, order.at(-1) ?? ''),
        )
        const { colours, speeds, companions } = deckCounts(CONTENT, board).turn
        const range = (isSuch: (card: string) => boolean) => {
          const counts = layouts.map((order) => order.slice(0, -1).filter(isSuch).length)
          return { left: deck.filter(isSuch).length, least: Math.min(...counts), most: Math.max(...counts) }
        }
        for (const [colour, remaining] of Object.entries(colours))
          expect(remaining, colour).toEqual(range((card) => CONTENT.turnCards[card]?.colour === colour))
        for (const [speed, remaining] of Object.entries(speeds))
          expect(remaining, speed).toEqual(range((card) => CONTENT.turnCards[card]?.speed === speed))
        expect(companions).toEqual(range((card) => CONTENT.turnCards[card]?.companion === true))
      }
    },
  )

  test.each([false, true])('GU-HID-01 what really comes follows the weights, assured: %s', (assuredDeck) => {
    const games = 3000
    const seen = new Map<string, number>()
    for (let seed = 0; seed < games; seed++) {
      const sink: Sink<GearUp> = makeSink()
      start(GEAR_UP, { ...OPTIONS, assuredDeck }, new FastChance(seed), sink)
      const first = sink.events.find((event) => event.type === 'turnRevealed')
      if (first) seen.set(first.card, (seen.get(first.card) ?? 0) + 1)
    }
    const { board } = GEAR_UP.begin({ ...OPTIONS, assuredDeck })
    const coming = comingTurnCards(CONTENT, board)
    // Sum of squared errors over expectations; 27.9 is passed once in a thousand with nine degrees of freedom.
    const misfit = [...new Set(coming)].reduce((sum, card) => {
      const expected = (games * coming.filter((one) => one === card).length) / coming.length
      return sum + ((seen.get(card) ?? 0) - expected) ** 2 / expected
    }, 0)
    expect(misfit).toBeLessThan(27.9)
  })
})

describe('what is left in the decks', () => {
  test('GU-HID-01 GU-HID-03 the colors that really come stay within what was foretold, and types add up', () => {
    for (const seed of SEEDS.slice(0, 24)) {
      const options = optionsOf(seed)
      const events = playRandomly(seed, options, () => undefined)
      const cards = events.flatMap((event, index) =>
        event.type === 'turnRevealed' ? [{ index, ...event }] : [],
      )
      const secondRound = events.findIndex((event) => event.type === 'roundBegan' && event.round === 2)
      retrace(options, events, (event, board, index) => {
        if (event.type !== 'turnRevealed') return
        const counts = deckCounts(CONTENT, board)
        const rest = cards.filter(
          (card) => card.index >= index && (board.round === 2 || secondRound < 0 || card.index < secondRound),
        )
        const whole = board.round === 2 ? rest.at(-1)?.turn === 9 : secondRound >= 0
        for (const [colour, { least, most }] of Object.entries(counts.turn.colours)) {
          const come = rest.filter(({ card }) => CONTENT.turnCards[card]?.colour === colour).length
          expect(come).toBeLessThanOrEqual(most)
          if (whole) expect(come).toBeGreaterThanOrEqual(least)
        }
        for (const tier of ['regular', 'special'] as const) {
          const { left, discarded, types } = counts.zombies[tier]
          expect(Object.values(types).reduce((sum, type) => sum + type.left, 0)).toBe(left)
          expect(Object.values(types).reduce((sum, type) => sum + type.discarded, 0)).toBe(discarded)
        }
      })
    }
  })

  test('GU-SET-02 GU-RND-02 boss cards are foretold by phase, with their copies', () => {
    const board = { ...boardAt(9, ['red-fast'], false), round: 2 }
    board.bossDeck = [
      ['p1-attack', 'p1-skill-spawn'],
      ['p2-special', 'p2-special', 'p2-skill-special'],
    ]
    board.boss = { ...board.boss, seat: 0 }
    const at = (turn: number) => bossForecast(CONTENT, { ...board, turn, step: 'attack' })
    const weights = (turn: number) => {
      const forecast = at(turn)
      if (forecast?.kind !== 'boss') throw new Error('no boss forecast')
      return [forecast.cards.total, ...forecast.cards.outcomes.map(({ card, weight }) => `${card} ${weight}`)]
    }
    expect(weights(1)).toEqual([2, 'p1-attack 1', 'p1-skill-spawn 1'])
    expect(weights(5)).toEqual(weights(1))
    expect(weights(6)).toEqual([3, 'p2-special 2', 'p2-skill-special 1'])
    expect(at(1)?.at).toEqual({ round: 2, turn: 3 })
    expect(bossForecast(CONTENT, { ...board, turn: 9 })).toBeUndefined()
    expect(bossForecast(CONTENT, { ...board, round: 1, turn: 9 })?.at).toEqual({ round: 2, turn: 3 })
    expect(bossForecast(CONTENT, { ...board, round: 1, turn: 9 })?.cards.total).toBe(3)
  })
})
