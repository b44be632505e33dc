import { longer } from '@graveshift/kernel/testing'
import { isStart, ZONES_REFUSALS } from '@graveshift/zones'
import { expect, it } from 'vitest'
import { ACTIONS } from './actions/index.ts'
import { CARDS } from './content/cards.ts'
import { CARD_FACES, SKILLS } from './content/compile.ts'
import { MISSIONS } from './content/missions.ts'
import { ZOMBIE_CARDS } from './content/zombie-cards.ts'
import { zombieKinds } from './content/zombies.ts'
import { OWN_REFUSALS } from './refusals.ts'
import { secondEditionRules } from './rules.ts'
import { readSetup } from './setup.ts'
import { Observer } from './testing/observer.ts'
import { optionsOf } from './testing/random-options.ts'
import { positionOf } from './testing/random-position.ts'
import { watchGame } from './testing/runner.ts'
import { sceneFor } from './testing/scenes.ts'

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

const WANTED = [
  ...cardKeys,
  ...openers.map((name) => `door ${name}`),
  ...Object.keys(SKILLS)
    .filter((skill) => !isStart(skill))
    .map((skill) => `skill ${skill}`),
  ...ZOMBIE_CARDS.map(({ id }) => `zombie card ${id}`),
  ...[0, 1, 2, 3].map((level) => `level ${level}`),
  ...zombieKinds('plain', 1).map((_, kind) => `zombie ${kind} of plain`),
  ...zombieKinds('printed', 1).map((_, kind) => `zombie ${kind} of printed`),
  ...['objective red', 'objective blue', 'crate red'].map((token) => `token ${token}`),
  ...['woken blue', 'woken green'],
  ...['mode ultrared', 'mode abominations plain', 'mode abominations printed'],
  ...['rush', 'card', 'shortage', 'taunt'].map((why) => `activation ${why}`),
  ...['zombies', 'friendly-fire', 'fire'].map((from) => `wounds ${from}`),
  ...['kill', 'objective', 'food'].map((from) => `points ${from}`),
  ...Object.keys(ACTIONS)
    .filter((action) => !['end', 'eat', 'improvise', 'search-car'].includes(action))
    .map((action) => `action ${action}`),
  ...Object.keys(rules.choices)
    .filter((kind) => kind !== 'discard')
    .map((kind) => `choice ${kind}`),
  ...new Set(MISSIONS.flatMap((mission) => mission.rules.map(({ rule }) => `mission rule ${rule}`))),
  ...[...ZONES_REFUSALS, ...OWN_REFUSALS].map((reason) => `refusal ${reason}`),
]

/** Not seen in 400 games at random. Whether each is used by a test of its rule was not checked one by one. */
const RARE: readonly string[] = [
  'discarded flashlight',
  'skill six-damage-melee',
  'skill two-cocktails',
  'woken green',
  'action store',
  'choice stand',
  'choice first',
  'mission rule wake',
  'mission rule forbidden',
  'mission rule deadline',
  'mission rule heavy',
  'mission rule loud-objectives',
  'refusal cards-enough',
  'refusal no-cards-left',
  'refusal split-sizes',
  'refusal cannot-drive',
  'refusal door-locked',
  'refusal no-start-zone',
  'refusal no-such-seat',
  'refusal store-needs-peace',
  'refusal too-heavy',
  'refusal too-many-cards',
]

/** A short form for every day; LONGER plays until nothing but the rare is missing. */
const GAMES = longer() > 1 ? 600 : 10
const ENOUGH = longer() > 1 ? WANTED.length - RARE.length : 150

it('cards, skills, tokens, modes, mission rules and refusals are used in play', { timeout: 900_000 }, () => {
  const observer = new Observer(WANTED)
  const uses = new Map<string, number>()
  const missing = () => observer.missing().filter((key) => !RARE.includes(key))
  for (let game = 0; game < GAMES && missing().length > 0; game++) {
    watchGame(game % 3 === 0 ? optionsOf(game / 3) : positionOf(game), game, observer, uses)
    if (longer() === 1 || game % 25 !== 9) continue
    for (const key of missing())
      if (key.startsWith('skill ')) watchGame(sceneFor(key.slice(6), (game - 9) / 25), game, observer, uses)
  }
  if (longer() > 1) expect(missing()).toEqual([])
  expect(WANTED.length - observer.missing().length).toBeGreaterThanOrEqual(ENOUGH)
})
