import { optionWord } from '@graveshift/kernel'
import { keysOf, LANGUAGES, testWords } from '@graveshift/kernel/testing/words'
import { PLAN_NAMES, ZONES_REASONS } from '@graveshift/zones'
import { describe, expect, test } from 'vitest'
import { ACHIEVEMENT_GROUPS } from './achievements/list.ts'
import { ACTIONS } from './actions.ts'
import { CAMP_REFUSALS } from './campaign/camp/refusals.ts'
import { CARD_REASONS } from './cards/card-refusals.ts'
import { CARD_ROLL } from './cards/effects/course.ts'
import { CARD_TELLERS } from './cards/tell.ts'
import { CAMP_DECISIONS, ENDINGS, MARKS } from './content/campaign.ts'
import { FAMILIES, type WesternCardData } from './content/card-data.ts'
import { CARDS } from './content/cards.ts'
import { CLASSES } from './content/classes.ts'
import { MISSIONS } from './content/missions.ts'
import { OWN_SKILLS, ZONE_SKILLS } from './content/skills.ts'
import { SURVIVORS } from './content/survivors.ts'
import { ZOMBIES } from './content/zombies.ts'
import { LEDGER } from './ledger.ts'
import { type Effect, KEYWORDS, NOISE_SIDES } from './missions/effects.ts'
import { effectsOf } from './missions/effects-of.ts'
import { GOALS } from './missions/goals.ts'
import { MARK_BLASTED } from './missions/rules/mark-blast.ts'
import { CARD_SKILLS } from './people/card-skills.ts'
import { PEOPLE_REFUSALS } from './people/refusals.ts'
import { PEOPLE_TELLERS } from './people/tell.ts'
import { RULE_OPTIONS } from './rule-options.ts'
import { SHEETS_TELLERS } from './sheets/tell.ts'
import { DOUBLE_STEAM, FULL_STEAM } from './steam/full-steam.ts'
import { REFILL_BUDGET } from './steam/refill-budget.ts'
import { STEAM_REFUSALS } from './steam/refusals.ts'
import { BLASTS, REFILLS } from './steam/steam-game.ts'
import { STEAM_TELLERS } from './steam/tell.ts'
import { campaignTellings, campTellings } from './testing/campaign/camp-tellings.ts'
import { OWN_WORDS, WORDS, ZONES_WORDS } from './testing/catalogues.ts'
import { tellingsOfGames } from './testing/tellings.ts'

/** Reasons that have their words in zones. */
const ZONES_REFUSALS = new Set(Object.values(ZONES_REASONS).flat() as readonly string[])

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id)

/** A card says in words what its figures do not. */
const saysMore = ({ kind, helps }: WesternCardData): boolean => kind !== 'weapon' || helps !== undefined

/** The convoy of an effect waits or moves; all others are told by their name. */
const keyOf = (effect: Effect): string =>
  effect.do === 'convoy' ? `convoy.${'waits' in effect ? 'waits' : 'moves'}` : effect.do

const effects = MISSIONS.flatMap(effectsOf)

/** Plans of bots that no other game on zones has. */
const PLANS = [...new Set(Object.values(ACTIONS).flatMap(({ bots }) => bots?.plan ?? []))].filter(
  (plan) => !PLAN_NAMES.includes(plan),
)

const storyKeys = MISSIONS.flatMap(({ id, cards, notes }) => [
  ...keysOf(
    `story.${id}`,
    cards.map(({ number }) => String(number)),
    'name',
    'text',
  ),
  ...keysOf(
    `story.${id}`,
    notes.map(({ number }) => `note-${number}`),
    'name',
    'text',
  ),
])

const abominations = ZOMBIES.filter((kind) => 'abomination' in kind)
const plain = ZOMBIES.filter((kind) => !('abomination' in kind))

const required = new Set([
  ...keysOf(
    'achievement',
    idsOf(ACHIEVEMENT_GROUPS.flatMap(({ achievements }) => achievements)),
    'name',
    'text',
  ),
  ...keysOf(
    'achievement-group',
    ACHIEVEMENT_GROUPS.map(({ group }) => group),
  ),
  ...LEDGER.map(({ title }) => title.word),
  ...keysOf('class', idsOf(CLASSES), 'name', 'text'),
  ...keysOf('survivor', idsOf(SURVIVORS), 'name', 'class'),
  ...keysOf('card', idsOf(CARDS), 'name'),
  ...keysOf('card', idsOf(CARDS.filter(saysMore)), 'text'),
  ...keysOf(
    'skill',
    [...ZONE_SKILLS, ...Object.keys(OWN_SKILLS), ...CARD_SKILLS.map(({ id }) => id)],
    'name',
    'text',
  ),
  ...keysOf('zombie', idsOf(ZOMBIES), 'name'),
  ...keysOf('zombie', idsOf(abominations), 'rule'),
  ...keysOf('zombie-count', idsOf(ZOMBIES)),
  ...keysOf('zombie-kind', idsOf(plain)),
  ...keysOf('tally', [...idsOf(plain).map((kind) => `kill:${kind}`)]),
  ...keysOf('mission', idsOf(MISSIONS), 'name', 'story', 'brief'),
  ...keysOf('difficulty', [...new Set(MISSIONS.map(({ difficulty }) => difficulty))]),
  ...keysOf('goal', [...new Set(MISSIONS.flatMap(({ goals }) => goals.map(({ goal }) => goal)))], 'text'),
  ...keysOf(
    'mission-rule',
    [...new Set(MISSIONS.flatMap(({ rules }) => rules.map(({ rule }) => rule)))],
    'text',
  ),
  ...keysOf('mission-rule.start-companions', ['engineers', 'lending'], 'text'),
  ...storyKeys,
  ...keysOf('effect', [...new Set(effects.map(keyOf))]),
  ...keysOf('effect', ['choose.option', 'companion.rallied', 'draw.keep', 'else']),
  ...keysOf('key', KEYWORDS),
  ...keysOf('noise', [...NOISE_SIDES, 'silent']),
  ...keysOf('family', FAMILIES),
  ...keysOf('mark', idsOf(MARKS), 'name', 'text', 'then'),
  ...keysOf('ending', idsOf(ENDINGS), 'name', 'text'),
  ...keysOf('camp', CAMP_DECISIONS, 'name', 'text'),
  ...keysOf('refusal', Object.keys(CAMP_REFUSALS)),
  ...keysOf('outcome', ['ready', 'nobody-left']),
  'bot.why.souls',
  ...RULE_OPTIONS.flatMap((spec) => [optionWord(spec, 'name'), optionWord(spec, 'text')]),
  ...keysOf(
    'value',
    RULE_OPTIONS.flatMap((spec) => ('values' in spec ? [...spec.values] : [])),
  ),
  ...keysOf('log', Object.keys(PEOPLE_TELLERS)),
  ...keysOf('log', Object.keys(STEAM_TELLERS)),
  ...keysOf('log', Object.keys(CARD_TELLERS)),
  ...keysOf(
    'refusal',
    Object.values(CARD_REASONS)
      .flat()
      .filter((reason) => !ZONES_REFUSALS.has(reason)),
  ),
  ...keysOf('log', Object.keys(SHEETS_TELLERS)),
  ...keysOf('choice', ['reward', 'ammo']),
  ...keysOf('pick', ['later', 'ammo']),
  'refusal.cannot-wait',
  ...keysOf('choice', ['option', 'receiver', 'keep-one', 'give-up', 'mobile', 'convoy-way', 'shot']),
  ...keysOf('pick', [
    'option',
    'receiver',
    'keep-one',
    'give-up',
    'leave-it',
    'mobile',
    'convoy-way',
    'shot',
  ]),
  ...keysOf('tally', [...GOALS.flatMap(({ tallies = [] }) => tallies), MARK_BLASTED]),
  ...keysOf('bot.plan', PLANS),
  ...keysOf('action', ['read', 'bottle', 'pump']),
  `roll.${CARD_ROLL}`,
  'list.sentences',
  ...keysOf('refusal', [
    ...new Set(Object.values(PEOPLE_REFUSALS).flatMap((reasons) => Object.keys(reasons))),
  ]),
  ...keysOf('refusal', [...new Set(Object.values(STEAM_REFUSALS).map(({ refused }) => refused))]),
  ...keysOf('budget', [REFILL_BUDGET.name]),
  ...keysOf('refill', REFILLS),
  ...keysOf('blast', BLASTS),
  ...keysOf('style', [FULL_STEAM, DOUBLE_STEAM]),
  ...keysOf('pick', ['deplete', 'toolbox', 'keep-tools', 'lose-card', 'noise-zone']),
  'odds.depletes',
  'game.label',
  'game.name',
  'overview.legend',
])

/** Words of the board, of cards and of the campaign that are put together where they are told. */
const OTHERS =
  /^(action|ammo|camp|campaign|card|choice|companion|deck|dice|fallen|gait|gauge|jet|log|lost|needs|nozzle|objective-card|pile|pick|place|points|refusal|reward|roll|room|sheet|spawn|state|stays|switch|train|trait|when|word|wounds)(\.|$)/

const tellings = [...campTellings(), ...campaignTellings(), ...tellingsOfGames()]

describe.each(LANGUAGES)('the words in %s', (language) => {
  testWords(OWN_WORDS, language, { required, others: OTHERS, beneath: ZONES_WORDS, tellings })

  test('no story is left in English, none is told twice', () => {
    const all = WORDS[language]
    const texts = storyKeys.filter((key) => key.endsWith('.text'))
    if (language !== 'en') expect(texts.filter((key) => all[key] === OWN_WORDS.en[key])).toEqual([])
    expect(new Set(texts.map((key) => all[key])).size).toBe(texts.length)
  })
})
