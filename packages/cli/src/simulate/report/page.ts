import { CONTENT } from '@graveshift/gear-up'
import { type Goal, goalsOf, rowsOf } from '../goals.ts'
import type { Headline } from '../order.ts'
import { shareOf } from '../share.ts'
import type { Summary } from '../summary.ts'
import { type Bar, barChart, lengthChart, shareChart, stackChart } from './chart.ts'
import {
  armName,
  bossName,
  difficultyName,
  effectName,
  sourceName,
  survivorName,
  upgradeName,
} from './names.ts'

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const plain = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
const inOrderOf = (order: readonly string[], record: object) => order.filter((id) => id in record)

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${plain(text)}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((text) => `<td>${plain(text)}</td>`).join('')}</tr>`)
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

function figure(title: string, note: string, chart: string): string {
  return `<section><h2>${plain(title)}</h2><p>${plain(note)}</p><figure>${chart}</figure></section>`
}

const KINDS: Readonly<Record<Goal['kind'], string>> = {
  band: 'wins in the promised band, at every number of seats',
  boss: 'no boss more than 15 points from the mean',
  survivor: 'no survivor more than 10 points from the mean',
  weapon: 'no weapon unused',
  upgrade: 'every upgrade taken in 5 % of the games that offer it',
}

function nameOfGoal({ kind, of }: Goal): string {
  if (kind === 'boss') return bossName(of)
  if (kind === 'survivor') return survivorName(of)
  if (kind === 'upgrade') return upgradeName(of)
  return kind === 'weapon' ? armName(of) : `${of} seats`
}

function goalsSection(goals: readonly Goal[]): string {
  const kinds = (Object.keys(KINDS) as Goal['kind'][]).map((kind) => {
    const group = goals.filter((goal) => goal.kind === kind)
    return [KINDS[kind], `${group.filter(({ met }) => met).length} of ${group.length}`]
  })
  const missed = goals
    .filter(({ met }) => !met)
    .map((goal) => [
      KINDS[goal.kind],
      goal.difficulty ? difficultyName(goal.difficulty) : '',
      nameOfGoal(goal),
      goal.kind === 'weapon' ? String(goal.value) : percent(goal.value),
      goal.kind === 'weapon' ? 'at least 1' : `${percent(goal.least)} to ${percent(goal.most)}`,
    ])
  const list =
    missed.length === 0
      ? '<p>All goals are met.</p>'
      : table(['not met', 'difficulty', 'of', 'found', 'wanted'], missed)
  return `<section><h2>Goals</h2>${table(['goal', 'met'], kinds)}${list}</section>`
}

function ratesSection(summary: Summary, difficulties: readonly string[]): string {
  const rows = difficulties.map((difficulty) => {
    const count = summary.difficulties[difficulty] ?? { games: 0, won: 0 }
    const { share, low, high } = shareOf(count)
    const { death = 0, time = 0 } = summary.losses[difficulty] ?? {}
    return [
      difficultyName(difficulty),
      String(count.games),
      percent(share),
      `${percent(low)} to ${percent(high)}`,
      String(death),
      String(time),
    ]
  })
  return table(['difficulty', 'games', 'won', '95 % interval', 'lost by death', 'lost by time'], rows)
}

function charts(summary: Summary, difficulties: readonly string[]): string[] {
  const shares = (title: string, counts: Summary['bosses'], names: string[], say: (id: string) => string) =>
    shareChart(title, rowsOf(counts, names), names, difficulties, { say })
  const seatNames = [...new Set(Object.values(summary.seats).flatMap(Object.keys))].sort()
  const survivors = ids(CONTENT.survivors)
  const bars = (record: Record<string, number>, say: (id: string) => string): Bar[] =>
    Object.entries(record)
      .map(([id, value]) => ({ name: say(id), value }))
      .sort((one, other) => other.value - one.value)
  const map = <T>(record: Record<string, T>, of: (value: T) => number) =>
    Object.fromEntries(Object.entries(record).map(([id, value]) => [id, of(value)]))
  const weapons = bars(
    map(summary.weapons, ({ came, used }) => used / Math.max(1, came)),
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
        bands: true,
      }),
    ),
    figure(
      'Wins by boss',
      'All numbers of seats together.',
      shares('Wins by boss', summary.bosses, ids(CONTENT.bosses), bossName),
    ),
    figure(
      'Wins by survivor',
      'Games in which the survivor sat at the table.',
      shares('Wins by survivor', summary.survivors, survivors, survivorName),
    ),
    figure(
      'Length',
      'In which turn games were won or lost; a game that runs out of time ends in turn 18.',
      lengthChart('Length of games', summary.lengths),
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
        bars(
          map(summary.effects, ({ uses }) => uses / summary.games),
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
        bars(
          map(summary.upgrades, ({ offered, taken }) => taken / Math.max(1, offered)),
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
        bars(
          map(summary.cards, ({ times }) => times / summary.games),
          (name) => name,
        ),
        'times a game',
        { format: '.1f' },
      ),
    ),
  ]
}

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2d33; background: #faf8f3; margin: 2rem auto; max-width: 62rem; padding: 0 1rem }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem }
table { border-collapse: collapse; margin: 1rem 0 } th, td { text-align: left; padding: .25rem .75rem; border-bottom: 1px solid #ddd }
figure { margin: 0; overflow-x: auto } code { background: #eee7d6; padding: .1rem .3rem }
.key span { margin-right: 1rem } .key i { display: inline-block; width: .8rem; height: .8rem; margin-right: .3rem }
`

/** The report: one page that needs nothing else, not even a network. */
export function reportPage(headline: Headline, command: string, summary: Summary): string {
  const difficulties = inOrderOf(ids(CONTENT.difficulties), summary.difficulties)
  const { order, content, code } = headline
  const about = [
    ['command', command],
    ['seed', order.seed],
    ['games', `${summary.games}, ${summary.decisions} decisions`],
    [
      'bots',
      `${order.bots.join(', ')}${order.nodes === undefined ? '' : `, ${order.nodes} nodes a decision`}`,
    ],
    ['engine', `content ${content}, code ${code}`],
  ]
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gear Up, simulated</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${STYLE}</style></head><body><h1>Gear Up, simulated</h1>`,
    table(['', ''], about),
    ratesSection(summary, difficulties),
    goalsSection(goalsOf(summary)),
    ...charts(summary, difficulties),
    '</body></html>\n',
  ].join('\n')
}
