import { readFileSync } from 'node:fs'
import { longer } from '@graveshift/kernel/testing'
import { isStart } from '@graveshift/zones'
import { Observer } from '@graveshift/zones/testing/watched/observer'
import { watchPlay } from '@graveshift/zones/testing/watched/recorder'
import { watchGame } from '@graveshift/zones/testing/watched/runner'
import { modeKeys } from '@graveshift/zones/testing/watched/variants'
import type { WonGame } from '@graveshift/zones/testing/won'
import { expect, it } from 'vitest'
import { ACTIONS } from './actions.ts'
import { MARKS } from './content/campaign.ts'
import { CARD_DECKS } from './content/cards.ts'
import { MISSIONS } from './content/missions.ts'
import { OWN_SKILLS, ZONE_SKILLS } from './content/skills.ts'
import { ZOMBIE_CARDS } from './content/zombie-deck.ts'
import { KEYWORDS } from './missions/effects.ts'
import { GOALS } from './missions/goals.ts'
import { RULES } from './missions/rules.ts'
import { WESTERN_OUTWARD } from './outward/index.ts'
import { RULE_OPTIONS } from './rule-options.ts'
import { ARRANGED } from './testing/arranged.ts'
import { FUZZ } from './testing/fuzz.ts'
import { playOf } from './testing/kept-plays.ts'
import { REASONS } from './testing/reasons.ts'
import { sceneFor } from './testing/scenes.ts'
import { wordsOf } from './testing/variants.ts'
import { WATCHED } from './testing/watched.ts'

/** Weapons are fought with; what is thrown or eaten has its actions; inventions and gear are laid aside. */
const cardKeys = [...CARD_DECKS.starting, ...CARD_DECKS.equipment, ...CARD_DECKS.bounty].flatMap(
  ({ id, profiles }) => (profiles.length > 0 ? [`card ${id}`] : []),
)

/** Those that act within a mission; the others decide who may come, and what becomes of a campaign. */
const MODES = modeKeys(RULE_OPTIONS.filter(({ id }) => !['classLimits', 'ironTrail', 'mercy'].includes(id)))
const RULE_KEYS = RULES.filter(({ id }) =>
  MISSIONS.some(({ rules }) => rules.some((each) => each.rule === id)),
)
const WORDS = [...new Set(MISSIONS.flatMap(wordsOf).map((effect) => effect.do))]

/** What zones has for other games: no mission or card of this one brings it about. */
const FOR_OTHERS = [
  ...['pick improvise', 'choice companion', 'choice deal', 'choice discard'],
  ...[
    'choice first',
    'choice stand',
    'event dealt',
    'event stood',
    'event stored',
    'event tallied',
    'event woken',
  ],
  ...['refusal dealt-enough', 'refusal in-play', 'refusal no-start-zone', 'refusal no-store-here'],
  ...['refusal no-such-seat', 'refusal nothing-to-store', 'refusal store-needs-peace'],
]

const WANTED = [
  ...cardKeys,
  ...[...ZONE_SKILLS, ...Object.keys(OWN_SKILLS)]
    .filter((skill) => !isStart(skill) && skill !== 'starts-ammo' && skill !== 'starts-health')
    .map((skill) => `skill ${skill}`),
  ...ZOMBIE_CARDS.map(({ id }) => `zombie card ${id}`),
  ...[0, 1, 2, 3].map((level) => `level ${level}`),
  ...MISSIONS.flatMap(({ id, cards, notes }) => [
    ...cards.map(({ number }) => `objective ${id} ${number}`),
    ...notes.map(({ number }) => `note ${id} ${number}`),
  ]),
  ...KEYWORDS.map((key) => `key ${key}`),
  ...MARKS.map(({ id }) => `mark ${id}`),
  ...MODES,
  ...RULE_KEYS.map(({ id }) => `mission rule ${id}`),
  ...GOALS.map(({ id }) => `goal ${id}`),
  ...WORDS.map((word) => `effect ${word}`),
  ...Object.keys(ACTIONS).map((action) => `pick ${action}`),
  ...Object.keys(WESTERN_OUTWARD.schemas.choices).map((kind) => `choice ${kind}`),
  ...Object.keys(WESTERN_OUTWARD.schemas.events).map((type) => `event ${type}`),
  ...REASONS.map((reason) => `refusal ${reason}`),
].filter((key) => !FOR_OTHERS.includes(key))

/** What this run has not come to yet; each has a test of its own. Whatever is found in the long form leaves this list. */
const UNSEEN = [
  ...['skill steam-derivation', 'objective a-horse-with-no-name 4', 'objective fort-bolton 3'],
  ...['note a-horse-with-no-name 2', 'mark horses', 'mission rule mark-blast', 'mission rule wagon-helps'],
  ...['goal objectives', 'goal rally', 'goal gather-spawns', 'goal purified'],
  ...['effect heal', 'effect wound', 'effect keepsake', 'effect lose', 'effect open-exit'],
  ...[
    'choice order',
    'choice shrug',
    'choice give-up',
    'choice convoy-way',
    'choice mobile',
    'choice deplete',
  ],
  ...['choice reward', 'event fallenPushed', 'event wagonSmashed', 'event rewardTaken', 'event keepsakeKept'],
  ...['refusal too-many-cards', 'refusal overfull-pack', 'refusal split-sizes', 'refusal too-heavy'],
  ...['refusal no-token-there', 'refusal cannot-wait', 'refusal skill-twice', 'refusal no-campaign-skill'],
  ...['refusal not-full', 'refusal no-nozzle-here', 'pick emergency-refill'],
  ...['skill plus-damage-melee', 'skill full-steam-plus-damage-melee'],
]

/** A short form for every day; with GRAVESHIFT_LONG=2 it plays on until all of it was used that is not in the list. */
const GAMES = longer() > 1 ? 240 : 2
const ENOUGH = longer() > 1 ? WANTED.length - UNSEEN.length : 100

const keptIn = (file: string): readonly WonGame[] =>
  readFileSync(new URL(`../won/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as WonGame)

/** Games that were won and lost show what chance hardly comes to: goals, notes, trains that leave. */
const KEPT = [...keptIn('games.jsonl'), ...keptIn('lost.jsonl')].slice(0, longer() > 1 ? undefined : 0)

it('what is not come to is something that there is', () => {
  expect(UNSEEN.filter((key) => !WANTED.includes(key))).toEqual([])
})

it.each(Object.keys(ARRANGED))('what is hardly met at random is used on purpose: %s', (key) => {
  expect(WANTED).toContain(key)
  const observer = new Observer(WATCHED, [key])
  const play = ARRANGED[key]
  if (play) watchPlay(WATCHED, play, observer)
  expect(observer.missing()).toEqual([])
})

it('cards, skills, words, goals, rules, options and refusals are used in play', {
  timeout: 3_000_000,
}, () => {
  const observer = new Observer(WATCHED, WANTED)
  const uses = new Map<string, number>()
  for (const play of Object.values(ARRANGED)) watchPlay(WATCHED, play, observer)
  for (const kept of KEPT) watchPlay(WATCHED, playOf(kept), observer)
  let game = 0
  for (; game < GAMES && observer.missing().length > 0; game++) {
    watchGame(WATCHED, FUZZ.options(game), game, observer, uses)
    if (longer() === 1 || game % 25 !== 9) continue
    for (const key of observer.missing())
      if (key.startsWith('skill '))
        watchGame(WATCHED, sceneFor(key.slice(6), (game - 9) / 25), game, observer, uses)
  }
  if (longer() > 1) {
    console.info(`${WANTED.length - observer.missing().length} of ${WANTED.length} used after ${game} games`)
    expect(observer.missing().filter((key) => !UNSEEN.includes(key))).toEqual([])
  }
  expect(WANTED.length - observer.missing().length).toBeGreaterThanOrEqual(ENOUGH)
})
