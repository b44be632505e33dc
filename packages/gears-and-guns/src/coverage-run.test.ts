import { longer } from '@graveshift/kernel/testing'
import { isStart } from '@graveshift/zones'
import { testUses } from '@graveshift/zones/testing/watched/uses-suite'
import { modeKeys } from '@graveshift/zones/testing/watched/variants'
import { keptIn } from '@graveshift/zones/testing/won-suite'
import { expect, it } from 'vitest'
import { ACTIONS } from './actions.ts'
import { MARKS } from './content/campaign.ts'
import { CARDS } from './content/cards.ts'
import { MISSIONS } from './content/missions.ts'
import { OWN_SKILLS, ZONE_SKILLS } from './content/skills.ts'
import { ZOMBIE_CARDS } from './content/zombie-deck.ts'
import { KEYWORDS } from './missions/effects.ts'
import { GOALS } from './missions/goals.ts'
import { RULES } from './missions/rules.ts'
import { WESTERN_OUTWARD } from './outward/index.ts'
import { RULE_OPTIONS } from './rule-options.ts'
import { ARRANGED } from './testing/arranged/index.ts'
import { FUZZ } from './testing/fuzz.ts'
import { playOf } from './testing/kept-plays.ts'
import { REASONS } from './testing/reasons.ts'
import { sceneFor } from './testing/scenes.ts'
import { FOR_OTHERS, NEVER, WORDS } from './testing/unused.ts'
import { WATCHED } from './testing/watched.ts'

/** Those that act within a mission; the others decide who may come, and what becomes of a campaign. */
const MODES = modeKeys(RULE_OPTIONS.filter(({ id }) => !['classLimits', 'ironTrail', 'mercy'].includes(id)))
const RULE_KEYS = RULES.filter(({ id }) =>
  MISSIONS.some(({ rules }) => rules.some((each) => each.rule === id)),
)
const WANTED = [
  ...CARDS.map(({ id }) => `card ${id}`),
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
].filter((key) => !FOR_OTHERS.includes(key) && !Object.hasOwn(NEVER, key))

const isLong = longer() > 1

/** Games that were won and lost show what chance hardly comes to: goals, notes, trains that leave. */
const KEPT = isLong
  ? ['games', 'lost'].flatMap((file) => keptIn(new URL(`../won/${file}.jsonl`, import.meta.url)))
  : []

it.each(Object.entries(NEVER))('no mission comes to it: %s', (_, comesTo) => {
  expect(MISSIONS.filter(comesTo)).toEqual([])
})

testUses({
  watched: WATCHED,
  wanted: WANTED,
  arranged: ARRANGED,
  kept: KEPT.map(playOf),
  games: isLong ? 240 : 2,
  enough: isLong ? WANTED.length : 100,
  options: (game) => FUZZ.options(game),
  sceneFor,
})
