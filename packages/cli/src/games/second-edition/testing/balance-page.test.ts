import { BANDS, MISSIONS } from '@graveshift/second-edition'
import { table } from '@graveshift/zones/testing/figures-page'
import { describe, expect, test } from 'vitest'
import { shareOf } from '../../../simulate/share.ts'
import type { Compared } from '../../../testing/labels/compared.ts'
import {
  apart,
  bandText,
  type MeasuredSeries,
  readMeasured,
  sumOf,
  wonOf,
} from '../../../testing/labels/measured-page.ts'
import { namesOf } from '../../../zones/simulate/names.ts'
import { SECOND } from '../simulate/simulated.ts'

type Mission = (typeof MISSIONS)[number]

const read = (name: string) => readMeasured('second-edition', name)
const NAMES = ['strong', 'strong-2-seats', 'strong-3-seats', 'strong-6-seats', 'quick', 'random'] as const
const SERIES = NAMES.map((name): MeasuredSeries => read(name))
const [STRONG] = SERIES as [MeasuredSeries]
const SEATS = ['1 seat', '2 seats', '3 seats', '6 seats']
const OTHER_SEATS = [2, 3, 6]
  .map((seats, at) => `${SERIES[at + 1]?.missions['small-town']?.games} a mission at ${seats}`)
  .join(', ')
const COMPARED: readonly Compared[] = read('compared').compared

/** Laid out as in print, whatever bots make of it. */
const TUTORIAL = 'zombicide-life'

const LABELS = ['easy', 'medium', 'hard'] as const
const calledAs = (label: string): readonly Mission[] =>
  MISSIONS.filter(({ difficulty }) => difficulty === label)

/** What of a mission is as it is because of the games of bots; only what is ours. */
const TUNED: readonly (readonly [id: string, what: string])[] = [
  ['big-w', 'five objectives and four food cards: it is called hard in print'],
  ['the-escape', 'both cars stand in one street'],
  ['zombie-police', 'no Runners at the start, and the fourth spawn zone sleeps until round 7'],
  ['small-town', 'the third spawn zone sleeps until round 7'],
  [
    'burning-streets',
    'all five objectives, fire in rounds 3, 5, 8 and 11, and a spawn zone in 9R.SW: the team outran fire that came later',
  ],
  ['breakfast-at-jesses', 'four food cards, and the blue zone wakes in round 7'],
  ['united-we-stand', 'the spawn zone beside two starting zones sleeps until the blue objective is taken'],
  [
    'the-blight',
    'six objectives, dark rooms spawn every fifth round, and the blue zone wakes in round 8: hard, as in print',
  ],
  ['the-zombiefest', '55 zombies, and a spawn zone in 4R.SW'],
  ['heavy-duty', 'a further spawn zone from round 6'],
]

const { missionNumber, missionName, difficultyName, lossName } = namesOf(SECOND)
const labelRow = (label: (typeof LABELS)[number]) => [
  difficultyName(label),
  `${bandText(BANDS[label])}%`,
  calledAs(label)
    .map(({ id }) => missionNumber(id))
    .join(', '),
  wonOf(sumOf(STRONG, calledAs(label))),
]

/** What most games of a mission are lost by. */
const lossIn = ({ id }: Mission): string => Object.keys(STRONG.missions[id]?.losses ?? {})[0] ?? ''
const USUAL_LOSS = 'eliminated'
const LOST_OTHERWISE = MISSIONS.filter((mission) => lossIn(mission) !== USUAL_LOSS)

const page = [
  '# Balance of the second edition',
  '',
  `What a difficulty says is the share of games that the strong bot wins with six adults at one seat, ${STRONG.missions['small-town']?.games} games a mission:`,
  '',
  ...table(
    ['difficulty', 'band', 'missions', 'won, all of them together (95% interval)'],
    LABELS.map(labelRow),
  ),
  `Each mission lies in its band by what was counted, but ${missionName(TUTORIAL)}, which is laid out as in print and for learning: it is won a little more often. People are no bots: read a share as how missions compare.`,
  '',
  ...table(
    ['all missions', ...SEATS.map((seats) => `strong, ${seats}`), 'quick', 'random'],
    [['won (95% interval)', ...SERIES.map((series) => wonOf(sumOf(series, MISSIONS)))]],
  ),
  `Mission by mission: [Missions of the second edition](../second-edition-missions.md). At 2, 3 and 6 seats there are fewer games (${OTHER_SEATS}). Most games are lost because ${lossName(USUAL_LOSS)}; ${LOST_OTHERWISE.map((mission) => `in ${missionNumber(mission.id)} because ${lossName(lossIn(mission))}`).join(', ')}.`,
  '',
  `Bots under the same luck, game by game: ${COMPARED.map(apart).join('; ')}.`,
  '',
  'Tuned by their games, and only what is ours:',
  '',
  ...TUNED.map(([id, what]) => `- ${missionNumber(id)}: ${what}`),
  '',
  `Engine and bots of commit ${STRONG.commit}; \`npm run labels -- second-edition --survivors amy,doug,elle,josh,ned,wanda --each-seats 20\` plays all of it ([bots](../bots.md#measuring-missions)) and writes \`packages/second-edition/measured\`, of which this page is made: \`npm run unit -- second-edition/testing/balance-page missions/words -u\`.`,
  '',
].join('\n')

test('docs/balance/second-edition.md is as it was measured', async () => {
  await expect(page).toMatchFileSnapshot('../../../../../../docs/balance/second-edition.md')
})

describe.each(LABELS)('missions that are called %s', (label) => {
  const [least, most] = BANDS[label]

  test.each(calledAs(label))('$id is won as often', ({ id }) => {
    const { games = 0, won = 0 } = STRONG.missions[id] ?? {}
    expect(games).toBeGreaterThanOrEqual(100)
    expect(won / games).toBeGreaterThanOrEqual(least)
    if (id !== TUTORIAL) expect(won / games).toBeLessThanOrEqual(most)
  })

  test('together they are beyond doubt', () => {
    const { low, high } = shareOf(sumOf(STRONG, calledAs(label)))
    expect(low).toBeGreaterThanOrEqual(least)
    expect(high).toBeLessThanOrEqual(most)
  })
})

test('every bot is better than the one before it, and strong by 25 points, beyond doubt', () => {
  const [quick, strong] = COMPARED
  expect(quick).toMatchObject({ bot: 'quick', than: 'random' })
  expect(strong).toMatchObject({ bot: 'strong', than: 'quick' })
  expect(quick?.interval[0]).toBeGreaterThan(0)
  expect(strong?.interval[0]).toBeGreaterThanOrEqual(250)
})
