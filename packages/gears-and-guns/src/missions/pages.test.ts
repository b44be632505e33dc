import type { Telling, Term } from '@graveshift/kernel'
import { speakerOf } from '@graveshift/kernel/testing/speaker'
import { table } from '@graveshift/zones/testing/figures-page'
import { expect, test } from 'vitest'
import { cardTextTerm, effectsTerm } from '../cards/tell.ts'
import { ENDINGS, MARKS } from '../content/campaign.ts'
import { CAMPAIGN_MISSIONS, MISSIONS, ONE_SHOTS } from '../content/missions.ts'
import { WORDS } from '../testing/catalogues.ts'
import { laid } from '../testing/laid.ts'
import { goalOf } from './goals.ts'
import { tellRules } from './rules.ts'
import type { WesternMission } from './types.ts'

const speak = speakerOf('en', WORDS.en)
const say = (key: string) => speak({ word: key })
const saying = (term: Term): string => (typeof term === 'object' ? speak(term) : String(term))

/** Those for one evening have numbers of their own. */
const numberOf = (mission: WesternMission): string =>
  ONE_SHOTS.includes(mission) ? `W${ONE_SHOTS.indexOf(mission) + 1}` : `M${mission.number}`

const named = (mission: WesternMission): string => `${numberOf(mission)} ${say(`mission.${mission.id}.name`)}`
const tilesOf = ({ tiles }: WesternMission): number => tiles.join(' ').split(' ').length
const goalsOf = ({ goals }: WesternMission): readonly Telling[] =>
  goals.map((data) => goalOf(data).kind.tell(data))

const row = (mission: WesternMission) => [
  named(mission),
  `\`${mission.id}\``,
  tilesOf(mission),
  mission.minutes,
  say(`difficulty.${mission.difficulty}`),
  goalsOf(mission).map(speak).join(' '),
]

/** What everybody may know before the mission; cards and notes are told by their places alone (GG-TBL-04). */
const section = (mission: WesternMission): readonly string[] => [
  `## ${named(mission)}`,
  '',
  `*${say(`mission.${mission.id}.story`)}*`,
  '',
  say(`mission.${mission.id}.brief`),
  '',
  '```text',
  laid(mission.id).text,
  '```',
  '',
  ...tellRules({ data: mission }).map((rule) => `- ${speak(rule)}`),
  `- Start ${mission.start.join(', ')}; zombies come in this order: ${mission.spawnOrder.join(', ')}.`,
  ...(mission.cards.length === 0
    ? []
    : [`- Cards: ${mission.cards.map(({ number, zone }) => `${number} ${zone}`).join(', ')}.`]),
  ...(mission.companions === undefined
    ? []
    : [`- Companions: ${mission.companions.map(({ zone }) => zone).join(', ')}.`]),
  ...(mission.neverWake === undefined ? [] : [`- Piles that never wake: ${mission.neverWake.join(', ')}.`]),
  '',
]

const missions = [
  '# Missions of Gears & Guns',
  '',
  'M1 to M10 are the campaign, in order, and each can be played by itself; W1 to W3 are for one evening, the first two without steam. Begin with W1. Give a number or an id: `--mission W1`, `"mission":"dry-run"`. Always six survivors, at 1 to 6 seats.',
  '',
  ...table(['mission', 'id', 'tiles', 'minutes', 'difficulty', 'goals'], MISSIONS.map(row)),
  `On the boards: ${say('overview.legend')}. The first line is the steam gauge, marked where jets begin to wound.`,
  '',
  'What cards and notes say is on [a page of its own](gears-and-guns-cards.md): it spoils the campaign. Names, numbers and tiles of the ten are the rulebook’s; tokens, cards and one-shots are our own design.',
  '',
  ...MISSIONS.flatMap(section),
  'This page is made from the data: `npm run unit -- gears-and-guns/src/missions/pages -u`.',
  '',
].join('\n')

const story = ({ id }: WesternMission, what: string, text: string): readonly string[] => [
  say(`story.${id}.${what}.name`),
  say(`story.${id}.${what}.text`),
  text,
]

const cardsOf = (mission: WesternMission): readonly string[] => [
  `## ${named(mission)}`,
  '',
  ...table(
    ['', 'zone', 'name', 'story', 'effect'],
    [
      ...mission.cards.map((card) => [
        card.number,
        card.zone,
        ...story(mission, String(card.number), saying(cardTextTerm(card))),
      ]),
      ...mission.notes.map(({ number, effects }) => [
        `note ${number}`,
        '',
        ...story(mission, `note-${number}`, saying(effectsTerm(effects))),
      ]),
    ],
  ),
]

const cards = [
  '# Cards and notes of Gears & Guns',
  '',
  '**This page spoils the campaign.** It tells what every objective card and note says, what choices leave behind and how the campaign ends. Made from the data: `npm run unit -- gears-and-guns/src/missions/pages -u`. [The missions](gears-and-guns-missions.md) without spoilers.',
  '',
  ...CAMPAIGN_MISSIONS.flatMap(cardsOf),
  '## Marks',
  '',
  ...table(
    ['mark', 'set in', 'what it is', 'what it changes'],
    MARKS.map(({ id, from }) => [
      say(`mark.${id}.name`),
      `M${from}`,
      say(`mark.${id}.text`),
      say(`mark.${id}.then`),
    ]),
  ),
  '## Endings',
  '',
  ...table(
    ['souls saved', 'ending', ''],
    ENDINGS.map(({ id, from }) => [`${from} and more`, say(`ending.${id}.name`), say(`ending.${id}.text`)]),
  ),
].join('\n')

test.each([
  ['missions', missions],
  ['cards', cards],
])('docs/gears-and-guns-%s.md is as the data are', async (name, page) => {
  await expect(page).toMatchFileSnapshot(`../../../../docs/gears-and-guns-${name}.md`)
})

test('sentences follow one another, whatever a card says', () => {
  expect(cards).not.toMatch(/\.[,.]|\. [a-z]/)
})

test('GG-TBL-04 the page of missions says nothing that stands on a card or note', () => {
  const told = CAMPAIGN_MISSIONS.flatMap((mission) => [
    ...mission.cards.flatMap(({ number }) => story(mission, String(number), '')),
    ...mission.notes.flatMap(({ number }) => story(mission, `note-${number}`, '')),
  ]).filter((text) => text.includes(' '))
  expect(told.filter((text) => missions.includes(text))).toEqual([])
})
