import type { Telling } from '@graveshift/kernel'
import { momentsOf } from '@graveshift/kernel/testing'
import { HOST_REFUSALS, keysOf, LANGUAGES, readCatalogues, testWords } from '@graveshift/kernel/testing/words'
import { describe, expect, test } from 'vitest'
import { IMPROVISED } from './actions/improvise.ts'
import { PHASES } from './board.ts'
import { LEVELS, MODES } from './content/types.ts'
import { ACTIVATION_REASONS, GAITS, POINT_SOURCES, ROLL_REASONS, WOUND_SOURCES } from './events.ts'
import { CAR_REFUSALS, CAR_ROLL } from './features/cars/cars.ts'
import { CAR_TELLERS } from './features/cars/tell.ts'
import { COMPANION_REFUSALS } from './features/companions/companions.ts'
import { COMPANION_TELLERS } from './features/companions/tell.ts'
import { breakIn } from './features/doors/break-in.ts'
import { DOOR_REFUSALS, DOOR_TELLERS } from './features/doors/doors.ts'
import { KID_REFUSALS } from './features/kids/kids.ts'
import { NOISE_TELLERS } from './features/noise-tokens/noise-tokens.ts'
import { SINGLE_NOISE_TELLERS } from './features/single-noise/single-noise.ts'
import { LUCK_FIGURES } from './luck.ts'
import { EXPECTATIONS } from './missions/expectation.ts'
import { lossesOf } from './missions/language.ts'
import { DIFFICULTIES, TOKEN_COLOURS } from './missions/plan.ts'
import { MISSION_REFUSALS } from './missions/refusals.ts'
import { MISSION_TELLERS } from './missions/tell.ts'
import { OUTLOOK } from './policy/outlook.ts'
import { PLAN_NAMES } from './policy/planning.ts'
import { ZONES_REFUSALS } from './refusals.ts'
import { skillsFor } from './skills/index.ts'
import { isStart } from './skills/starts-with.ts'
import { ZONES_TELLERS } from './tell/tellers.ts'
import { TINY_ACTIONS } from './testing/tiny/actions.ts'
import { BUDGETS } from './testing/tiny/content.ts'
import { tinyKit } from './testing/tiny/kit.ts'
import { TINY_LANGUAGE } from './testing/tiny/language.ts'
import { randomTiny } from './testing/tiny/random-options.ts'
import { tinyRules } from './testing/tiny/rules.ts'
import { onStreet } from './testing/tiny/scenes.ts'
import { tellTiny } from './testing/tiny/told.ts'

const words = readCatalogues(new URL('../words/', import.meta.url))

const kit = tinyKit(onStreet({}))
const { choices, judgement } = tinyRules(onStreet({}))

/** Zombies that no box is without. */
const KINDS = ['walker', 'runner', 'abomination']

/** Events that are told in more than one way. */
const FORMS = [
  'turnBegan.gift',
  'acted.trade',
  'hitLost.left',
  'arranged.for',
  'attacked.dual',
  'rolled-of',
  'killed.nobody',
  'levelled.lap',
  'doorOpened.mission',
  'drove.fast',
]

const TELLERS = {
  ...ZONES_TELLERS,
  ...NOISE_TELLERS,
  ...SINGLE_NOISE_TELLERS,
  ...DOOR_TELLERS,
  ...CAR_TELLERS,
  ...COMPANION_TELLERS,
  ...MISSION_TELLERS,
}

const REFUSALS = [
  ...ZONES_REFUSALS,
  ...DOOR_REFUSALS,
  ...CAR_REFUSALS,
  ...KID_REFUSALS,
  ...COMPANION_REFUSALS,
  ...MISSION_REFUSALS,
  ...HOST_REFUSALS,
]

/** What the game of no box adds to the rules of zones. */
const OWN_RULES = ['procession', 'barricade']

const idsOf = (list: readonly { readonly id: string }[], ...without: readonly string[]): string[] =>
  list.map(({ id }) => id).filter((id) => !without.includes(id))

const skills = skillsFor(KINDS, [], [breakIn]).ids.filter((skill) => !isStart(skill))

/** What every game on zones says of itself, whoever tells it. */
const ABOUT_GAMES = [
  ...keysOf('mission', ['own'], 'name', 'story'),
  ...keysOf('option', ['mission', 'seats', 'teams', 'ultrared'], 'name', 'text'),
  ...keysOf('rate', ['mission', 'seats', 'seats.value', 'survivor']),
  ...keysOf('outcome', ['won', 'lost']),
  ...['time', 'time.short', 'time.title'],
]

const required = new Set([
  ...keysOf('log', [...Object.keys(TELLERS), ...FORMS]),
  ...keysOf('action', [...Object.keys(TINY_ACTIONS), 'destiny']),
  ...keysOf('choice', Object.keys(choices)),
  ...keysOf('choice.may', idsOf(kit.offers)),
  ...keysOf('refusal', REFUSALS),
  ...keysOf('skill', skills, 'name', 'text'),
  ...keysOf('skill', ['starts-health', 'starts-points', 'starts-card'], 'name'),
  ...keysOf('card', idsOf(IMPROVISED), 'name'),
  ...keysOf('zombie', KINDS, 'name'),
  ...keysOf('zombie-count', KINDS),
  ...keysOf('zombie-kind', KINDS),
  ...keysOf(
    'tally',
    ['any', ...KINDS].map((kind) => `kill:${kind}`),
  ),
  ...keysOf('goal', [...idsOf(TINY_LANGUAGE.goals), 'objectives-on', 'kill-kind'], 'text'),
  ...keysOf(
    'mission-rule',
    [...idsOf(TINY_LANGUAGE.rules, 'gift', ...OWN_RULES), 'gift-draw', 'gift-take'],
    'text',
  ),
  ...keysOf('lost', lossesOf(TINY_LANGUAGE.goals, TINY_LANGUAGE.rules)),
  ...keysOf('budget', BUDGETS.names),
  ...keysOf('level', LEVELS),
  ...keysOf('mode', MODES),
  ...keysOf('phase', PHASES),
  ...keysOf('gait', GAITS),
  ...keysOf('points', POINT_SOURCES),
  ...keysOf('wounds', WOUND_SOURCES),
  ...keysOf('activation', ACTIVATION_REASONS),
  ...keysOf('roll', [...ROLL_REASONS, CAR_ROLL]),
  ...keysOf('colour', TOKEN_COLOURS),
  ...keysOf('difficulty', DIFFICULTIES),
  ...keysOf('wins', EXPECTATIONS),
  ...keysOf('deck', ['0', '2', '3']),
  ...keysOf('ignored', ['dreadnought', 'is-that-all', 'tough']),
  ...keysOf('place', ['found', 'hand', 'pack', 'partner-hand', 'partner-pack', 'of']),
  ...keysOf('seat', ['driver', 'passenger']),
  ...keysOf('token', ['objective', 'colored']),
  ...keysOf('moment', ['doors', 'level', 'objectives', 'round']),
  ...keysOf('list', ['pair', 'row']),
  ...keysOf('move', ['plain', 'why']),
  ...keysOf('why', ['crowd', 'noise', 'sight']),
  ...keysOf('odds', ['and', 'attack', 'certain', 'decimal', 'friends']),
  ...keysOf('bot.plan', PLAN_NAMES),
  ...keysOf('outlook', [...OUTLOOK.brings, ...OUTLOOK.risks]),
  ...keysOf('luck', LUCK_FIGURES),
  ...keysOf('bot.why', [...judgement.parts, 'even', 'random']),
  ...['card.spent', 'zone.with', 'zombie-card', 'zombie-card.activates', 'zombie-card.brings'],
  ...ABOUT_GAMES,
])

/** Words that are put together from answers and tables; every game's own test has them told. */
const OTHERS = /^(figures|overview|pick|question|word)\./

/** Content of the game of no box, which has no words. */
const CONTENT =
  /^(card\.(?!spent)|survivor|zombie(-count)?\.|car\.|dice|tally|log\.putOut|roll\.kept|place\.|lost\.)/

/** A sentence and those inside it, each by itself, without what only the game of no box has. */
function apart({ word, with: values = {} }: Telling): Telling[] {
  const inner = Object.values(values).flatMap((term) => (typeof term === 'object' ? apart(term) : []))
  if (CONTENT.test(word)) return inner
  const bare = Object.fromEntries(Object.keys(values).map((name) => [name, '']))
  return [{ word, with: bare }, ...inner]
}

const tellings = Array.from({ length: 40 }, (_, seed) => randomTiny(seed + 2)).flatMap((options, seed) => {
  const own = tinyKit(options)
  return momentsOf(tinyRules(options), options, seed + 2).flatMap(({ event, board }) =>
    apart(tellTiny(own, event, board)),
  )
})

test('enough is told in these games to prove something', () => {
  expect(tellings.length).toBeGreaterThan(2_000)
})

describe.each(LANGUAGES)('the words of zones in %s', (language) => {
  testWords(words, language, { required, others: OTHERS, tellings })
})
