import { apply, type Deed, FastChance, makeSink, momentsFrom, nth, start } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import type { Board, Event } from './board.ts'
import { deedsOf } from './deeds.ts'
import type { GearUp } from './game.ts'
import { GEAR_UP, STANDARD_CONTENT } from './rules.ts'
import { GOLDEN, GOLDEN_NUMBERS } from './testing/golden.ts'

interface Told {
  readonly events: readonly Event[]
  readonly before: Board
  readonly by: number | undefined
  readonly deeds: readonly Deed[]
}

/** Every batch of a game with its deeds. */
function playedWith(number: number): Told[] {
  const options = GOLDEN.options(number)
  const chance = new FastChance(number)
  const random = new FastChance(number)
  const state = start(GEAR_UP, options, chance)
  const batches: Told[] = []
  while (state.board.outcome === undefined) {
    const choice = nth(state.control.open, random.below(state.control.open.length))
    const pick = GOLDEN.pick(GEAR_UP, state, choice, random)
    const seat = choice.seat === 'team' ? options.leader : choice.seat
    const before = GEAR_UP.clone(state.board)
    const sink = makeSink<GearUp>()
    apply(GEAR_UP, state, { seat, choice: choice.id, pick }, chance, sink)
    const { events } = sink
    const moments = Array.from(momentsFrom(GEAR_UP, GEAR_UP.clone(before), events), ({ event, board }) => ({
      event,
      board: GEAR_UP.clone(board),
    }))
    const deeds = deedsOf(STANDARD_CONTENT, moments, before, seat)
    batches.push({ events, before, by: seat, deeds })
  }
  return batches
}

const batches = GOLDEN_NUMBERS.filter((_, index) => index % 4 === 0).flatMap(playedWith)

const resultsOf = ({ telling }: Deed): string => JSON.stringify(telling.with?.result)

test('deeds follow each other, and each is told from events that are there', () => {
  expect(batches.flatMap(({ deeds }) => deeds).length).toBeGreaterThan(500)
  for (const { events, deeds } of batches)
    deeds.forEach(({ from, until }, index) => {
      expect(from).toBeGreaterThanOrEqual(deeds[index - 1]?.until ?? 0)
      expect(until).toBeGreaterThan(from)
      expect(until).toBeLessThanOrEqual(events.length)
    })
})

test('every hit is told once, with who made it, what with, on what and where that stood', () => {
  for (const { events, before, deeds } of batches)
    events.forEach((event, index) => {
      if (event.type !== 'crossed') return
      const telling = deeds.filter(({ from, until }) => from <= index && index < until)
      expect(telling).toHaveLength(1)
      const [deed] = telling
      expect(deed).toMatchObject({ seat: event.seat, things: [event.target] })
      const isNamed =
        before.seats.length > 1 || events.slice(0, index).some(({ type }) => type === 'weaponUsed')
      if (isNamed) expect(deed?.telling.word).toBe('deed.hit')
      const stood = before.zombies.find(({ id }) => id === event.target)
      expect(deed?.places).toEqual(stood ? [`${stood.seat} ${stood.slot}`] : [])
    })
})

test('a hit that kills says so, and one that does not says how many spaces it crossed off', () => {
  for (const { events, deeds } of batches)
    for (const deed of deeds.filter(({ telling: { word } }) => word.startsWith('deed.hit'))) {
      const part = events.slice(deed.from, deed.until)
      const isPush = part.some(({ type }) => type === 'pushed')
      const kills = part.some(({ type }) => type === 'killed' || type === 'bodyKilled')
      expect(resultsOf(deed).includes('deed.killed')).toBe(kills)
      expect(resultsOf(deed).includes('deed.spaces')).toBe(!kills && !isPush)
    }
})

test('GU-UPG-01 a kill says at once which seat earned the upgrade', () => {
  const seen = new Set<string>()
  for (const { events, deeds } of batches)
    for (const deed of deeds.filter(({ telling: { word } }) => word.startsWith('deed.hit'))) {
      const kill = events.slice(deed.from, deed.until).find(({ type }) => type === 'killed')
      const own = resultsOf(deed).includes('"deed.earned"')
      const others = resultsOf(deed).includes('"deed.earned.other"')
      const isOwn = kill?.type === 'killed' && kill.seat === deed.seat
      expect([own, others]).toEqual([isOwn, kill !== undefined && !isOwn])
      if (kill) seen.add(isOwn ? 'own' : 'other')
    }
  expect(seen).toEqual(new Set(['own', 'other']))
})

test('all damage is told: with the blow that dealt it, or by itself', () => {
  for (const { events, deeds } of batches)
    events.forEach((event, index) => {
      if (event.type !== 'suffered') return
      const last = deeds.findLast(({ from }) => from <= index)
      const before = events.slice(last?.from ?? 0, index + 1).map(({ type }) => type)
      expect(
        before.every((type) => ['attacked', 'exploded', 'bossAttacked', 'suffered'].includes(type)),
      ).toBe(true)
    })
})

test('what zombies and the boss do is nobody’s deed', () => {
  for (const { events, deeds } of batches)
    for (const deed of deeds) {
      const first = events[deed.from]
      if (first?.type === 'walked' || first?.type === 'attacked' || first?.type === 'bossAttacked')
        expect(deed.seat).toBeUndefined()
    }
})
