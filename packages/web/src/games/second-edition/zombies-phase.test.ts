import { FastChance, isFault, isRefusal, nth } from '@graveshift/kernel'
import {
  type BoardView,
  kitFor,
  type Options,
  SECOND_EDITION_MODULE,
  type SecondEdition,
} from '@graveshift/second-edition'
import { isUndo, Session } from '@graveshift/table'
import {
  doorsOnFoot,
  isEvent,
  listPeopleIn,
  tellGroup,
  waysOnFoot,
  type ZonesBoard,
  zoneNamed,
} from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { MEASURES } from '../../table/play/beat.ts'
import { intentsLens } from '../../zone-table/lenses/intents.ts'
import { noiseLens } from '../../zone-table/lenses/noise.ts'
import { reachLens } from '../../zone-table/lenses/reach.ts'
import { sightLens } from '../../zone-table/lenses/sight.ts'
import { beatsOf } from '../../zone-table/phase/beats.ts'
import { beatCaption, beatTitle } from '../../zone-table/phase/captions.ts'
import { type FilmBeat, filmOf } from '../../zone-table/phase/film.ts'
import { recapOf } from '../../zone-table/phase/recap.ts'
import { blowsInWords, waitInWords } from '../../zone-table/phase/recap-told.ts'
import { storyOf } from '../../zone-table/phase/story.ts'
import { WORDS } from './testing/words.ts'

function begun(raw: object): Session<SecondEdition> {
  const options = SECOND_EDITION_MODULE.readPosition({ mission: 'city-blocks', ...raw } as never)
  if (isFault(options)) throw new Error(options.message)
  return started(options, 1)
}

function started(options: Options, seed: number): Session<SecondEdition> {
  const session = Session.start(SECOND_EDITION_MODULE, options, { seed: `phase-${seed}` })
  if (isRefusal(session)) throw new Error(session.refused)
  return session
}

/** Plays on by chance until somebody may act again in a later round, or it is over. */
function playOn(session: Session<SecondEdition>, seed: number, rounds: number): void {
  const random = new FastChance(seed)
  const { round } = session.state.board
  while (session.choices().length > 0 && session.state.board.round < round + rounds) {
    const choice = nth(session.choices(), 0)
    const rule = session.rules.choices[choice.kind]
    const { board } = session.state
    // Whoever may end its turn does: this is about zombies.
    const pick = choice.kind === 'act' ? { do: 'end' } : rule.sample(board, choice as never, random)
    const shown = choice.kind === 'act' ? pick : rule.show(board, choice as never, pick as never)
    const done = session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, shown as never)
    if (isRefusal(done)) throw new Error(done.refused)
  }
}

const AMONG = {
  teams: [['amy', 'doug'], ['wanda']],
  people: [
    { id: 'amy', zone: '9R.E' },
    { id: 'doug', zone: '9R.E' },
    { id: 'wanda', zone: '1V.SE' },
  ],
  turn: 'amy',
  zombies: {
    '9R.E': { walker: 1, runner: 1 },
    '9R.SE': { walker: 3, fatty: 1, runner: 2 },
    '5R.SW': { runner: 2 },
  },
}

const filmsOf = (session: Session<SecondEdition>) => {
  const kit = kitFor(session.options)
  const teller = {
    kit,
    tell: (event: { readonly type: string }, board: ZonesBoard) =>
      SECOND_EDITION_MODULE.tell(session.options, event as never, board as never),
    tellGroup: (board: ZonesBoard, group: Parameters<typeof tellGroup>[2]) => tellGroup(kit, board, group),
  }
  return session.log().flatMap((batch) => {
    if (isUndo(batch) || batch.seq === 0) return []
    const before: ZonesBoard = session.boardAfter(batch.seq - 1)
    const moments = session.moments(batch.seq)
    return [{ seq: batch.seq, moments, film: filmOf<ZonesBoard>(teller, moments, before) }]
  })
}

const count = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

describe('what zombies do, beat by beat', () => {
  // Few enough that the first phase is survived and cards are drawn.
  const zombies = { '9R.E': { walker: 1 }, '9R.SE': { walker: 1 }, '5R.SW': { walker: 2, runner: 1 } }
  const session = begun({ ...AMONG, zombies })
  playOn(session, 1, 3)
  const films = filmsOf(session)

  test('every attack, move and card is in a beat, in order, and the last board is the one after it', () => {
    let beats = 0
    for (const { film, moments } of films) {
      const attacks = moments.flatMap(({ event }) => (isEvent(event, 'zombiesAttacked') ? [event.count] : []))
      const shown = film.filter(({ kind }) => kind === 'attack').map((beat) => beat.count)
      expect(count(shown)).toBe(count(attacks))
      const cards = moments.filter(({ event }) => isEvent(event, 'spawnDrawn')).length
      expect(film.filter(({ kind }) => kind === 'card')).toHaveLength(cards)
      film.forEach((beat, index) => {
        expect(beat.until).toBeGreaterThanOrEqual(film[index - 1]?.until ?? 0)
        const moment = moments[beat.until - 1]
        const isLast = film[index + 1]?.until !== beat.until
        if (moment && isLast && isEvent(moment.event, 'zombiesMoved'))
          expect(beat.board.zombies).toEqual(moment.board.zombies)
        expect(count(beat.board.zombies)).toBeGreaterThan(0)
        beats++
      })
    }
    expect(beats).toBeGreaterThan(6)
    const kinds = new Set(films.flatMap(({ film }) => film.map(({ kind }) => kind)))
    for (const kind of ['attack', 'hurt', 'seen', 'card']) expect(kinds).toContain(kind)
  })

  test('who goes for what it sees goes apart from who goes by ear, each with its arrows', () => {
    for (const { film } of films)
      for (const { kind, arrows, count: groups } of film)
        if (kind === 'seen' || kind === 'heard') {
          expect(arrows).toHaveLength(groups)
          expect(new Set(arrows.map(({ why }) => why))).toEqual(new Set([kind === 'seen' ? 'sees' : 'hears']))
        }
  })

  test('however much happens, it is over in ten seconds at the usual speed', () => {
    for (const { film } of films) {
      const beats = beatsOf(film)
      expect(count(beats.map(({ length }) => length)) * MEASURES.normal).toBeLessThanOrEqual(10_001)
    }
    const [long] = films.toSorted((one, other) => other.film.length - one.film.length)
    const many = Array<FilmBeat>(9).fill(nth(long?.film ?? [], 0))
    expect(count(beatsOf([...many, ...many]).map(({ length }) => length)) * MEASURES.normal).toBeCloseTo(
      10_000,
    )
  })

  test.each(Object.entries(WORDS))('in %s every beat has a title and a caption', (_language, words) => {
    const kit = kitFor(session.options)
    for (const { film } of films)
      for (const beat of film) {
        const teller = { words, kit, board: beat.board }
        expect(beatTitle(teller, beat)).not.toMatch(/^$|zone|undefined/)
        expect(beatCaption(teller, beat)).not.toMatch(/^$|zone\.|undefined|NaN/)
      }
  })
})

describe('what hit us', () => {
  const session = begun(AMONG)
  playOn(session, 1, 1)
  const kit = kitFor(session.options)
  const seq = session.log().length - 1
  const story = storyOf<ZonesBoard>(session, seq)
  if (!story) throw new Error('no zombie had its turn')
  const now = session.boardAfter(seq)
  const recap = recapOf(kit, story.past.slice(0, story.to), story.from, now)

  test('is every heart that was lost, by who took it', () => {
    const lost = story.past
      .slice(story.from, story.to)
      .flatMap(({ event }) => (isEvent(event, 'wounded') && event.from === 'zombies' ? [event.wounds] : []))
    expect(recap.lost).toBe(count(lost))
    expect(recap.lost).toBeGreaterThan(0)
    for (const { blows, lost: hearts, before } of recap.struck) {
      expect(count(blows.map(({ wounds }) => wounds))).toBe(hearts)
      expect(before).toBeGreaterThanOrEqual(hearts)
      for (const { kind } of blows) expect(['walker', 'runner', 'fatty']).toContain(kit.kinds[kind ?? -1]?.id)
    }
    // Runners strike twice.
    const second = recap.struck.flatMap(({ blows }) => blows.filter(({ isSecond }) => isSecond))
    expect(second.every(({ kind }) => kit.kinds[kind ?? -1]?.id === 'runner')).toBe(true)
    expect(second.length).toBeGreaterThan(0)
  })

  test('those who came by their first action are said to have come', () => {
    const came = recap.struck.flatMap(({ blows }) => blows.flatMap((blow) => blow.came ?? []))
    expect(came.some((each) => each.how === 'moved' && each.group.why === 'sight')).toBe(true)
  })

  test.each(Object.entries(WORDS))('in %s it is told in whole sentences', (_language, words) => {
    const teller = { words, kit, board: now }
    for (const { person, blows } of recap.struck)
      for (const { text, came } of blowsInWords(teller, person, blows))
        expect(`${text} ${came}`).not.toMatch(/zone\.|undefined|NaN|\{/)
    for (const wait of recap.waits) expect(waitInWords(teller, wait)).not.toMatch(/zone\.|undefined|NaN|\{/)
  })
})

describe('lenses', () => {
  const session = begun({ ...AMONG, noise: { '1V.SW': 2 } })
  const kit = kitFor(session.options)
  const { board } = session.state
  const english = WORDS.en
  if (!english) throw new Error('no words')
  const at = (name: string) => zoneNamed(kit.map, name)
  const all = (words: typeof english) => {
    const teller = { words, kit, board }
    const ways = waysOnFoot(kit, board, 0)
    const noise = (
      SECOND_EDITION_MODULE.rulesFor(session.options).view(board, 'spectator') as unknown as BoardView
    ).zones
    return {
      reach: reachLens(teller, 0, ways, doorsOnFoot(kit, board, 0, ways)),
      sight: sightLens(teller, { person: 0, from: at('9R.E'), to: at('9R.a') }),
      intents: intentsLens(teller),
      noise: noiseLens(
        teller,
        kit.map.zones.map(({ name }, zone) => (noise[name]?.noise ?? 0) + listPeopleIn(board, zone).length),
      ),
    }
  }

  test('reach lights the zones with their prices, zombies left behind included', () => {
    const { marks, lines } = all(english).reach
    expect(marks.lit?.get(at('9R.SE'))).toEqual({ cost: 3 })
    expect(marks.lit?.get(at('9R.E'))).toEqual({})
    expect(lines.some((line) => line.startsWith('3 actions: '))).toBe(true)
    expect(lines.some((line) => line.includes('Closed door'))).toBe(true)
  })

  test('sight has ranges, and a blocked look ends with its reason', () => {
    const { marks, lines } = all(english).sight
    const blocked = marks.sights?.find(({ to }) => to === at('9R.a'))
    expect(blocked?.stopsAt).toBeDefined()
    expect(marks.sights?.filter(({ stopsAt }) => !stopsAt).every(({ range }) => range > 0)).toBe(true)
    expect(lines.at(-1)).toContain('9R.a is not seen from 9R.E')
  })

  test('intents have an arrow a step, second steps too, and say why', () => {
    const { marks, lines } = all(english).intents
    expect(marks.arrows?.some(({ isSecond, kinds }) => isSecond && kinds.includes('runner'))).toBe(true)
    expect(lines.some((line) => line.includes('they see Amy, Doug'))).toBe(true)
    expect(lines.some((line) => line.includes('attack: Amy, Doug'))).toBe(true)
  })

  test('noise rings the loudest', () => {
    const { marks, lines } = all(english).noise
    expect(marks.noise?.loudest.map((zone) => kit.map.zones[zone]?.name).sort()).toEqual(['1V.SW', '9R.E'])
    expect(lines[0]).toMatch(/^Loudest, with 2/)
  })

  test.each(Object.entries(WORDS))('in %s every lens is a list of sentences', (_language, words) => {
    for (const { lines } of Object.values(all(words)))
      for (const line of lines) expect(line).not.toMatch(/^$|zone\.|undefined|NaN|\{/)
  })
})
