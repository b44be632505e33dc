import { readFileSync } from 'node:fs'
import type { Telling, Term } from '@graveshift/kernel'
import { pictureOf } from '@graveshift/zones'
import { setupI18n } from '@lingui/core'
import {
  type CompiledMessage,
  compileMessage,
  compileMessageOrThrow,
} from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import { BANDS, labelFor } from './bands.ts'
import { compileMission, type Mission } from './compile.ts'
import { goalOf } from './goals.ts'
import { ruleOf } from './rules.ts'
import type { GoalData, MissionData, RuleData } from './types.ts'

const LANGUAGES = ['en', 'it', 'de'] as const
type Language = (typeof LANGUAGES)[number]

const catalogue = (language: Language): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../words/${language}.json`, import.meta.url), 'utf8'))

function speaker(language: Language): (telling: Telling) => string {
  const messages = catalogue(language)
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  i18n.setMessagesCompiler(compileMessage)
  const term = (value: Term): string | number => (typeof value === 'object' ? say(value) : value)
  const say = ({ word, with: values = {} }: Telling): string => {
    if (messages[word] === undefined) throw new Error(`no word ${word} in ${language}`)
    return i18n._(
      word,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, term(value)])),
    )
  }
  return say
}

/** The values a message takes, those inside plurals and selects included. */
function namesIn(text: string): readonly string[] {
  const found = new Set<string>()
  const visit = (message: CompiledMessage): void => {
    for (const token of message) {
      if (typeof token === 'string') continue
      const [name, type, cases] = token
      found.add(name)
      if (type === 'plural' || type === 'select')
        for (const inner of Object.values(cases as Record<string, CompiledMessage | undefined>))
          if (Array.isArray(inner)) visit(inner)
    }
  }
  visit(compileMessageOrThrow(text))
  return [...found].sort()
}

const tellGoal = (data: GoalData) => goalOf(data).kind.tell(data)
const tellRule = (data: RuleData) => ruleOf(data).tell(data)

/** One of each goal and rule, whatever missions use today. */
const GOALS: readonly GoalData[] = [
  ...MISSIONS.flatMap(({ goals }) => goals),
  { goal: 'survive', rounds: 9 },
  { goal: 'level', level: 'red', count: 1 },
]
const RULES: readonly RuleData[] = [
  ...MISSIONS.flatMap(({ rules }) => rules),
  { rule: 'wake', colour: 'green', when: { doors: 1 } },
  { rule: 'exit', open: 'always' },
  { rule: 'gift', draw: 'pimpweapon' },
  { rule: 'companions-may-fall' },
]

describe.each(LANGUAGES)('words of the missions: %s', (language) => {
  const say = speaker(language)

  test('every mission has a name, a story and a brief', () => {
    for (const { id, difficulty } of MISSIONS) {
      for (const part of ['name', 'story', 'brief'])
        expect(say({ word: `mission.${id}.${part}` })).not.toBe('')
      expect(say({ word: `difficulty.${difficulty}` })).not.toBe('')
    }
  })

  test('every goal and rule is a whole sentence with all its figures', () => {
    for (const sentence of [...GOALS.map(tellGoal), ...RULES.map(tellRule)].map(say))
      expect(sentence).toMatch(/^[^{}]+[.]$/u)
  })

  test('every message is well formed and takes what the English one takes', () => {
    const english = catalogue('en')
    const words = catalogue(language)
    expect(Object.keys(words)).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(words))
      expect([key, namesIn(text)]).toEqual([key, namesIn(english[key] ?? '')])
  })
})

const say = speaker('en')
const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

function mission(data: MissionData): Mission {
  const compiled = compileMission(data)
  if (!('board' in compiled)) throw new Error(`${data.id} does not compile`)
  return compiled
}

/** What lies where, in words. */
function places({ data, objectives, crates, board }: Mission): readonly string[] {
  const coloured = (name: string, colour?: string) => (colour ? `${name} (${colour})` : name)
  const zone = (index: number) => board.zones[index]?.name ?? ''
  return [
    `Start: ${data.start.join(', ')}${data.exit === undefined ? '' : `; exit: ${data.exit}`}`,
    `Spawn zones in order: ${data.spawns.map((spawn) => coloured(spawn.zone, spawn.colour)).join(', ')}`,
    ...(data.doors ?? []).map(
      ({ door, colour, open }) => `Door ${door}: ${colour ?? (open ? 'open' : 'closed')}`,
    ),
    ...(objectives.length === 0
      ? []
      : [
          `Objectives: ${objectives.map(({ zone: at, colour }) => coloured(zone(at), colour === 'red' ? '' : colour)).join(', ')}`,
        ]),
    `Crates: ${crates.map(({ zone: at }) => zone(at)).join(', ')}`,
    ...(data.cars ?? []).map(({ car, zone: at }) => `${say({ word: `car.${car}.name` })}: ${at}`),
    ...(data.companions ?? []).map(({ zone: at }) => `Companion: ${at}`),
    ...(data.zombies ?? []).map(
      ({ kind, count, zone: at }) => `${count} ${say({ word: `zombie.${kind}.name` })}: ${at}`,
    ),
    ...(data.dark ? ['Dark zones are played.'] : []),
  ]
}

function section(data: MissionData): string {
  const made = mission(data)
  const { board, start, exit, spawns } = made
  const notes = new Map<number, string>()
  const note = (zone: number, text: string) => notes.set(zone, `${notes.get(zone) ?? ''}${text}`)
  for (const zone of start) note(zone, 'S')
  if (exit !== undefined) note(exit, 'E')
  for (const [index, { zone }] of spawns.entries()) note(zone, `${index + 1}`)
  const points = [
    ...made.objectives.map(({ at }) => ({ at, mark: 'X' })),
    ...made.crates.map(({ at }) => ({ at, mark: '+' })),
  ]
  const marks = { notes, points, open: made.open }
  return `## ${title(data)}

\`--mission M${data.number}\` or \`--mission ${data.id}\`: ${say({ word: `difficulty.${data.difficulty}` })}, ${data.minutes} minutes, ${tilesOf(data)} tiles, ${board.size} zones, ${board.doors.length} doors${data.survivors === undefined ? '' : `, ${data.survivors} survivors`}. Tiles: \`${data.tiles.join(' / ')}\`

${say({ word: `mission.${data.id}.story` })}

${say({ word: `mission.${data.id}.brief` })}

${list(data.goals.map((goal) => `**${say(tellGoal(goal))}**`))}
${list([...data.rules.map((rule) => say(tellRule(rule))), ...places(made)])}

\`\`\`text
${pictureOf(board.layout, marks)}
\`\`\`
`
}

const tilesOf = ({ tiles }: MissionData): number => tiles.join(' ').split(' ').length
const title = ({ id, number }: MissionData): string => `M${number} ${say({ word: `mission.${id}.name` })}`
/** As pages give their headings a name to link to. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d -]/gu, '')
    .replaceAll(' ', '-')

const overview = (data: MissionData): string =>
  `| [${title(data)}](#${anchor(title(data))}) | \`${data.id}\` | ${say({ word: `difficulty.${data.difficulty}` })} | ${tilesOf(data)} | ${data.minutes} | ${data.goals.map((goal) => say(tellGoal(goal))).join(' ')} |`

/** Games of the strong bot, with the interval that holds the true share in 95 of 100 cases, in hundredths. */
interface Measured {
  readonly command: string
  readonly missions: Readonly<
    Record<string, { readonly games: number; readonly won: number; readonly interval: readonly number[] }>
  >
}

const MEASURED: Measured = JSON.parse(
  readFileSync(new URL('../../measured/strong.json', import.meta.url), 'utf8'),
)

test.each(MISSIONS)('$id is called as hard as the strong bot found it', ({ id, difficulty }) => {
  const { won = 0, games = 0 } = MEASURED.missions[id] ?? {}
  expect(games).toBeGreaterThan(0)
  expect(difficulty).toBe(labelFor(won, games))
})

function measured(): string {
  const bands = Object.entries(BANDS).map(
    ([label, [least, most]]) => `${label} ${100 * least} to ${100 * most}%`,
  )
  const all = Object.values(MEASURED.missions)
  const games = all.map((each) => each.games)
  const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0)
  const rows = MISSIONS.map((data) => {
    const { won = 0, games: played = 0, interval = [] } = MEASURED.missions[data.id] ?? {}
    const label = say({ word: `difficulty.${data.difficulty}` })
    return `| ${title(data)} | ${label} | ${won} of ${played} | ${interval.join(' to ')}% |`
  })
  return `## How hard they are

A mission is called after the share of its games that the strong bot won with six adults at one seat: ${bands.join(', ')}. The bot had its usual budget (up to 3,000 answers tried out for a decision); played by the sources of ced8f6b, since when rules of a few skills were mended:

\`\`\`sh
${MEASURED.command}
\`\`\`

It won ${sum(all.map(({ won }) => won))} of ${sum(games)} games, ${Math.min(...games)} to ${Math.max(...games)} of each mission. The true share lies in the last column with 95% confidence, so that a difficulty near a bound may be one off, and somebody who plans further ahead than one round will find many missions easier. Every mission can be won, zombies and all: a won game of each is kept in \`packages/second-edition/won\` and played again by the tests. Those games were found by \`npm run won\`, which tries out every round in thousands of ways on the luck that will come, as no player can: they prove that a mission can be done, not that it is often. A mission that random play wins more than once in five games fails a test.

| mission | difficulty | won | 95% interval |
|---|---|---|---|
${rows.join('\n')}`
}

const page = () => `# Missions of the second edition

Begin with M0. A mission is named by its number or its id, wherever one is asked for: \`npx graveshift play second-edition --mission M0\`, \`"options":{"mission":"zombicide-life"}\`, \`simulate second-edition --missions M0,small-town\`. All are for six survivors at 1 to 6 seats, unless they say otherwise.

| mission | id | difficulty | tiles | minutes | goals |
|---|---|---|---|---|---|
${MISSIONS.map(overview).join('\n')}

What is known of the printed missions is names, numbers of tiles, minutes and most difficulties; the boards of M0, M1 and M2 with start, exit and spawn zones; the tiles of M4, M6, M7 and M15 with their goals in outline. Everything else here is our own design: all other boards, the turns of the tiles of M4, M6, M7 and M15, all places of tokens that are not named above, the stories, and the figures of goals and rules. The difficulties are ours as well: they say how often the strong bot won.

${measured()}

## How to read the boards

Walls are \`#\`, markings on the street \`.\`, openings \`o\`, closed doors \`D\`, open ones \`/\`; \`X\` is an objective, \`+\` a crate, \`*\` after the name of a zone marks a dark room. Below the name: \`S\` start, \`E\` exit, a figure the place of a spawn zone in the order. The terminal draws the same board, but writes what is in a zone below its name, with a legend of its own: \`x\` for an objective and \`c\` for a crate that are still there, \`!\` for a spawn zone, \`s2\` and \`z3\` for two survivors and three zombies.

${MISSIONS.map(section).join('\n')}
## About this page

It is written from the data and the English words by \`packages/second-edition/src/missions/words.test.ts\`: run \`npm run unit -- packages/second-edition/src/missions/words.test.ts -u\` after a change.
`

test('docs/second-edition-missions.md shows the missions as they are', async () => {
  await expect(page()).toMatchFileSnapshot('../../../../docs/second-edition-missions.md')
})

test('no token is drawn into a wall or under a name', () => {
  const count = (text: string, mark: string) => text.split(mark).length - 1
  for (const data of MISSIONS) {
    const [, picture = ''] = section(data).split('```')
    expect([data.id, count(picture, 'X'), count(picture, '+')]).toEqual([
      data.id,
      data.objectives.length,
      data.crates.length,
    ])
    expect(picture).not.toMatch(/#[X+]+#|#[X+]o|o[X+]#/)
  }
})
