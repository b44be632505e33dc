import { optionWord, type State, type Telling, type Term } from '@graveshift/kernel'
import { walkGame } from '@graveshift/kernel/testing'
import { HOST_REFUSALS, keysOf, LANGUAGES, parametersOf, testWords } from '@graveshift/kernel/testing/words'
import { isStart, LEVELS, LUCK_FIGURES, MODES, OUTLOOK, PLAN_NAMES } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { ACHIEVEMENT_GROUPS } from './achievements/list.ts'
import { ACTIONS } from './actions.ts'
import type { Board } from './board.ts'
import { OFFERS } from './choices/offers.ts'
import { BUDGETS } from './content/budgets.ts'
import { CARD_FACES, SKILLS } from './content/compile.ts'
import { CARD_PLACES } from './content/inventory.ts'
import { SURVIVORS } from './content/survivors.ts'
import { zombieKinds } from './content/zombies.ts'
import type { Choice, Event, Options, SecondEdition } from './game.ts'
import { LEDGER } from './ledger.ts'
import { GOALS } from './missions/goals.ts'
import { LOSSES } from './missions/losses.ts'
import { SECOND_EDITION_MODULE } from './module.ts'
import { OPTIONS } from './options.ts'
import { REASONS } from './refusals.ts'
import { secondEditionRules } from './rules.ts'
import { readSetup } from './setup.ts'
import { OWN_WORDS, WORDS, ZONES_WORDS } from './testing/catalogues.ts'
import { optionsOf } from './testing/random-options.ts'
import { positionOf } from './testing/random-position.ts'

/** Complete by the compiler: a new event without a line here does not compile. */
const EVENTS: Readonly<Record<Event['type'], readonly string[]>> = {
  roundBegan: [''],
  phaseBegan: [''],
  firstPlayer: [''],
  dealt: [''],
  turnBegan: ['', '.gift'],
  turnEnded: [''],
  acted: ['', '.trade'],
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
  ...keysOf(
    'survivor',
    SURVIVORS.map(({ id }) => id),
    'name',
  ),
  ...keysOf('zombie', kinds, 'name'),
  ...keysOf('zombie-count', kinds),
  ...keysOf('zombie', ['patient-zero', 'hobomination', 'abominacop', 'abominawild'], 'rule'),
  ...keysOf('card', [...cards], 'name'),
  ...keysOf(
    'skill',
    SKILLS.ids.filter((skill) => !isStart(skill)),
    'name',
    'text',
  ),
  ...keysOf('skill', ['starts-health', 'starts-points', 'starts-card'], 'name'),
  ...keysOf('printed', PRINTED),
  ...keysOf('action', [...Object.keys(ACTIONS), 'destiny']),
  ...keysOf('choice', Object.keys(rules.choices)),
  ...keysOf(
    'choice.may',
    OFFERS.map(({ id }) => id),
  ),
  ...keysOf('refusal', [...REASONS, ...HOST_REFUSALS]),
  ...keysOf('option', ['names'], 'name', 'text'),
  ...OPTIONS.flatMap((spec) => [optionWord(spec, 'name'), optionWord(spec, 'text')]),
  ...keysOf('value', ['plain', 'printed', 'easy', 'hard', 'extra', 'names-draft', 'names-printed']),
  ...keysOf('budget', BUDGETS.names),
  ...keysOf('level', LEVELS),
  ...keysOf('mode', MODES),
  ...keysOf('place', [...CARD_PLACES, 'of']),
  ...keysOf('lost', LOSSES),
  ...keysOf('tally', tallies),
  ...keysOf('bot.plan', PLAN_NAMES),
  ...keysOf('outlook', [...OUTLOOK.brings, ...OUTLOOK.risks]),
  ...keysOf('luck', LUCK_FIGURES),
  ...keysOf('bot.why', [...rules.judgement.parts, 'even', 'random']),
  ...keysOf(
    'achievement',
    ACHIEVEMENT_GROUPS.flatMap(({ achievements }) => achievements.map(({ id }) => id)),
    'name',
    'text',
  ),
  ...keysOf(
    'achievement-group',
    ACHIEVEMENT_GROUPS.map(({ group }) => group),
  ),
  ...keysOf('outcome', ['won', 'lost']),
  'game.label',
  'game.name',
  'time',
  'time.short',
  'time.title',
  'card.spent',
  'zone.with',
  'zombie-card',
  'list.pair',
  'list.row',
  ...keysOf('move', ['plain', 'why']),
  ...keysOf('why', ['crowd', 'noise', 'sight']),
  ...keysOf('odds', ['and', 'attack', 'certain', 'decimal', 'friends']),
  ...LEDGER.map(({ title }) => title.word),
  ...(SECOND_EDITION_MODULE.rates ?? []).flatMap(({ title, values }) => [
    title.word,
    ...values.map(({ name }) => name.word),
  ]),
])

/** Families of words that belong to missions, tested beside them, or whose members are told below. */
const OTHERS =
  /^(mission|goal|mission-rule|moment|card-kind|zombie-kind|difficulty|car|word|phase|gait|deck|roll|points|wounds|ignored|activation|token|colour|seat|pick|question|overview|figures|zombie-card)\./

const isTelling = (term: Term): term is Telling => typeof term === 'object'

/** A question, its answers, and the table it is asked at. */
function toldOf(options: Options, board: Board, choice: Choice): readonly Telling[] {
  const { tellChoice, tellPick, sortPick, tellOdds, overview } = SECOND_EDITION_MODULE
  const rule = SECOND_EDITION_MODULE.rulesFor(options).choices[choice.kind]
  const picks = rule
    .list(board, choice as never)
    .map((pick) => rule.show(board, choice as never, pick as never))
  const seen = overview?.(options, board, 'spectator')
  return [
    tellChoice(options, choice, board),
    ...picks.flatMap((pick) => {
      const sorted = sortPick?.(options, choice, pick, board)
      const odds = tellOdds?.(options, choice, pick, board)
      return [tellPick?.(options, choice, pick, board), sorted?.kind, sorted?.own, odds].filter(
        (each) => each !== undefined,
      )
    }),
    ...(seen?.drawing ? [seen.drawing.legend] : []),
    ...(seen?.tables ?? []).flatMap(({ title, columns, rows }) => [
      title,
      ...columns,
      ...rows.flatMap(({ cells }) => cells.filter(isTelling)),
    ]),
  ]
}

/** Everything that is told in some games at random. */
const tellings = Array.from({ length: 60 }, (_, seed) =>
  seed % 2 === 0 ? optionsOf(seed) : positionOf(seed),
).flatMap((options, seed) => {
  const told: Telling[] = []
  const play = SECOND_EDITION_MODULE.rulesFor(options)
  let since = 0
  const tellAll = ({ state, sink }: { state: State<SecondEdition>; sink: { events: readonly Event[] } }) => {
    // A few questions of each game with all their answers, and all that lies on the table then.
    for (const choice of state.control.open.filter(({ id }) => id % 9 === 0))
      told.push(...toldOf(options, state.board, choice))
    for (const event of sink.events.slice(since))
      told.push(SECOND_EDITION_MODULE.tell(options, event, state.board))
    since = sink.events.length
  }
  walkGame(play, options, seed + 1, tellAll as never, tellAll as never)
  return told
})

test('enough is told in these games to prove something', () => {
  expect(tellings.length).toBeGreaterThan(5_000)
})

describe.each(LANGUAGES)('the words in %s', (language) => {
  testWords(OWN_WORDS, language, { required, others: OTHERS, tellings, beneath: ZONES_WORDS })

  test('Z2-OPT-05 names of the draft and of the printed game differ in words only', () => {
    const all = WORDS[language]
    const isDraft = (key: string) => DRAFT.test(shown(all[key]))
    const isPrinted = (key: string) => key.startsWith('printed.')
    expect(
      Object.keys(all)
        .filter((key) => !isPrinted(key) && isDraft(key))
        .sort(),
    ).toEqual(PRINTED)
    for (const key of PRINTED) expect(parametersOf(all[`printed.${key}`])).toEqual(parametersOf(all[key]))
  })
})
