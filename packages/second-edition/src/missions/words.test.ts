import { readFileSync } from 'node:fs'
import { speakerOf } from '@graveshift/kernel/testing/speaker'
import { LANGUAGES, parametersOf } from '@graveshift/kernel/testing/words'
import { pictureOf } from '@graveshift/zones'
import { BANDS } from '@graveshift/zones/missions'
import { describe, expect, test } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import { WORDS } from '../testing/catalogues.ts'
import { compileMission, type Mission } from './compile.ts'
import { goalOf } from './goals.ts'
import { ruleOf } from './rules.ts'
import type { GoalData, MissionData, RuleData } from './types.ts'

const speaker = (language: (typeof LANGUAGES)[number]) => speakerOf(language, WORDS[language])

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
    expect(Object.keys(WORDS[language])).toEqual(Object.keys(WORDS.en))
    for (const [key, text] of Object.entries(WORDS[language]))
      expect([key, parametersOf(text)]).toEqual([key, parametersOf(WORDS.en[key])])
  })
})

const say = speaker('en')

function mission(data: MissionData): Mission {
  const compiled = compileMission(data)
  if (!('board' in compiled)) throw new Error(`${data.id} does not compile`)
  return compiled
}

/** The board with its tokens, as mission makers look at it. */
function picture(data: MissionData): string {
  const { board, objectives, crates, open } = mission(data)
  const points = [
    ...objectives.map(({ at }) => ({ at, mark: 'X' })),
    ...crates.map(({ at }) => ({ at, mark: '+' })),
  ]
  return pictureOf(board.layout, { notes: new Map(), points, open })
}

const tilesOf = ({ tiles }: MissionData): number => tiles.join(' ').split(' ').length
const title = ({ id, number }: MissionData): string => `M${number} ${say({ word: `mission.${id}.name` })}`
/** Games of the strong bot, with the interval that holds the true share in 95 of 100 cases, in hundredths. */
interface Won {
  readonly games: number
  readonly won: number
  readonly interval: readonly number[]
}

interface Measured {
  readonly command: string
  readonly commit: string
  readonly missions: Readonly<Record<string, Won>>
}

const NONE: Won = { games: 0, won: 0, interval: [0, 100] }
const measured = (name: string): Measured =>
  JSON.parse(readFileSync(new URL(`../../measured/${name}.json`, import.meta.url), 'utf8'))
const MEASURED = measured('strong')
const QUICK = measured('quick')
const OTHER_SEATS = [2, 3, 6]
const AT_OTHERS = OTHER_SEATS.map((seats) => measured(`strong-${seats}-seats`))

const shareIn = ({ missions }: Measured, id: string): number => {
  const { won, games } = missions[id] ?? NONE
  return Math.round((100 * won) / games)
}

const row = (data: MissionData): string => {
  const won = MEASURED.missions[data.id] ?? NONE
  const goals = data.goals.map((goal) => say(tellGoal(goal))).join(' ')
  return `| ${title(data)} | \`${data.id}\` | ${tilesOf(data)} | ${data.minutes}${data.survivors === undefined ? '' : `, ${data.survivors} survivors`} | ${say({ word: `difficulty.${data.difficulty}` })} | ${shareIn(MEASURED, data.id)}% (${won.interval.join('-')}) | ${AT_OTHERS.map((series) => shareIn(series, data.id)).join('/')}% | ${shareIn(QUICK, data.id)}% | ${goals} |`
}

const page = () => `# Missions of the second edition

Begin with M0. Wherever a mission is asked for, give its number or its id: \`--mission M0\`, \`"mission":"zombicide-life"\`. They are for six survivors at 1 to 6 seats unless the table says otherwise.

| mission | id | tiles | minutes | difficulty | won by the strong bot (95% interval) | at ${OTHER_SEATS.join('/')} seats | by the quick bot | goals |
|---|---|---|---|---|---|---|---|---|
${MISSIONS.map(row).join('\n')}

- **To see one** whole: \`npx graveshift play second-edition --mission M0\`, then \`t\`. As data: \`board\` and \`games\` of [the protocol](protocol-second-edition.md#board).
- **Difficulty** is the share of games that the strong bot won with six adults at one seat: ${Object.entries(
  BANDS,
)
  .map(([label, [least, most]]) => `${label} ${100 * least} to ${100 * most}%`)
  .join(', ')}.
- **How that was measured**, and what was changed for it: [Balance of the second edition](balance/second-edition.md). At other numbers of seats there are few games: one mission there may be luck.
- **Every mission can be won**: \`packages/second-edition/won\` has a won game of each.
- **Known of the printed missions** are names, numbers of tiles and minutes; the boards of M0, M1 and M2; the tiles of M4, M6, M7 and M15. The rest is our own design.

This page is made from the data: \`npm run unit -- packages/second-edition/src/missions/words -u\`.
`

test('docs/second-edition-missions.md shows the missions as they are', async () => {
  await expect(page()).toMatchFileSnapshot('../../../../docs/second-edition-missions.md')
})

test('no token is drawn into a wall or under a name', () => {
  const count = (text: string, mark: string) => text.split(mark).length - 1
  for (const data of MISSIONS) {
    const drawn = picture(data)
    expect([data.id, count(drawn, 'X'), count(drawn, '+')]).toEqual([
      data.id,
      data.objectives.length,
      data.crates.length,
    ])
    expect(drawn).not.toMatch(/#[X+]+#|#[X+]o|o[X+]#/)
  }
})
