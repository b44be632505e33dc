import { CONTENT } from '@graveshift/gear-up'
import { idsOf } from '../../../simulate/read-flags.ts'
import { barChart, lengthChart, shareChart, stackChart } from '../../../simulate/report/chart.ts'
import {
  barsOf,
  counted,
  figure,
  figuresOf,
  METS,
  metOf,
  percent,
  points,
  SURE,
  table,
  verdictOf,
  verdictOn,
} from '../../../simulate/report/parts.ts'
import { rowsOf } from '../../../simulate/rows.ts'
import { shareOf } from '../../../simulate/share.ts'
import { BANDS, type GearUpGoal, goalsOf } from './goals.ts'
import {
  armName,
  bossName,
  difficultyName,
  effectName,
  sourceName,
  survivorName,
  upgradeName,
} from './names.ts'
import type { GearUpSummary } from './summary.ts'

const TURNS = 18

const KINDS: Readonly<Record<GearUpGoal['kind'], string>> = {
  band: 'wins in the promised band, at every number of seats',
  boss: 'no boss more than 15 points from the mean',
  survivor: 'no survivor more than 10 points from the mean',
  weapon: 'no weapon unused',
  upgrade: 'every upgrade taken in 5 % of the games that offer it',
}

function nameOfGoal({ kind, of }: GearUpGoal): string {
  if (kind === 'boss') return bossName(of)
  if (kind === 'survivor') return survivorName(of)
  if (kind === 'upgrade') return upgradeName(of)
  return kind === 'weapon' ? armName(of) : counted(Number(of), 'seat', 'seats')
}

/** Bosses and survivors are so many points apart from a mean; the others are shares. */
const isApart = ({ kind }: GearUpGoal): boolean => kind === 'boss' || kind === 'survivor'

function figureOf(goal: GearUpGoal, value: number): string {
  if (goal.kind === 'weapon') return counted(value, 'use', 'uses')
  return isApart(goal) ? points(value) : percent(value)
}

function wantedOf(goal: GearUpGoal): string {
  if (goal.kind === 'weapon') return 'at least 1 use'
  return isApart(goal)
    ? `${points(goal.least)} to ${points(goal.most)}`
    : `${percent(goal.least)} to ${percent(goal.most)}`
}

function goalsSection(goals: readonly GearUpGoal[]): string {
  const kinds = (Object.keys(KINDS) as GearUpGoal['kind'][]).map((kind) => {
    const group = goals.filter((goal) => goal.kind === kind)
    return [KINDS[kind], ...metOf(group)]
  })
  const missed = goals
    .filter(({ met }) => !met)
    .map((goal) => [
      KINDS[goal.kind],
      goal.difficulty ? difficultyName(goal.difficulty) : '',
      nameOfGoal(goal),
      figureOf(goal, goal.value),
      goal.interval ? goal.interval.map((bound) => figureOf(goal, bound)).join(' to ') : '',
      wantedOf(goal),
      verdictOn(goal),
    ])
  const list =
    missed.length === 0
      ? '<p>By count all goals are met.</p>'
      : table(['not met', 'difficulty', 'of', 'found', '95 % interval', 'wanted', 'verdict'], missed)
  return `<section><h2>Goals</h2><p>${SURE}</p>${table(['goal', ...METS], kinds)}${list}</section>`
}

function ratesSection(summary: GearUpSummary, difficulties: readonly string[]): string {
  const rows = difficulties.map((difficulty) => {
    const count = summary.difficulties[difficulty] ?? { games: 0, won: 0 }
    const won = shareOf(count)
    const { share, low, high } = won
    const { death = 0, time = 0 } = summary.losses[difficulty] ?? {}
    return [
      difficultyName(difficulty),
      String(count.games),
      percent(share),
      `${percent(low)} to ${percent(high)}`,
      verdictOf(won),
      String(death),
      String(time),
    ]
  })
  return table(
    ['difficulty', 'games', 'won', '95 % interval', 'verdict', 'lost by death', 'lost by time'],
    rows,
  )
}

function charts(summary: GearUpSummary, difficulties: readonly string[]): string[] {
  const shares = (
    title: string,
    counts: GearUpSummary['bosses'],
    names: string[],
    say: (id: string) => string,
  ) => shareChart(title, rowsOf(counts, names), names, difficulties, { say, sayPanel: difficultyName })
  const seatNames = [...new Set(Object.values(summary.seats).flatMap(Object.keys))].sort()
  const survivors = idsOf(CONTENT.survivors)
  const weapons = barsOf(
    figuresOf(summary.weapons, ({ came, used }) => used / Math.max(1, came)),
    armName,
  )
  const damage = difficulties.flatMap((difficulty) =>
    Object.entries(summary.damage[difficulty] ?? {}).map(([source, { armor, health }]) => ({
      name: difficultyName(difficulty),
      group: sourceName(source),
      value: (armor + health) / Math.max(1, summary.chairs[difficulty] ?? 0),
    })),
  )
  return [
    figure(
      'Wins by number of seats',
      'With 95 % intervals; the shaded band is what the difficulty promises.',
      shareChart('Wins by number of seats', rowsOf(summary.seats, seatNames), seatNames, difficulties, {
        bands: BANDS,
        sayPanel: difficultyName,
      }),
    ),
    figure(
      'Wins by boss',
      'All numbers of seats together.',
      shares('Wins by boss', summary.bosses, idsOf(CONTENT.bosses), bossName),
    ),
    figure(
      'Wins by survivor',
      'Games in which the survivor sat at the table.',
      shares('Wins by survivor', summary.survivors, survivors, survivorName),
    ),
    figure(
      'Length',
      'In which turn games were won or lost; a game that runs out of time ends in turn 18.',
      lengthChart('Length of games', summary.lengths, 'turn (10 to 18: round 2)', TURNS),
    ),
    figure(
      'Where damage comes from',
      'Points of damage a seat and game, met by armor or health.',
      stackChart('Sources of damage', damage, 'damage a seat and game'),
    ),
    figure(
      'Use of weapons',
      'How often a weapon was used when its colour came up; above 100 % with second activations.',
      barChart('Use of weapons', weapons, 'uses each time it came up', { format: '.0%' }),
    ),
    figure(
      'Use of effects',
      'Uses a game, over all games: rare carriers are rare effects.',
      barChart(
        'Use of effects',
        barsOf(
          figuresOf(summary.effects, ({ uses }) => uses / summary.games),
          effectName,
        ),
        'uses a game',
        { format: '.1f' },
      ),
    ),
    figure(
      'Upgrades',
      'In how many of the games that offered it somebody took it; the line is at 5 %.',
      barChart(
        'Upgrades taken',
        barsOf(
          figuresOf(summary.upgrades, ({ offered, taken }) => taken / Math.max(1, offered)),
          upgradeName,
        ),
        'taken when offered',
        { format: '.0%', mark: 0.05 },
      ),
    ),
    figure(
      'Cards',
      'How often each card is turned up in a game.',
      barChart(
        'Cards turned up',
        barsOf(
          figuresOf(summary.cards, ({ times }) => times / summary.games),
          (name) => name,
        ),
        'times a game',
        { format: '.1f' },
      ),
    ),
  ]
}

/** What the report shows of Gear Up. */
export function sectionsOf(summary: GearUpSummary): string[] {
  const difficulties = idsOf(CONTENT.difficulties).filter((id) => Object.hasOwn(summary.difficulties, id))
  return [
    ratesSection(summary, difficulties),
    goalsSection(goalsOf(summary)),
    ...charts(summary, difficulties),
  ]
}
