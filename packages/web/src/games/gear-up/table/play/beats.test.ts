import { CONTENT, type Event, type GearUp } from '@graveshift/gear-up'
import { sizeOf } from '@graveshift/kernel'
import { isUndo, type Session } from '@graveshift/table'
import { expect, test } from 'vitest'
import type { Cue } from '../../../../table/play/cue.ts'
import { played, playedWell } from '../../testing/played.ts'
import { type CountedAnchor, figuresOf, placesOf } from './anchors.ts'
import { LENGTHS, planBeats } from './beats.ts'

const MOST_SEATS = 6
const BOSSES = CONTENT.bosses.map(({ id }) => id)

/** Whole games of every boss and every number of seats, at random and with sense. */
const games: readonly Session<GearUp>[] = BOSSES.flatMap((boss, index) => [
  played({ seats: 1 + (index % MOST_SEATS), boss }, index + 1),
  playedWell({ seats: 2, boss, difficulty: 'easy' }, 1),
])

const batchesOf = (session: Session<GearUp>): readonly (readonly Event[])[] =>
  session.log().flatMap((batch) => (isUndo(batch) ? [] : [batch.events]))

const batches = games.flatMap(batchesOf)
const cuesOf = (events: readonly Event[]): readonly Cue[] => planBeats(events).flatMap(({ cues }) => cues)

/** What the numbers shown at a place come to. */
const counted = (cues: readonly Cue[], at: readonly string[]): number =>
  cues.reduce((sum, cue) => (cue.do === 'count' && cue.at[0] === at[0] ? sum + cue.amount : sum), 0)

test('every event of a batch is seen once, in order, and nothing lasts for no time', () => {
  for (const events of batches) {
    const beats = planBeats(events)
    expect(beats.at(-1)?.until ?? 0).toBe(events.length)
    beats.forEach(({ until, length }, index) => {
      expect(until).toBeGreaterThan(beats[index - 1]?.until ?? 0)
      expect(length).toBeGreaterThan(0)
    })
  }
  expect(planBeats([])).toEqual([])
})

test('what is shown does not depend on where a batch is cut into beats: no cue is lost or doubled', () => {
  for (const events of batches)
    expect(cuesOf(events)).toEqual(events.flatMap((event) => planBeats([event])[0]?.cues ?? []))
})

test('the numbers shown come to the damage taken, the armor broken and the ammo spent', () => {
  for (const session of games) {
    const cues = batchesOf(session).flatMap(cuesOf)
    const before = session.rules.begin(session.options).board
    session.state.board.seats.forEach((now, seat) => {
      const was = before.seats[seat]
      const shown = (what: CountedAnchor) => counted(cues, figuresOf(what, seat))
      expect(shown('health')).toBe(now.health - (was?.health ?? 0))
      for (const what of ['armor', 'ammo'] as const)
        expect(shown(what)).toBe(now[what].gained - now[what].used)
    })
  }
})

test('the numbers shown on a target come to the spaces crossed off on it', () => {
  for (const session of games) {
    const events = batchesOf(session).flat()
    const cues = cuesOf(events)
    const crossed = new Map<number, number>()
    for (const event of events)
      if (event.type === 'crossed' || event.type === 'ringCleared') {
        const target = event.type === 'crossed' ? event.target : -1 - event.body
        crossed.set(target, (crossed.get(target) ?? 0) + sizeOf(event.lo, event.hi))
      }
    for (const [target, spaces] of crossed) expect(counted(cues, placesOf(target))).toBe(-spaces)
  }
})

test('whoever walks is seen walking, whoever dies falling, whoever attacks striking, the boss too', () => {
  const doing = (events: readonly Event[], what: Cue['do']) =>
    cuesOf(events).flatMap((cue) => (cue.do !== 'count' && cue.do === what ? [cue.who[0]] : []))
  for (const events of batches) {
    const of = <T extends Event['type']>(type: T) =>
      events.filter((event): event is Extract<Event, { type: T }> => event.type === type)
    const named = (targets: readonly number[]) => targets.map((target) => placesOf(target)[0])
    expect(doing(events, 'fall')).toEqual(named(of('killed').map(({ zombie }) => zombie)))
    expect(doing(events, 'burst')).toEqual(named(of('exploded').map(({ zombie }) => zombie)))
    expect(doing(events, 'arrive')).toEqual(named(of('zombieDealt').map(({ zombie }) => zombie)))
    expect(new Set(doing(events, 'walk'))).toEqual(
      new Set(
        named([
          ...of('walked').flatMap(({ zombies }) => zombies),
          ...of('pushed').map(({ zombie }) => zombie),
        ]),
      ),
    )
    expect(new Set(doing(events, 'strike'))).toEqual(
      new Set(
        named([
          ...of('attacked').map(({ zombie }) => zombie),
          ...of('bossAttacked').map(({ body }) => -1 - body),
        ]),
      ),
    )
  }
})

test('a stroke and what it brings are seen together, the kill after it', () => {
  const kills = batches.filter((events) => {
    const index = events.findIndex(({ type }) => type === 'killed')
    return index > 0 && events.slice(0, index).some(({ type }) => type === 'gained')
  })
  expect(kills.length).toBeGreaterThan(0)
  for (const events of kills) {
    const beats = planBeats(events)
    const at = (type: Event['type']) => {
      const index = events.findIndex((event) => event.type === type)
      return beats.find(({ until }) => until > index)
    }
    expect(at('crossed')).toBe(at('gained'))
    expect(at('killed')?.until).toBeGreaterThan(at('crossed')?.until ?? 0)
  }
})

test('a blast hurts everybody in one beat, attacks are seen one by one', () => {
  const blasts = batches.flatMap((events) => (events.some(({ type }) => type === 'exploded') ? [events] : []))
  expect(blasts.length).toBeGreaterThan(0)
  for (const events of batches) {
    const beats = planBeats(events)
    const beatOf = (index: number) => beats.findIndex(({ until }) => until > index)
    events.forEach((event, index) => {
      const next = events[index + 1]
      if (event.type === 'exploded' && next?.type === 'suffered')
        expect(beatOf(index + 1)).toBe(beatOf(index))
      if (event.type === 'attacked' && next) expect(beatOf(index + 1)).toBeGreaterThan(beatOf(index))
    })
  }
})

test('these games have every kind of event in them but a reshuffle, which is seen in no game in a hundred', () => {
  const seen = new Set(batches.flat().map(({ type }) => type))
  const known = Object.keys(LENGTHS).filter((type) => type !== 'reshuffled')
  expect([...seen].sort()).toEqual(known.sort())
})
