import { readFileSync } from 'node:fs'
import { optionWord, type Telling } from '@graveshift/kernel'
import { walkGame } from '@graveshift/kernel/testing'
import { BUDGETS, isStart, LEVELS, MAYS, MODES, PLACES } from '@graveshift/zones'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { ACTIONS } from './actions/index.ts'
import { CARD_FACES, SKILLS } from './content/compile.ts'
import { SURVIVORS } from './content/survivors.ts'
import { zombieKinds } from './content/zombies.ts'
import type { Event } from './game.ts'
import { GOALS } from './missions/goals.ts'
import { LOSSES } from './missions/losses.ts'
import { SECOND_EDITION_MODULE } from './module.ts'
import { OPTIONS } from './options.ts'
import { REASONS } from './refusals.ts'
import { secondEditionRules } from './rules.ts'
import { readSetup } from './setup.ts'
import { optionsOf } from './testing/random-options.ts'
import { positionOf } from './testing/random-position.ts'

/** Reasons of the kernel and of the table, which this game's words say too. */
const HOST_REFUSALS =
  'game-over stale-choice not-your-choice stray-field nothing-to-undo beyond-horizon'.split(' ')

const LANGUAGES = ['en', 'it', 'de'] as const
type Catalogue = Readonly<Record<string, string>>

const readWords = (language: string): Catalogue =>
  JSON.parse(readFileSync(new URL(`../words/${language}.json`, import.meta.url), 'utf8'))

const words = { en: readWords('en'), it: readWords('it'), de: readWords('de') }

/** Names of the values a message takes, those inside plurals and selects included. */
function parametersOf(message: CompiledMessage, found = new Set<string>()): Set<string> {
  for (const token of message) {
    if (typeof token === 'string') continue
    const [name, type, cases] = token
    found.add(name)
    if (type === 'plural' || type === 'select')
      for (const inner of Object.values(cases as Record<string, CompiledMessage | undefined>))
        if (Array.isArray(inner)) parametersOf(inner, found)
  }
  return found
}

const parametersIn = (language: (typeof LANGUAGES)[number], key: string) =>
  [...parametersOf(compileMessageOrThrow(words[language][key] ?? ''))].sort()

const keys = (prefix: string, ids: readonly string[], ...ends: readonly string[]) =>
  ids.flatMap((id) => (ends.length === 0 ? [`${prefix}.${id}`] : ends.map((end) => `${prefix}.${id}.${end}`)))

/** Complete by the compiler: a new event without a line here does not compile. */
const EVENTS: Readonly<Record<Event['type'], readonly string[]>> = {
  roundBegan: [''],
  phaseBegan: [''],
  firstPlayer: [''],
  dealt: [''],
  turnBegan: ['', '.gift'],
  turnEnded: [''],
  acted: [''],
  walked: [''],
  shoved: [''],
  drawn: [''],
  foundDiscarded: [''],
  discarded: [''],
  eaten: [''],
  arranged: ['', '.for'],
  inventorySet: [''],
  tradeOffered: [''],
  tradeAgreed: [''],
  tradeDeclined: [''],
  shuffled: [''],
  fired: [''],
  reloaded: [''],
  allReloaded: [''],
  attacked: ['', '.dual'],
  rolled: [''],
  killed: ['', '.nobody'],
  hitLost: [''],
  gained: [''],
  levelled: ['', '.lap'],
  skillGained: [''],
  wounded: [''],
  woundIgnored: [''],
  healed: [''],
  eliminated: [''],
  zombiesAttacked: [''],
  zombiesMoved: [''],
  placed: [''],
  spawnRevealed: [''],
  spawnDrawn: [''],
  activated: [''],
  companionPlaced: [''],
  rallied: [''],
  handedOver: [''],
  left: [''],
  won: [''],
  lost: [''],
  noiseMade: [''],
  noiseCleared: [''],
  doorOpened: ['', '.mission'],
  buildingOpened: [''],
  tokenTaken: [''],
  woken: [''],
  tallied: [''],
  stored: [''],
  gotIn: [''],
  gotOut: [''],
  seatChanged: [''],
  drove: ['', '.fast'],
  trunkEmptied: [''],
  stood: [''],
  cast: [''],
}

const setup = readSetup({})
if ('fault' in setup) throw new Error(setup.message)
const { rules } = secondEditionRules(setup)

const kinds = [...zombieKinds('plain', 4), ...zombieKinds('printed', 1)].map(({ id }) => id)
const cards = new Set(Object.values(CARD_FACES).map(({ name }) => name))

/** Everything missions can count under a name of its own. */
const tallies = GOALS.flatMap(({ tallies: names = [] }) => names)

/** What is called otherwise in the printed game: each stands under `printed.`, whole (Z2-OPT-05). */
const PRINTED = [
  'car.pimpmobile.name',
  'card-kind.pimpweapon',
  'deck.1',
  'mission-rule.gift-draw.text',
  'skill.dreadnought-fatty.name',
  'tally.kill:fatty',
  'tally.stored:pimpweapon',
  'token.crate',
  'zombie-count.fatty',
  'zombie-kind.fatty',
  'zombie.fatty.name',
]

/** Names of the draft, in every language. */
const DRAFT = /fatty|fatties|pimp|grasson|arm[ai] special|fettbrocken/i
/** What stands between braces is a word of the program. */
const shown = (text = '') => text.replaceAll(/\bpimpweapon \{/g, '{')

const required = new Set([
  ...Object.entries(EVENTS).flatMap(([type, forms]) => forms.map((form) => `log.${type}${form}`)),
  ...keys(
    'survivor',
    SURVIVORS.map(({ id }) => id),
    'name',
  ),
  ...keys('zombie', kinds, 'name'),
  ...keys('zombie-count', kinds),
  ...keys('zombie', ['patient-zero', 'hobomination', 'abominacop', 'abominawild'], 'rule'),
  ...keys('card', [...cards], 'name'),
  ...keys(
    'skill',
    Object.keys(SKILLS).filter((skill) => !isStart(skill)),
    'name',
    'text',
  ),
  ...keys('skill', ['starts-health', 'starts-points', 'starts-card'], 'name'),
  ...keys('printed', PRINTED),
  ...keys('action', [...Object.keys(ACTIONS), 'destiny']),
  ...keys('choice', Object.keys(rules.choices)),
  ...keys('choice.may', MAYS),
  ...keys('refusal', [...REASONS, ...HOST_REFUSALS]),
  ...keys('option', ['names'], 'name', 'text'),
  ...OPTIONS.flatMap((spec) => [optionWord(spec, 'name'), optionWord(spec, 'text')]),
  ...keys('value', ['plain', 'printed', 'easy', 'hard', 'extra', 'names-draft', 'names-printed']),
  ...keys('budget', BUDGETS),
  ...keys('level', LEVELS),
  ...keys('mode', MODES),
  ...keys('place', PLACES),
  ...keys('lost', LOSSES),
  ...keys('tally', tallies),
  ...keys('bot.why', [...rules.judgement.parts, 'even', 'random']),
  ...keys('outcome', ['won', 'lost']),
  'game.label',
  'game.name',
  'time',
  'time.short',
  'list.pair',
  'list.row',
  ...keys('move', ['plain', 'why']),
  ...keys('why', ['crowd', 'noise', 'sight']),
])

/** Families of words that belong to missions, tested beside them, or whose members are told below. */
const ELSEWHERE = /^(mission|goal|mission-rule|moment|card-kind|zombie-kind|difficulty|car)\./
const TOLD = /^(word|phase|gait|deck|roll|points|wounds|ignored|activation|token|colour|seat|pick)\./

/** A sentence and all sentences inside it. */
function wordsWithin(telling: Telling): Telling[] {
  const inner = Object.values(telling.with ?? {}).filter((term) => typeof term === 'object')
  return [telling, ...inner.flatMap(wordsWithin)]
}

/** Everything that is told in some games at random. */
const told = Array.from({ length: 60 }, (_, seed) =>
  seed % 2 === 0 ? optionsOf(seed) : positionOf(seed),
).flatMap((options, seed) => {
  const tellings: Telling[] = []
  const play = SECOND_EDITION_MODULE.rulesFor(options)
  let since = 0
  const tellAll = ({ state, sink }: { state: { board: never }; sink: { events: readonly Event[] } }) => {
    for (const event of sink.events.slice(since))
      tellings.push(SECOND_EDITION_MODULE.tell(options, event, state.board))
    since = sink.events.length
  }
  walkGame(play, options, seed + 1, tellAll as never, tellAll as never)
  return tellings
})

describe.each(LANGUAGES)('the words in %s', (language) => {
  const own = words[language]

  test('every word that is needed is there', () => {
    expect([...required].filter((key) => !Object.hasOwn(own, key))).toEqual([])
  })

  test('there is no word that nobody needs', () => {
    expect(
      Object.keys(own).filter((key) => !required.has(key) && !ELSEWHERE.test(key) && !TOLD.test(key)),
    ).toEqual([])
    expect(Object.keys(own)).toEqual(Object.keys(words.en))
  })

  test('each message compiles and takes the same values as the English one', () => {
    for (const key of Object.keys(own))
      expect(parametersIn(language, key), key).toEqual(parametersIn('en', key))
  })

  test('everything told in play has its words and the values they take', () => {
    expect(told.length).toBeGreaterThan(5_000)
    for (const { word, with: values = {} } of told.flatMap(wordsWithin)) {
      if (!Object.hasOwn(own, word)) expect.fail(`no word ${word}`)
      const wanted = parametersIn(language, word)
      if (Object.keys(values).sort().join() !== wanted.join()) expect.fail(`${word} takes ${wanted}`)
    }
  })

  test('a straight apostrophe, which quotes in ICU messages, is nowhere', () => {
    expect(Object.keys(own).filter((key) => own[key]?.includes("'"))).toEqual([])
  })

  test('Z2-OPT-05 names of the draft and of the printed game differ in words only', () => {
    const isDraft = (key: string) => DRAFT.test(shown(own[key]))
    const isPrinted = (key: string) => key.startsWith('printed.')
    expect(Object.keys(own).filter((key) => !isPrinted(key) && isDraft(key))).toEqual(PRINTED)
    for (const key of PRINTED)
      expect(parametersIn(language, `printed.${key}`)).toEqual(parametersIn(language, key))
  })
})
