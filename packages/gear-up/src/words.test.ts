import { readFileSync } from 'node:fs'
import { maskOf, optionWord, usualOptions } from '@graveshift/kernel'
import { HOST_REFUSALS, keysOf, LANGUAGES, readCatalogues, testWords } from '@graveshift/kernel/testing/words'
import { describe, expect, test } from 'vitest'
import { ACHIEVEMENT_GROUPS, ACHIEVEMENTS } from './achievements/index.ts'
import { type Board, type Event, STEPS } from './board.ts'
import { bossNamed } from './bosses/index.ts'
import { CONTENT } from './content/index.ts'
import {
  type BossIcon,
  COLOURS,
  LETTERS,
  type Side,
  TIERS,
  type WalkSpeed,
  ZOMBIE_TYPES,
} from './content/types.ts'
import type { DeedWord } from './deeds.ts'
import { EFFECTS } from './effects/index.ts'
import type { Choice, Pick } from './game.ts'
import { OPTIONS, RULE_OPTIONS } from './options.ts'
import { RATES } from './rates.ts'
import { REFUSALS } from './refusals.ts'
import { GEAR_UP } from './rules.ts'
import { RULINGS } from './rulings.ts'
import { AGAINS, type Again, AMMO_USES, DAMAGE_SOURCES, GAIN_SOURCES, STROKES } from './sources.ts'
import { type Names, tell } from './tell.ts'

const words = readCatalogues(new URL('../words/', import.meta.url))

/** The members of a union of texts; the record fails to compile when one is missing. */
const every = <T extends string>(all: Readonly<Record<T, true>>) => Object.keys(all) as T[]

const SPEED_WORDS = every<WalkSpeed>({ slow: true, fast: true, all: true, none: true })
const DEEDS = every<DeedWord>({
  again: true,
  ammo: true,
  earned: true,
  'earned.other': true,
  gained: true,
  hit: true,
  'hit.plain': true,
  killed: true,
  'lost-armor': true,
  'lost-health': true,
  pushed: true,
  spaces: true,
  struck: true,
  unharmed: true,
})
const SIDES = every<Side>({ black: true, red: true })
const BOSS_ICONS = every<BossIcon>({ skill: true, attack: true, 'special-attack': true, 'spawn-b': true })
const CHOICES = every<Choice['kind']>({
  attack: true,
  draw: true,
  sweep: true,
  knockback: true,
  again: true,
  ammo: true,
  upgrade: true,
  armor: true,
  dodge: true,
  deal: true,
})
const PICKS = every<Exclude<Pick['do'], Again> | 'single' | 'split' | 'companion'>({
  hit: true,
  single: true,
  split: true,
  pass: true,
  stop: true,
  sweep: true,
  companion: true,
  push: true,
  stay: true,
  done: true,
  shoot: true,
  upgrade: true,
  armor: true,
  dodge: true,
  endure: true,
  deal: true,
  skip: true,
})
const BOT_REASONS = [...GEAR_UP.judgement.parts, 'even', 'random']
const FIGURES = GEAR_UP.judgement.metrics?.figures ?? []
const GOALS = [...Object.keys(GEAR_UP.judgement.metrics?.goals ?? {}), 'win']
const FIGURE_WORDS =
  'team boss people who health kills crossed upgrades armorUsed ammoUsed lost sources'.split(' ')
const NOUNS =
  `round turn street slot leader boss companion survivor zombie weapon upgrade ammo armor health damage deck
  discard shape difficulty options log`.split(/\s+/)

const board: Board = {
  setup: {
    survivors: ['lisa', 'ethan'],
    leader: 0,
    difficulty: 'easy',
    boss: 'dead-sox',
    ...usualOptions(RULE_OPTIONS),
  },
  round: 1,
  turn: 1,
  step: 'attack',
  card: undefined,
  seats: [],
  zombies: [{ id: 7, card: 'some-card', seat: 0, slot: 3, lo: 0, hi: 0 }],
  drawn: 7,
  boss: { seat: 0, bodies: [0, 1, 2].map(() => ({ lo: 0, hi: 0 })), screams: 0, skillTurn: 0 },
  turnDeck: [],
  spawnDeck: [],
  bossDeck: [[], []],
  decks: { regular: [], special: [] },
  discards: { regular: [], special: [] },
  tray: [],
  outcome: undefined,
}
const solo: Board = { ...board, setup: { ...board.setup, survivors: ['lisa'], boss: 'screamer' } }
solo.boss = { ...board.boss, bodies: [{ lo: 0, hi: 0 }] }

const names: Names = {
  typeOf: () => 'walker',
  weaponAt: () => 'sansetsukon',
  reaches: () => true,
  bodyAt: (body) => ['catcher', 'batter', 'pitcher'][body] ?? '',
  turnCard: () => ({ colour: 'red', speed: 'slow', companion: true }),
  bossIcons: () => ['skill', 'attack'],
}

const shape = maskOf([9, 10, 33])
const gained = { type: 'gained', seat: 0, what: 'armor', from: 'icon' } as const
const suffered = { type: 'suffered', seat: 0, from: 'zombie' } as const

/** Every event, in each way it can be told. */
const EVENTS: { readonly [T in Event['type']]: readonly Extract<Event, { type: T }>[] } = {
  roundBegan: [1, 2].map((round) => ({ type: 'roundBegan', round })),
  stepBegan: STEPS.map((step) => ({ type: 'stepBegan', step })),
  turnRevealed: [{ type: 'turnRevealed', turn: 1, card: 'some-card' }],
  companionsDrawn: [{ type: 'companionsDrawn', seat: 0, companions: ['ethan', 'lisa', 'ethan'] }],
  companionUsed: [{ type: 'companionUsed', seat: 0, companion: 'ethan' }],
  weaponUsed: [
    { type: 'weaponUsed', seat: 0, colour: 'red' },
    ...AGAINS.map((again) => ({ type: 'weaponUsed', seat: 0, colour: 'red', again }) as const),
  ],
  weaponDeclined: [{ type: 'weaponDeclined', seat: 0 }],
  crossed: STROKES.flatMap((by) =>
    [7, 8, -2].map((target) => ({ type: 'crossed', seat: 0, target, ...shape, by }) as const),
  ),
  gained: [
    { ...gained, amount: 1, lost: 0 },
    { ...gained, amount: 1, lost: 1 },
    { ...gained, amount: 0, lost: 1 },
    ...GAIN_SOURCES.map((from) => ({ ...gained, amount: 1, lost: 0, from })),
  ],
  ammoSpent: AMMO_USES.map((why) => ({ type: 'ammoSpent', seat: 0, why })),
  killed: [0, 1].map((by) => ({ type: 'killed', zombie: 7, card: 'some-card', seat: 0, by })),
  pushed: [{ type: 'pushed', zombie: 7 }],
  frenzied: [{ type: 'frenzied', seat: 0, colour: 'red', circle: 1 }],
  upgraded: [{ type: 'upgraded', seat: 0, colour: 'red', level: 1 }],
  upgradesLost: [{ type: 'upgradesLost', seat: 0, count: 1 }],
  walked: [
    { type: 'walked', zombies: [7, 8] },
    { type: 'walked', zombies: [] },
  ],
  attacked: [{ type: 'attacked', zombie: 7, seat: 0, damage: 1 }],
  exploded: [{ type: 'exploded', zombie: 7, card: 'some-card', seat: 0, damage: 1 }],
  suffered: [
    { ...suffered, armor: 1, health: 1 },
    { ...suffered, armor: 1, health: 0 },
    { ...suffered, armor: 0, health: 1 },
    { ...suffered, armor: 0, health: 0 },
    ...DAMAGE_SOURCES.map((from) => ({ ...suffered, armor: 0, health: 1, from })),
  ],
  spawnRevealed: LETTERS.map((card) => ({ type: 'spawnRevealed', card })),
  bossCardRevealed: [{ type: 'bossCardRevealed', card: 'some-card' }],
  reshuffled: TIERS.map((tier) => ({ type: 'reshuffled', tier })),
  zombieDrawn: TIERS.map((tier) => ({ type: 'zombieDrawn', tier, card: 'some-card' })),
  zombieDealt: [{ type: 'zombieDealt', card: 'some-card', seat: 0, zombie: 7 }],
  skillUsed: [{ type: 'skillUsed', turn: 3 }],
  armorBroken: [{ type: 'armorBroken', seat: 0, amount: 2 }],
  bossAttacked: [false, true].map((special) => ({ type: 'bossAttacked', body: 2, special, damage: 3 })),
  ringCleared: [{ type: 'ringCleared', seat: 0, body: 0, square: 9, ...shape }],
  screamed: [{ type: 'screamed', speed: 'slow' }],
  bodyKilled: [{ type: 'bodyKilled', body: 0 }],
  bossMoved: [{ type: 'bossMoved', seat: 1 }],
  won: [{ type: 'won' }],
  lost: [
    { type: 'lost', why: 'death', seat: 0 },
    { type: 'lost', why: 'time' },
  ],
}

const tellings = Object.values(EVENTS)
  .flat()
  .flatMap((event) => [
    tell(event, board, names),
    tell(event, solo, names),
    tell(event, board, { ...names, reaches: () => false }),
  ])

const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)

const bosses = ids(CONTENT.bosses)
const weapons = CONTENT.survivors.flatMap(({ team, solo }) =>
  [team, solo].flatMap((side) => COLOURS.map((colour) => side.weapons[colour].id)),
)
const bodies = CONTENT.bosses.flatMap(({ black, red }) => [black, red]).flatMap((side) => ids(side.bodies))

const required = new Set([
  ...DEEDS.map((key) => `deed.${key}`),
  ...keysOf('survivor', ids(CONTENT.survivors), 'name', 'about', 'good'),
  ...keysOf('weapon', weapons, 'name'),
  ...keysOf('zombie-type', ZOMBIE_TYPES),
  ...keysOf('boss', bosses, 'name', 'skill'),
  ...keysOf(
    'boss',
    bosses.filter((id) => bossNamed(id).special !== undefined),
    'rule',
  ),
  ...keysOf('body', bodies),
  ...keysOf('difficulty', ids(CONTENT.difficulties)),
  ...keysOf('effect', EFFECTS, 'name', 'text'),
  ...keysOf('ability', ['bomber', 'stinky']),
  ...keysOf('step', STEPS),
  ...keysOf('colour', COLOURS),
  ...keysOf('colour-letter', COLOURS),
  ...keysOf('speed', SPEED_WORDS),
  ...keysOf('tier', TIERS),
  ...keysOf('resource', ['armor', 'ammo', 'health', 'damage']),
  ...keysOf('side', SIDES),
  ...keysOf('stroke', STROKES),
  ...keysOf('source', DAMAGE_SOURCES),
  ...keysOf('gain', GAIN_SOURCES),
  ...keysOf('letter', LETTERS),
  ...keysOf('boss-icon', BOSS_ICONS),
  ...keysOf('outcome', ['won', 'lost']),
  ...keysOf('word', NOUNS),
  ...keysOf('bot.why', BOT_REASONS),
  ...keysOf('coach.figure', FIGURES),
  ...keysOf('coach.goal', GOALS),
  ...keysOf('achievement', ids(ACHIEVEMENTS), 'name', 'text'),
  ...keysOf(
    'achievement-group',
    ACHIEVEMENT_GROUPS.map(({ group }) => group),
  ),
  ...RATES.flatMap(({ title, values }) => [title.word, ...values.map(({ name }) => name.word)]),
  ...keysOf('figures', FIGURE_WORDS),
  ...OPTIONS.flatMap((spec) => [optionWord(spec, 'name'), optionWord(spec, 'text')]),
  ...keysOf('choice', CHOICES),
  ...keysOf('pick', [...PICKS, ...AGAINS]),
  ...keysOf('refusal', [...REFUSALS, ...HOST_REFUSALS]),
  ...keysOf('ruling', ids(RULINGS), 'question', 'ruling'),
  ...tellings.map(({ word }) => word),
  'target.zombie',
  'game.label',
  'game.name',
  'time',
  'time.short',
  'time.title',
  ...keysOf('pick.again', ['ammo', 'armor', 'free', 'health']),
  'pick.deal.card',
  'list.pair',
])

describe.each(LANGUAGES)('GU-LNG-01 the words in %s', (language) => {
  const own = words[language]

  testWords(words, language, { required, tellings })

  test('GU-LNG-01 the four weapon colors have different letters', () => {
    const letters = COLOURS.map((colour) => own[`colour-letter.${colour}`])
    expect(new Set(letters).size).toBe(COLOURS.length)
    for (const letter of letters) expect(letter).toHaveLength(1)
  })

  test('GU-LNG-01 effects are explained in 110 characters', () => {
    const texts = EFFECTS.map((effect) => own[`effect.${effect}.text`] ?? '')
    expect(texts.filter((text) => text.length > 110)).toEqual([])
  })
})

describe('the log', () => {
  test('GU-LNG-01 squares are told by name, survivors, zombies and bodies by their words', () => {
    const event: Event = { type: 'crossed', seat: 1, target: -1, ...shape, by: 'shape' }
    expect(tell(event, board, names)).toEqual({
      word: 'log.crossed',
      with: {
        survivor: { word: 'survivor.ethan.name' },
        target: { word: 'body.catcher' },
        squares: 'b2 c2 b5',
        count: 3,
        stroke: { word: 'stroke.shape' },
      },
    })
    const declined = { type: 'weaponDeclined', seat: 0 } as const
    expect(tell(declined, board, names).word).toBe('log.weaponDeclined')
    expect(tell(declined, board, { ...names, reaches: () => false }).word).toBe(
      'log.weaponDeclined.no-target',
    )
    expect(tell({ type: 'pushed', zombie: 7 }, board, names).with).toEqual({
      zombie: { word: 'target.zombie', with: { type: { word: 'zombie-type.walker' }, number: 7 } },
    })
  })
})

describe('the rulings', () => {
  test('there are 70, each resting on rules of the ledger', () => {
    const ledger = readFileSync(new URL('../../../docs/rules/gear-up.md', import.meta.url), 'utf8')
    expect(ids(RULINGS)).toEqual(Array.from({ length: 70 }, (_, index) => `R${index + 1}`))
    for (const { id, rules } of RULINGS) {
      expect(rules.length, id).toBeGreaterThan(0)
      for (const rule of rules) expect(ledger, id).toContain(`- ${rule} `)
    }
  })

  test('GU-LNG-01 docs/rulings/gear-up.md says the same as the words', async () => {
    const entries = RULINGS.filter(({ replacedBy }) => !replacedBy).map(
      ({ id, option }) =>
        `- **${id}. ${words.en[`ruling.${id}.question`]}** ${words.en[`ruling.${id}.ruling`]}${option ? ` (option \`${option}\`)` : ''}`,
    )
    const replaced = RULINGS.flatMap(({ id, replacedBy }) => (replacedBy ? [`${id} by ${replacedBy}`] : []))
    const page = [
      '# Rulings: Gear Up',
      '',
      'What Graveshift does where the rulebooks leave a question open. The [ledger](../rules/gear-up.md) names the id at every rule that rests on it. Made from `packages/gear-up/src/rulings.ts` and the English words: `npm run unit -- gear-up/src/words -u`.',
      '',
      ...entries,
      '',
      `Replaced, with ids that stay taken: ${replaced.join(', ')}.`,
      '',
    ].join('\n')
    await expect(page).toMatchFileSnapshot('../../../docs/rulings/gear-up.md')
  })
})
