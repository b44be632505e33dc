import { LEVELS } from '@graveshift/zones'
import { idsOf } from '../../simulate/read-flags.ts'
import { barChart, lengthChart, stackChart } from '../../simulate/report/chart.ts'
import {
  barsOf,
  figure,
  figuresOf,
  METS,
  metOf,
  percent,
  SURE,
  section,
  table,
  verdictOf,
} from '../../simulate/report/parts.ts'
import { shareOf } from '../../simulate/share.ts'
import type { Box, BoxedGame } from './box.ts'
import { goalsOf } from './goals.ts'
import { namesOf } from './names.ts'
import type { MissionSummary } from './summary.ts'
import { whereItFails } from './where-it-fails.ts'
import { labelOf, winCharts } from './win-charts.ts'

const LEVEL_COLOURS = { blue: '#4a6fa5', yellow: '#e3bf3a', orange: '#dd7f2a', red: '#a4343a' }
const mean = (sum: number, games: number) => (sum / Math.max(1, games)).toFixed(1)

function missionsSection<G extends BoxedGame>(
  box: Box<G>,
  { missions, sums }: MissionSummary,
  ids: readonly string[],
): string {
  const { missionName, difficultyName } = namesOf(box)
  const rows = ids.map((id) => {
    const count = missions[id] ?? { games: 0, won: 0 }
    const won = shareOf(count)
    const { share, low, high } = won
    const all = sums[id]
    return [
      missionName(id),
      difficultyName(labelOf(box, id)),
      String(count.games),
      percent(share),
      `${percent(low)} to ${percent(high)}`,
      verdictOf(won),
      mean(all?.rounds ?? 0, count.games),
      percent((all?.taken ?? 0) / 1000 / Math.max(1, count.games)),
      mean(all?.kills ?? 0, count.games),
      mean(all?.deaths ?? 0, count.games),
    ]
  })
  const heads = ['mission', 'label', 'games', 'won', '95 % interval', 'verdict', 'rounds', 'tokens taken']
  return section(
    'Missions in figures',
    'On average of all games.',
    table([...heads, 'zombies killed', 'deaths'], rows),
  )
}

function goalsSection<G extends BoxedGame>(box: Box<G>, summary: MissionSummary): string {
  const { missionName } = namesOf(box)
  const goals = goalsOf(box, summary)
  const kinds = {
    won: 'every mission was won',
    label: `wins agree with the label (${Object.entries(box.bands)
      .map(([label, [least, most]]) => `${label}: ${100 * least} to ${100 * most} %`)
      .join(', ')})`,
  }
  const rows = (['won', 'label'] as const).map((kind) => {
    const group = goals.filter((goal) => goal.kind === kind)
    const missed = group.filter(({ met }) => !met).map(({ of }) => missionName(of))
    return [kinds[kind], ...metOf(group), missed.join(', ')]
  })
  return `<section><h2>Goals</h2><p>${SURE}</p>${table(['goal', ...METS, 'not met'], rows)}</section>`
}

const inRounds = (lengths: MissionSummary['lengths']): number =>
  Math.max(1, ...Object.values(lengths).flatMap((rounds) => Object.keys(rounds).map(Number)))

/** Parts of a whole by mission, a game each. */
function stacked(
  record: Readonly<Record<string, Readonly<Record<string, number>>>>,
  { missions }: MissionSummary,
  ids: readonly string[],
  missionNumber: (id: string) => string,
  say: (part: string) => string,
) {
  return ids.flatMap((id) =>
    Object.entries(record[id] ?? {}).map(([part, value]) => ({
      name: missionNumber(id),
      group: say(part),
      value: value / Math.max(1, missions[id]?.games ?? 0),
    })),
  )
}

function charts<G extends BoxedGame>(box: Box<G>, summary: MissionSummary, ids: readonly string[]): string[] {
  const { missionNumber, woundName, lossName, zombieName, actionName, cardName, skillName } = namesOf(box)
  const { games } = summary
  const aGame = (record: Readonly<Record<string, number>>, say: (id: string) => string) =>
    barsOf(
      figuresOf(record, (value) => value / Math.max(1, games)),
      say,
    )
  const bars = (title: string, list: ReturnType<typeof aGame>) =>
    barChart(title, list, 'a game', { format: '.2f' })
  return [
    figure(
      'Length',
      'In which round games were won or lost.',
      lengthChart('Length of games', summary.lengths, 'round', inRounds(summary.lengths)),
    ),
    figure(
      'Why games were lost',
      'Shares of all games of a mission.',
      stackChart(
        'Losses by mission',
        stacked(summary.losses, summary, ids, missionNumber, lossName),
        'games lost',
        {},
        '.0%',
      ),
    ),
    figure(
      'Wounds',
      'Wounds a game by where they came from; a mission is lost with the first survivor who falls.',
      stackChart(
        'Wounds by mission',
        stacked(summary.wounds, summary, ids, missionNumber, woundName),
        'wounds a game',
      ),
    ),
    figure(
      'Danger levels',
      'Where survivors were on their track when the game ended.',
      stackChart(
        'Levels by mission',
        stacked(summary.levels, summary, ids, missionNumber, (level) => LEVELS[Number(level)] ?? level),
        'survivors a game',
        LEVEL_COLOURS,
      ),
    ),
    figure('Zombies killed', 'By kind.', bars('Zombies killed', aGame(summary.kills, zombieName))),
    figure('Actions', 'By kind.', bars('Actions', aGame(summary.actions, actionName))),
    figure(
      'Use of equipment',
      'Attacks, doors and meals.',
      bars(
        'Use of equipment',
        aGame(
          figuresOf(summary.cards, ({ uses }) => uses),
          cardName,
        ),
      ),
    ),
    figure(
      'Zombies by weapon',
      'How many fell to one use of it.',
      barChart(
        'Zombies by weapon',
        barsOf(
          figuresOf(summary.cards, ({ uses, kills }) => kills / Math.max(1, uses)),
          cardName,
        ).filter(({ value }) => value > 0),
        'zombies a use',
        { format: '.2f' },
      ),
    ),
    figure(
      'Skills learned',
      'By all survivors together.',
      bars(
        'Skills learned',
        aGame(
          figuresOf(summary.skills, ({ learned }) => learned),
          skillName,
        ),
      ),
    ),
    figure(
      'Skills used',
      'Those that are actions of their own or stand against wounds; all others work unseen.',
      bars(
        'Skills used',
        aGame(
          figuresOf(summary.skills, ({ used }) => used),
          skillName,
        ).filter(({ value }) => value > 0),
      ),
    ),
  ]
}

/** What the report shows of a game with missions. */
export function sectionsOf<G extends BoxedGame>(box: Box<G>, summary: MissionSummary): string[] {
  const ids = idsOf(box.missions).filter((id) => Object.hasOwn(summary.missions, id))
  return [
    goalsSection(box, summary),
    ...winCharts(box, summary, ids),
    ...charts(box, summary, ids),
    ...whereItFails(box, summary, ids),
    missionsSection(box, summary, ids),
  ]
}
