import { longer } from '@graveshift/kernel/testing'
import { isStart } from '@graveshift/zones'
import { testUses } from '@graveshift/zones/testing/watched/uses-suite'
import { modeKeys } from '@graveshift/zones/testing/watched/variants'
import { expect, it } from 'vitest'
import { ACTIONS } from './actions.ts'
import { CARDS } from './content/cards.ts'
import { CARD_FACES, SKILLS } from './content/compile.ts'
import { ZOMBIE_CARDS } from './content/zombie-cards.ts'
import { zombieKinds } from './content/zombies.ts'
import { RULES } from './missions/rules.ts'
import { REASONS } from './refusals.ts'
import { RULE_OPTIONS } from './rule-options.ts'
import { secondEditionRules } from './rules.ts'
import { readSetup } from './setup.ts'
import { ARRANGED } from './testing/arranged.ts'
import { optionsOf } from './testing/random-options.ts'
import { positionOf } from './testing/random-position.ts'
import { sceneFor } from './testing/scenes.ts'
import { WATCHED } from './testing/watched.ts'

const setup = readSetup({})
if ('fault' in setup) throw new Error(setup.message)
const { rules } = secondEditionRules(setup)

/** Weapons are fought with, food is eaten, bombs are thrown, traps are laid aside, gear works or is thrown again. */
const cardKeys = CARDS.map(({ id, kind, plenty }) => {
  if (kind === 'weapon' || plenty !== undefined) return `card ${id}`
  if (kind === 'food') return `eaten ${id}`
  return kind === 'trap' ? `foundDiscarded ${id}` : `discarded ${id}`
})
const openers = [...new Set(Object.values(CARD_FACES).flatMap(({ name, door }) => (door ? [name] : [])))]

const MODE_KEYS = modeKeys(RULE_OPTIONS)

const RULE_KEYS = RULES.map(({ id }) => `mission rule ${id}`)

const WANTED = [
  ...cardKeys,
  ...openers.map((name) => `door ${name}`),
  ...SKILLS.ids.filter((skill) => !isStart(skill)).map((skill) => `skill ${skill}`),
  ...ZOMBIE_CARDS.map(({ id }) => `zombie card ${id}`),
  ...[0, 1, 2, 3].map((level) => `level ${level}`),
  ...zombieKinds('plain', 1).map((_, kind) => `zombie ${kind} of plain`),
  ...zombieKinds('printed', 1).map((_, kind) => `zombie ${kind} of printed`),
  ...['objective red', 'objective blue', 'objective green', 'crate red'].map((token) => `token ${token}`),
  ...['woken blue', 'woken green'],
  ...['coloured door blue', 'coloured door green'],
  ...MODE_KEYS,
  ...['rush', 'card', 'shortage', 'taunt'].map((why) => `activation ${why}`),
  ...['zombies', 'friendly-fire', 'fire'].map((from) => `wounds ${from}`),
  ...['kill', 'objective', 'food'].map((from) => `points ${from}`),
  ...Object.keys(ACTIONS)
    .filter((action) => !['end', 'eat', 'improvise', 'search-car'].includes(action))
    .map((action) => `action ${action}`),
  ...Object.keys(rules.choices)
    .filter((kind) => kind !== 'discard')
    .map((kind) => `choice ${kind}`),
  ...RULE_KEYS,
  ...REASONS.map((reason) => `refusal ${reason}`),
]

const isLong = longer() > 1

testUses({
  watched: WATCHED,
  wanted: WANTED,
  arranged: ARRANGED,
  games: isLong ? 1_200 : 16,
  enough: isLong ? WANTED.length : 200,
  options: (game) => (game % 3 === 0 ? optionsOf(game / 3) : positionOf(game)),
  sceneFor,
})

it('every mode and every rule of a mission is among them: each is held against the same course without it', () => {
  expect([...MODE_KEYS, ...RULE_KEYS].filter((key) => !Object.hasOwn(ARRANGED, key))).toEqual([])
})
