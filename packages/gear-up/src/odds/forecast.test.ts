import { nth } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import type { Board, Event } from '../board.ts'
import type { Options } from '../game.ts'
import { STANDARD_CONTENT as CONTENT, GEAR_UP } from '../rules.ts'
import { bossForecast } from './boss-forecast.ts'
import { oddsOf } from './index.ts'
import { optionsOf, playRandomly, retrace, SEEDS } from './odds.test-helper.ts'
import { walkForecast } from './walk-forecast.ts'

type Told<T extends Event['type']> = Extract<Event, { type: T }>
const of = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is Told<T> => event.type === type)

/** Events from one on to the next of a type, that one left out. */
function until(events: readonly Event[], from: number, ...types: readonly Event['type'][]): Event[] {
  const end = events.findIndex((event, index) => index > from && types.includes(event.type))
  return events.slice(from, end < 0 ? undefined : end)
}

/** Calls back at each event of a type, in many random games, with the board before it. */
function atEach<T extends Event['type']>(
  type: T,
  see: (event: Told<T>, before: Board, rest: (...to: Event['type'][]) => Event[]) => void,
  more: Partial<Options> = {},
) {
  for (const seed of SEEDS) {
    const options = optionsOf(seed, more)
    const events = playRandomly(seed, options, () => undefined)
    retrace(options, events, (event, before, index) => {
      if (event.type === type) see(event as Told<T>, before, (...to) => until(events, index, ...to))
    })
  }
}

describe('the walk forecast', () => {
  test('GU-WLK-01 GU-WLK-02 GU-WLK-03 GU-WLK-04 with the card up it says exactly who moves, who attacks and how hard', () => {
    let bites = 0
    let blasts = 0
    atEach('stepBegan', ({ step }, board, rest) => {
      if (step !== 'walk') return
      const { known, walks } = walkForecast(CONTENT, board)
      expect(known).toBe(true)
      const walk = nth(walks.outcomes, 0)
      const events = rest('stepBegan')
      expect(of(events, 'walked').flatMap(({ zombies }) => zombies)).toEqual(walk.moves)
      const attacks = events.flatMap((event) =>
        event.type === 'attacked' || event.type === 'exploded'
          ? [
              {
                zombie: event.zombie,
                seat: event.seat,
                damage: event.damage,
                everyone: event.type === 'exploded',
              },
            ]
          : [],
      )
      // A defeat ends the walk before its end (GU-RND-10).
      const lost = events.some(({ type }) => type === 'lost')
      expect(attacks).toEqual(lost ? walk.attacks.slice(0, attacks.length) : walk.attacks)
      if (lost) return
      expect(walk.deadly).toEqual([])
      bites += of(events, 'attacked').length
      blasts += of(events, 'exploded').length
      board.seats.forEach((_, seat) => {
        const suffered = of(events, 'suffered').filter((event) => event.seat === seat)
        expect(suffered.reduce((sum, { armor, health }) => sum + armor + health, 0)).toBe(walk.damage[seat])
      })
    })
    expect(bites).toBeGreaterThan(50)
    expect(blasts).toBeGreaterThan(5)
  })

  test('GU-WLK-07 whom it calls doomed falls in that walk', () => {
    let doomed = 0
    atEach('stepBegan', ({ step }, board, rest) => {
      if (step !== 'walk') return
      const walk = nth(walkForecast(CONTENT, board).walks.outcomes, 0)
      const lost = of(rest('stepBegan'), 'lost').length
      expect(lost).toBe(walk.deadly.length > 0 ? 1 : 0)
      doomed += lost
    })
    expect(doomed).toBeGreaterThan(0)
  })

  test('GU-RND-08 with no card up it is spread over the cards that may come', () => {
    atEach('turnRevealed', ({ card }, board) => {
      const { known, walks } = walkForecast(CONTENT, board)
      expect(known).toBe(false)
      expect(walks.outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBe(walks.total)
      const mine = walks.outcomes.filter(({ cards }) => cards.includes(card))
      expect(mine.map(({ speed }) => speed)).toEqual([CONTENT.turnCards[card]?.speed])
    })
  })
})

describe('the card forecast', () => {
  test('GU-SPW-01 GU-SPW-02 in round 1 it counts the zombies each letter brings', () => {
    let spawns = 0
    atEach('stepBegan', ({ step }, board, rest) => {
      if (step !== 'card' || board.round !== 1 || board.turn < 3) return
      const forecast = bossForecast(CONTENT, board)
      if (forecast?.kind !== 'spawn') throw new Error('no spawn forecast')
      expect(forecast.at).toEqual({ round: 1, turn: board.turn })
      const events = rest('turnRevealed', 'roundBegan')
      const [revealed] = of(events, 'spawnRevealed')
      const mine = forecast.cards.outcomes.find(({ letter }) => letter === revealed?.card)
      const drawn = of(events, 'zombieDrawn')
      for (const tier of ['regular', 'special'] as const)
        expect(drawn.filter((event) => event.tier === tier)).toHaveLength(mine?.[tier] ?? -1)
      spawns++
    })
    expect(spawns).toBeGreaterThan(100)
  })

  test('GU-BOS-01 GU-BOS-06 GU-BOS-11 GU-BOS-17 in round 2 each card does to each survivor what it says', () => {
    const kinds = new Map<string, number>()
    const see = ({ step }: Told<'stepBegan'>, board: Board, rest: (...to: Event['type'][]) => Event[]) => {
      if (step !== 'card' || board.round !== 2 || board.turn < 3) return
      const forecast = bossForecast(CONTENT, board)
      if (forecast?.kind !== 'boss') throw new Error('no boss forecast')
      expect(forecast.at).toEqual({ round: 2, turn: board.turn })
      const events = rest('turnRevealed', 'bossMoved')
      const [revealed] = of(events, 'bossCardRevealed')
      const mine = forecast.cards.outcomes.find(({ card }) => card === revealed?.card)
      if (!mine) throw new Error(`${revealed?.card} was not foreseen`)
      const struck = of(events, 'bossAttacked').map(({ body, special, damage }) => ({
        body,
        special,
        damage,
      }))
      const foreseen = mine.blows
        .filter(({ from }) => from !== 'skill')
        .map(({ body, from, amounts }) => ({ body, special: from === 'special-attack', damage: amounts[0] }))
      expect(struck).toEqual(foreseen.slice(0, struck.length))
      const [lost] = of(events, 'lost')
      if (lost) {
        if (lost.why === 'death')
          expect(mine.tolls[lost.seat]?.most).toBeGreaterThanOrEqual(board.seats[lost.seat]?.health ?? 99)
        return
      }
      expect(struck).toEqual(foreseen)
      for (const { kind } of mine.blows) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      expect(of(events, 'zombieDrawn')).toHaveLength(mine.spawn.regular + mine.spawn.special)
      mine.tolls.forEach(({ least, most, deadly }, seat) => {
        expect(deadly).toBe(false)
        const suffered = of(events, 'suffered').filter((event) => event.seat === seat)
        const health = suffered.reduce((sum, event) => sum + event.health, 0)
        expect(health).toBeGreaterThanOrEqual(least)
        expect(health).toBeLessThanOrEqual(most)
      })
    }
    // Whoever plays at random hardly ever lives to see the boss of a harder game.
    atEach('stepBegan', see, { difficulty: 'easy' })
    expect([...kinds.keys()].sort()).toEqual(['armor-broken', 'armor-only', 'dodge', 'normal', 'unblockable'])
  })

  test('GU-BOS-20 a scream after this turn’s known walk is foreseen with the streets as they will be', () => {
    let screams = 0
    for (const seed of SEEDS) {
      const options = optionsOf(seed, {
        boss: 'screamer',
        difficulty: 'easy',
        survivors: ['ethan', 'amadou'],
        leader: 0,
      })
      const events = playRandomly(seed, options, () => undefined)
      retrace(options, events, (event, board, index) => {
        if (event.type !== 'stepBegan' || event.step !== 'walk' || board.round !== 2 || board.turn < 3) return
        const forecast = bossForecast(CONTENT, board)
        const rest = until(events, index, 'bossMoved')
        const [revealed] = of(rest, 'bossCardRevealed')
        const scream = rest.findIndex(({ type }) => type === 'screamed')
        if (forecast?.kind !== 'boss' || !revealed || scream < 0 || rest.some(({ type }) => type === 'lost'))
          return
        const walk = forecast.cards.outcomes
          .find(({ card }) => card === revealed.card)
          ?.blows.find((blow) => blow.walk !== undefined)
        const after = until(rest, scream, 'bossAttacked', 'zombieDrawn')
        board.seats.forEach((_, seat) => {
          const suffered = of(after, 'suffered').filter((one) => one.seat === seat)
          expect(suffered.reduce((sum, { armor, health }) => sum + armor + health, 0)).toBe(
            walk?.amounts[seat],
          )
        })
        screams++
      })
    }
    expect(screams).toBeGreaterThan(10)
  })
})

test('GU-HID-01 GU-HID-02 odds are plain whole numbers and never depend on what is drawn later', () => {
  for (const seed of SEEDS.slice(0, 6)) {
    const options = optionsOf(seed)
    playRandomly(seed, options, ({ state }) => {
      const odds = oddsOf(CONTENT, state.board)
      expect(JSON.parse(JSON.stringify(odds))).toEqual(odds)
      expect(JSON.stringify(odds)).not.toMatch(/\d\.\d/)
      // Decks are all there is: the same cards in another order would come with the same chances.
      const other = GEAR_UP.clone(state.board)
      for (const deck of [other.turnDeck, other.spawnDeck, ...other.bossDeck]) deck.reverse()
      const sorted = (value: unknown): unknown =>
        Array.isArray(value)
          ? value.map(sorted).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
          : typeof value === 'object' && value !== null
            ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sorted(inner)]))
            : value
      expect(sorted(oddsOf(CONTENT, other))).toEqual(sorted(odds))
      return undefined
    })
  }
})
