import { describe, expect, test } from 'vitest'
import { TEAM } from '../content/figures.ts'
import { A_HORSE_WITH_NO_NAME } from '../content/missions/a-horse-with-no-name.ts'
import { DRY_RUN } from '../content/missions/dry-run.ts'
import { FORT_BOLTON } from '../content/missions/fort-bolton.ts'
import { FOUR_RUSTED_HORSES } from '../content/missions/four-rusted-horses.ts'
import { NOBODYS_HOTEL } from '../content/missions/nobodys-hotel.ts'
import { RELEASE_THE_PRESSURE } from '../content/missions/release-the-pressure.ts'
import { ROLLING_UP_OUR_SLEEVES } from '../content/missions/rolling-up-our-sleeves.ts'
import { STEAM_RUSH } from '../content/missions/steam-rush.ts'
import { THE_CONVOY } from '../content/missions/the-convoy.ts'
import { THE_RELAY_STATION } from '../content/missions/the-relay-station.ts'
import { THE_SLEEPING_MACHINE } from '../content/missions/the-sleeping-machine.ts'
import { THE_TEST_YARD } from '../content/missions/the-test-yard.ts'
import { MISSIONS } from '../content/missions.ts'
import { SURVIVORS } from '../content/survivors.ts'
import type { Effect } from './effects.ts'
import { lintMission } from './lint.ts'
import type { ObjectiveCardData } from './objective-card.ts'
import type { WesternMission } from './types.ts'

const told = (data: WesternMission) => lintMission(data).map(({ fault, message }) => `${fault}: ${message}`)

/** A mission with one of its cards changed. */
const withCard = (
  mission: WesternMission,
  number: number,
  change: Partial<ObjectiveCardData>,
): WesternMission => ({
  ...mission,
  cards: mission.cards.map((card) => (card.number === number ? { ...card, ...change } : card)),
})

/** A mission whose first card does something else. */
const saying = (mission: WesternMission, ...effects: readonly Effect[]) =>
  told(withCard(mission, 1, { effects }))

const without = (mission: WesternMission, rule: string): WesternMission => ({
  ...mission,
  rules: mission.rules.filter((each) => each.rule !== rule),
})

describe.each(MISSIONS.map((mission) => [mission.id, mission] as const))('%s', (_, mission) => {
  test('GG-SET-02 fits together, can be walked, keeps to the box and can be won in principle', () => {
    expect(told(mission)).toEqual([])
  })
})

describe('the linter sees on the board', () => {
  test('UA-ZON-02 tiles that are not there, and names of places on no board', () => {
    expect(told({ ...DRY_RUN, tiles: ['3V 99V'] })[0]).toMatch(/99V/)
    expect(told({ ...DRY_RUN, exit: '9R.X' })).toEqual(['exit: no zone 9R.X on this board'])
  })

  test('what cannot be reached', () => {
    expect(told(withCard(THE_RELAY_STATION, 1, { zone: '14V.NW' }))).toContain(
      'card 1: 14V.NW cannot be reached',
    )
  })

  test('UA-RUL-18 a spawn order with something missing, doubled, idle or in the wrong place', () => {
    const [start = '', second = '', ...rest] = DRY_RUN.spawnOrder
    expect(told({ ...DRY_RUN, spawnOrder: [start, second] })).toEqual(['spawnOrder: 3V.a is not in it'])
    expect(told({ ...DRY_RUN, spawnOrder: [start, second, ...rest, ...rest] })).toContain(
      'spawnOrder: 3V.a is in it twice',
    )
    expect(told({ ...DRY_RUN, spawnOrder: [start, second, ...rest, '4V.a'] })).toContain(
      'spawnOrder: nothing spawns in 4V.a',
    )
    expect(told({ ...DRY_RUN, spawnOrder: [start, ...rest, second] })).toEqual([
      `spawnOrder: clockwise it is ${DRY_RUN.spawnOrder.join(', ')}`,
    ])
  })

  test('UA-SPW-02 a mission whose starting spawn does not come first', () => {
    const [start, ...others] = FORT_BOLTON.spawns
    const mobile = { kind: 'mobile' as const, zone: start?.zone ?? '' }
    expect(told({ ...FORT_BOLTON, spawns: [mobile, ...others] })).toContain(
      'spawnOrder: the starting spawn does not come first',
    )
  })

  test('UA-SET-06 GG-SET-02 more tokens, people or zombies than there are', () => {
    const four = FORT_BOLTON.spawns.map(({ zone }) => ({ kind: 'mobile' as const, zone }))
    expect(told({ ...FORT_BOLTON, spawns: four })).toContain('mobile spawns: 4 used, 3 in the box')
    const all = SURVIVORS.length
    const crowd = Array.from({ length: all - TEAM + 1 }, () => ({ zone: '1R.c' }))
    expect(told({ ...FORT_BOLTON, companions: crowd })).toContain(
      `survivors: ${all + 1} used, ${all} in the box`,
    )
    const walkers = [{ kind: 'walker', count: 41, zone: '4V.NE' }]
    expect(told({ ...DRY_RUN, zombies: walkers })).toEqual(['walker: 41 used, 40 in the box'])
    const tokens = Array.from({ length: 10 }, () => ({ zone: '3V.a' }))
    expect(told({ ...DRY_RUN, objectives: tokens })).toEqual(['objectives: 10 used, 9 in the box'])
    const green = { zone: '3V.a', colour: 'green', fixed: true } as const
    expect(told({ ...DRY_RUN, objectives: [...DRY_RUN.objectives, green, green] })).toEqual([
      'green objectives: 2 used, 1 in the box',
    ])
  })

  test('GG-TWN-02 steam without machines, machines without steam, nozzles and piles that are not there', () => {
    expect(told({ ...DRY_RUN, steam: { gauge: 0, broken: [] } })).toEqual([
      'steam: there is steam, and no steam machine',
    ])
    const { steam: _, ...cold } = THE_TEST_YARD
    expect(told(cold)).toContain('steam: there are steam machines, and no steam')
    expect(told({ ...THE_TEST_YARD, steam: { gauge: 0, broken: ['6V'] } })).toEqual([
      'steam: 6V has no nozzle on this board',
    ])
    expect(told({ ...DRY_RUN, neverWake: ['9R'] })).toContain('neverWake: 9R has no pile on this board')
  })

  test('UA-WAG-01 a wagon indoors', () => {
    const wagon = { zone: '7R.a', moves: true, searched: true }
    expect(told({ ...NOBODYS_HOTEL, wagon })).toEqual(['wagon: 7R.a is no street'])
  })
})

describe('the linter sees in goals', () => {
  const goals = (mission: WesternMission, ...list: WesternMission['goals']) =>
    told({ ...mission, goals: list })

  test('that there are none', () => {
    expect(goals(DRY_RUN)).toContain('goals: there is nothing to win by')
  })

  test.each([
    [DRY_RUN, { goal: 'cards' }, 'cards: there are no objective cards'],
    [FORT_BOLTON, { goal: 'cards', cards: [10] }, 'cards: there are not that many objective cards'],
    [DRY_RUN, { goal: 'gather-spawns' }, 'gather-spawns: there is no token to be brought'],
    [FORT_BOLTON, { goal: 'gather-spawns' }, 'gather-spawns: nothing moves spawn tokens'],
    [DRY_RUN, { goal: 'blast-start-spawn' }, 'blast-start-spawn: there are no steam bottles'],
    [FORT_BOLTON, { goal: 'note', note: 3 }, 'note: there is no note 3'],
    [DRY_RUN, { goal: 'gauge', at: 10 }, 'gauge: there is no steam'],
    [FORT_BOLTON, { goal: 'gauge', at: 20 }, 'gauge: the mission is lost before it is met'],
    [FORT_BOLTON, { goal: 'train-leaves' }, 'train-leaves: no train runs'],
    [
      FORT_BOLTON,
      { goal: 'aboard', zones: ['1R.c'], roundsAfter: 1 },
      'aboard: no gauge says when it is looked at',
    ],
    [DRY_RUN, { goal: 'purified', tiles: ['9R'] }, 'purified: there is no such pile'],
    [DRY_RUN, { goal: 'switches-off' }, 'switches-off: there are no switches'],
    [FORT_BOLTON, { goal: 'leave' }, 'leave: there is no exit'],
    [DRY_RUN, { goal: 'rally' }, 'rally: there are no companions'],
  ] as const)('%# what can never be met', (mission, goal, fault) => {
    expect(goals(mission, goal)).toContain(fault)
  })
})

describe('the linter sees in rules', () => {
  const also = (mission: WesternMission, ...list: WesternMission['rules']) =>
    told({ ...mission, rules: [...mission.rules, ...list] })

  test.each([
    [DRY_RUN, { rule: 'fixed-gauge', against: 'rounds' }, 'fixed-gauge: there is no steam'],
    [DRY_RUN, { rule: 'gauge-never-loses' }, 'gauge-never-loses: there is no steam'],
    [DRY_RUN, { rule: 'stuck-switches', until: [] }, 'stuck-switches: there are no switches'],
    [
      FORT_BOLTON,
      { rule: 'stuck-switches', until: [12] },
      'stuck-switches: there are not that many objective cards',
    ],
    [DRY_RUN, { rule: 'bleeding-switches', gauge: -2 }, 'bleeding-switches: there are no switches'],
    [DRY_RUN, { rule: 'blowing-steam' }, 'blowing-steam: there are no steam bottles'],
    [DRY_RUN, { rule: 'forbidden', zones: ['1R.c'] }, 'forbidden: no zone 1R.c on this board'],
    [
      DRY_RUN,
      { rule: 'noise-each-round', zone: '1R.c', side: 'boom' },
      'noise-each-round: no zone 1R.c on this board',
    ],
    [DRY_RUN, { rule: 'barricade', zone: '3V.SW' }, 'barricade: 3V.SW is no room'],
    [
      FORT_BOLTON,
      { rule: 'shooting-companions', least: 2, most: 1, hits: 1, damage: 2 },
      'shooting-companions: nothing is in range',
    ],
    [
      DRY_RUN,
      { rule: 'shooting-companions', least: 0, most: 1, hits: 1, damage: 2 },
      'shooting-companions: there are no companions',
    ],
    [DRY_RUN, { rule: 'rallied-leave', points: 3 }, 'rallied-leave: there are no companions'],
    [FORT_BOLTON, { rule: 'read-when-none-left', note: 1 }, 'read-when-none-left: there is no note 1'],
    [DRY_RUN, { rule: 'read-when-none-left', note: 1 }, 'read-when-none-left: there are no companions'],
    [FORT_BOLTON, { rule: 'read-when-taken', cards: [1], note: 1 }, 'read-when-taken: there is no note 1'],
    [
      RELEASE_THE_PRESSURE,
      { rule: 'read-when-taken', cards: [6], note: 1 },
      'read-when-taken: there are not that many objective cards',
    ],
    [
      THE_CONVOY,
      { rule: 'running-train', gauge: 20, moves: 3 },
      'running-train: no train runs on this board',
    ],
    [DRY_RUN, { rule: 'running-train', gauge: 20, moves: 3 }, 'running-train: there is no steam'],
    [
      THE_SLEEPING_MACHINE,
      { rule: 'running-train', gauge: 20, moves: 2 },
      'running-train: the train does not leave after that many moves',
    ],
    [DRY_RUN, { rule: 'wagon-helps', hands: 2 }, 'wagon-helps: there is no wagon'],
    [NOBODYS_HOTEL, { rule: 'wagon-helps', hands: 2 }, 'wagon-helps: nothing is heavy'],
    [DRY_RUN, { rule: 'convoy', to: '11R.car', byItself: 4 }, 'convoy: no zone 11R.car on this board'],
    [DRY_RUN, { rule: 'convoy-reveals' }, 'convoy-reveals: there is no convoy'],
    [DRY_RUN, { rule: 'mark-blast', zone: '3V.SW', key: 'MARK', gauge: -8 }, 'mark-blast: there is no steam'],
    [
      THE_TEST_YARD,
      { rule: 'mark-blast', zone: '6V.SW', key: 'MARK', gauge: -8 },
      'mark-blast: nobody finds MARK',
    ],
    [FORT_BOLTON, { rule: 'exit', open: 'goals' }, 'exit: there is no exit'],
  ] as const)('%# what means nothing', (mission, rule, fault) => {
    expect(also(mission, rule)).toContain(fault)
  })
})

describe('the linter sees in cards and notes', () => {
  test.each<readonly [WesternMission, Effect, string]>([
    [FORT_BOLTON, { do: 'spawn', zone: '2R.a' }, 'card 1: spawn: no zone 2R.a on this board'],
    [
      FORT_BOLTON,
      { do: 'place', kind: 'walker', count: 1, zone: '2R.a' },
      'card 1: place: no zone 2R.a on this board',
    ],
    [FORT_BOLTON, { do: 'noise', side: 'bang', zone: '2R.a' }, 'card 1: noise: no zone 2R.a on this board'],
    [FORT_BOLTON, { do: 'mobile', zone: '2R.a' }, 'card 1: mobile: no zone 2R.a on this board'],
    [FORT_BOLTON, { do: 'sweep', zones: ['2R.a'] }, 'card 1: sweep: no zone 2R.a on this board'],
    [FORT_BOLTON, { do: 'gatling', zone: '2R.a' }, 'card 1: gatling: no zone 2R.a on this board'],
    [FORT_BOLTON, { do: 'purify', tile: '9R' }, 'card 1: purify: 9R has no pile on this board'],
    [FORT_BOLTON, { do: 'repair', tile: '7V' }, 'card 1: repair: 7V has no nozzle on this board'],
    [FORT_BOLTON, { do: 'break', tile: '7V' }, 'card 1: break: 7V has no nozzle on this board'],
    [FORT_BOLTON, { do: 'note', note: 2 }, 'card 1: note: there is no note 2'],
    [FORT_BOLTON, { do: 'choose', options: [[]] }, 'card 1: choose: there is nothing to choose from'],
    [FORT_BOLTON, { do: 'roll', least: 1, yes: [], no: [] }, 'card 1: roll: the die decides nothing'],
    [
      FORT_BOLTON,
      { do: 'draw', deck: 'bounty', count: 1, keep: 1 },
      'card 1: draw: nothing is left to be laid aside',
    ],
    [FORT_BOLTON, { do: 'win' }, 'card 1: win: no goal asks for a note'],
    [FORT_BOLTON, { do: 'open-exit' }, 'card 1: open-exit: there is no exit'],
    [FORT_BOLTON, { do: 'save' }, 'card 1: save: there is no companion on any card'],
    [FORT_BOLTON, { do: 'bolt' }, 'card 1: bolt: there is no companion on any card'],
    [FORT_BOLTON, { do: 'convoy', waits: 1 }, 'card 1: convoy: there is no convoy'],
    [STEAM_RUSH, { do: 'barricade' }, 'card 1: barricade: there is no barricade'],
    [
      FORT_BOLTON,
      { do: 'if', when: { keys: [] }, yes: [{ do: 'spawn', zone: '2R.a' }] },
      'card 1: spawn: no zone 2R.a on this board',
    ],
  ])('%# effects that make no sense', (mission, effect, fault) => {
    expect(saying(mission, effect)).toContain(fault)
  })

  test('GG-OBJ-02 a lock that nothing opens, be it that its key lies behind itself', () => {
    expect(told(withCard(THE_RELAY_STATION, 2, { lock: 'KEY' }))).toEqual([
      'card 2: nothing opens KEY',
      'card 7: nothing opens KEY',
    ])
  })

  test('a keyword that nothing asks for', () => {
    const { lock: _, ...open } = THE_RELAY_STATION.cards[6] ?? { number: 0, zone: '', effects: [] }
    const cards = [...THE_RELAY_STATION.cards.slice(0, 6), open]
    expect(told({ ...THE_RELAY_STATION, cards })).toEqual(['keys: nothing asks for KEY'])
  })

  test('GG-CMP-15 a note that nothing reads', () => {
    expect(told(withCard(FOUR_RUSTED_HORSES, 3, { effects: [] }))).toEqual(['note 1: nothing reads it'])
  })

  test('numbers with a gap', () => {
    const cards = FORT_BOLTON.cards.map((card) => (card.number === 6 ? { ...card, number: 16 } : card))
    expect(told({ ...FORT_BOLTON, cards })).toContain('cards: they are not numbered one after the other')
    const [first, second] = A_HORSE_WITH_NO_NAME.notes
    const notes = [second, first].flatMap((note) => note ?? [])
    expect(told({ ...A_HORSE_WITH_NO_NAME, notes })).toEqual([
      'notes: they are not numbered one after the other',
    ])
  })

  test('GG-OBJ-03 more weight than the team can lift', () => {
    expect(told(withCard(ROLLING_UP_OUR_SLEEVES, 3, { heavy: 6 }))).toEqual([
      'card 3: 7 survivors to lift it, 6 play',
    ])
  })

  test('GG-OBJ-10 a bar where there is no way', () => {
    expect(told(withCard(FORT_BOLTON, 5, { stays: { bar: ['7V.b', '1R.c'] } }))).toEqual([
      'doors: 7V.b-1R.c is neither a door nor an opening',
    ])
  })

  test('a card that frees a wagon of others, and a wagon whose card lies elsewhere', () => {
    expect(told(withCard(FORT_BOLTON, 5, { stays: { wagon: true } }))).toContain('card 5: it frees no wagon')
    expect(told(withCard(THE_SLEEPING_MACHINE, 4, { zone: '5V.a' }))).toEqual([
      'wagon: the card that frees it does not lie there',
    ])
  })

  test('GG-M06-05 companions on cards that lie elsewhere, or behind those that are on none', () => {
    const [first, ...rest] = STEAM_RUSH.companions ?? []
    expect(told({ ...STEAM_RUSH, companions: [{ zone: '1V.a', card: 1 }, ...rest] })).toEqual([
      'companions: card 1 does not lie in 1V.a',
    ])
    expect(told({ ...STEAM_RUSH, companions: [...rest, ...(first ? [first] : [])] })).toEqual([
      'companions: those on cards come first',
    ])
  })

  test('GG-CMP-24 marks of other missions, and marks that change what is not there', () => {
    expect(saying(FORT_BOLTON, { do: 'mark', mark: 'horses' })).toContain(
      'marks: horses is not written by mission 5',
    )
    const marked = (...marks: NonNullable<WesternMission['marks']>) => told({ ...FORT_BOLTON, marks })
    expect(marked({ mark: 'horses', unlocks: 1 })).toEqual([
      'mark horses: it does not change mission 5',
      'mark horses: that card has no lock',
    ])
    expect(told({ ...FOUR_RUSTED_HORSES, marks: [{ mark: 'stampede', leaveOut: '8V.NE' }] })).toEqual([
      'mark stampede: there is no such spawn token',
    ])
    expect(
      told({ ...ROLLING_UP_OUR_SLEEVES, marks: [{ mark: 'hot-fire', gauge: 4, broken: ['2V'] }] }),
    ).toEqual(['mark hot-fire: there is no such nozzle'])
    expect(
      told({
        ...THE_CONVOY,
        marks: [{ mark: 'wall-safe', zombies: [{ kind: 'walker', count: 2, zone: '8V.NE' }] }],
      }),
    ).toEqual(['mark wall-safe: there is no such zone'])
    expect(told({ ...RELEASE_THE_PRESSURE, marks: [{ mark: 'gatling', gatling: '8V.NE' }] })).toEqual([
      'mark gatling: there is no such zone',
    ])
  })

  test('a convoy whose rule is gone', () => {
    expect(told(without(THE_CONVOY, 'convoy'))).toEqual([
      'convoy-reveals: there is no convoy',
      'card 2: convoy: there is no convoy',
      'card 2: convoy: there is no convoy',
    ])
  })
})
