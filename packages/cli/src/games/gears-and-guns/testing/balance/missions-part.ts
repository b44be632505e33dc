import { MISSIONS, WESTERN_BANDS, type WesternMission } from '@graveshift/gears-and-guns'
import { table } from '@graveshift/zones/testing/figures-page'
import { shareOf } from '../../../../simulate/share.ts'
import {
  bandText,
  lostBy,
  type MeasuredSeries,
  readMeasured,
  wonOf,
} from '../../../../testing/labels/measured-page.ts'
import { missionCalled, NAMES, numberOf, say } from './names.ts'

const read = (name: string): MeasuredSeries => readMeasured('gears-and-guns', name)
export const STRONG = read('strong')
export const QUICK = read('quick')
export const RANDOM = read('random')

const countIn = ({ missions }: MeasuredSeries, { id }: WesternMission) => missions[id] ?? { games: 0, won: 0 }

const wonIn = (series: MeasuredSeries, mission: WesternMission): string => {
  const count = countIn(series, mission)
  return count.games === 0 ? 'not measured' : `${count.won}/${count.games}, ${wonOf(count)}`
}

const row = (mission: WesternMission) => [
  `${numberOf(mission)} ${say(`mission.${mission.id}.name`)}`,
  say(`difficulty.${mission.difficulty}`),
  `${bandText(WESTERN_BANDS[mission.difficulty])}%`,
  ...[STRONG, QUICK, RANDOM].map((series) => wonIn(series, mission)),
  lostBy(STRONG, mission.id, NAMES.lossName),
]

/** Missions that strong bots win more or less often than their label says. */
const OFF = MISSIONS.flatMap((mission) => {
  const [least, most] = WESTERN_BANDS[mission.difficulty]
  const { share, low, high } = shareOf(countIn(STRONG, mission))
  if (share >= least && share <= most) return []
  return [{ mission, sure: high < least || low > most }]
})

const numbers = (sure: boolean): string =>
  OFF.filter((each) => each.sure === sure)
    .map(({ mission }) => numberOf(mission))
    .join(', ') || 'none'

/** What was changed by these measurements: won by strong and quick bots before, and why. */
const CHANGED: readonly (readonly [
  mission: string,
  change: string,
  strong: readonly [won: number, games: number],
  why: string,
])[] = [
  ['M5', 'card 7 relieves 8, not 4', [18, 50], 'two thirds of the losses were the gauge'],
  [
    'M6',
    'the gauge begins at 10, not 0; a second mobile token, 17R.SE; card 1 relieves 4, not 6',
    [43, 50],
    'nothing hurried: all nine were reached long before the gauge was full',
  ],
  [
    'M8',
    'the gauge begins at 10, not 0 (after a hot fire at 12, not 4); card 7 relieves 2, not 4',
    [45, 50],
    'nothing hurried',
  ],
  [
    'M9',
    'mobile tokens lie in 14V.NE and 4R.SE, not 13V.NE and 3V.SE; two brutes, three walkers and two runners wait on the way',
    [46, 50],
    'few zombies ever came to the way of the convoy, and the hardest mission was the easiest',
  ],
  ['M10', 'two more mobile tokens, 17V.SE and 3R.SE', [37, 49], 'too easy for a hard one'],
  ['W2', 'is called easy, not medium', [40, 50], 'the label was wrong'],
  ['W3', 'is called easy, not medium', [40, 50], 'the label was wrong'],
]

const before = ([number, change, [won, games], why]: (typeof CHANGED)[number]) => [
  number,
  change,
  `${won}/${games}`,
  `${countIn(STRONG, missionCalled(number)).won}/${countIn(STRONG, missionCalled(number)).games}`,
  why,
]

/** Earlier changes, for weaker bots. */
const EARLIER =
  'By quick bots of an earlier day: M2 begins with the gauge at 8, M3 has one mobile token less (15V.NW), M8 a second one (2V.NE), M9 a third (4R.E), the valves of M10 relieve 6 and not 8, the mobile token of W3 lies in 18V.S and not 14R.NE.'

export const missionsPart = (): readonly string[] => [
  'Each mission by itself, six survivors at random, one seat. What a difficulty says is the share of games that strong bots win; behind what bots won stands its 95% interval.',
  '',
  ...table(
    [
      'mission',
      'difficulty',
      'meant for strong bots',
      'strong bots won',
      'quick bots won',
      'random bots won',
      'lost most often because',
    ],
    MISSIONS.map(row),
  ),
  `By count outside of its band, with an interval that reaches into it: ${numbers(false)}. Outside beyond doubt: ${numbers(true)}. People are no bots: read a share as how missions compare.`,
  '',
  '## What was tuned, and why',
  '',
  ...table(['mission', 'change', 'strong bots won before', 'now', 'why'], CHANGED.map(before)),
  EARLIER,
  '',
]
