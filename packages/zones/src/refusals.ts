import type { Refusal } from '@graveshift/kernel'

/**
 * What games on zones refuse: the reasons of each action and question, and of what several of them share. Every reason
 * has a sentence in the words of every such game, and a rule of that game for each place (`RefusalRules`).
 */
export const ZONES_REASONS = {
  /** Whatever is paid for. */
  turn: ['not-your-survivor'],
  deal: ['dealt-enough'],
  first: ['no-such-seat'],
  stand: ['no-start-zone'],
  prepare: ['cannot-put', 'too-many-cards', 'overfull-pack'],
  assign: ['not-turned-up'],
  move: ['no-way', 'no-actions'],
  sprint: ['skill-missing', 'already-done', 'no-way', 'no-actions'],
  charge: ['skill-missing', 'already-done', 'no-way', 'no-zombies-there', 'no-actions'],
  blitz: ['skill-missing', 'already-done', 'no-way', 'out-of-range', 'no-actions'],
  bloodlust: ['skill-missing', 'already-done', 'no-way', 'no-zombies-there', 'no-actions'],
  jump: ['skill-missing', 'already-done', 'no-way', 'no-actions'],
  fieldMedic: ['skill-missing', 'already-done', 'not-here', 'nothing-to-do', 'no-way', 'no-actions'],
  melee: [
    'not-in-hand',
    'not-a-weapon',
    'cannot-pair',
    'not-against-these',
    'skill-missing',
    'cannot-see',
    'out-of-range',
    'no-zombies-there',
    'no-actions',
  ],
  ranged: [
    'not-in-hand',
    'not-a-weapon',
    'spent',
    'cannot-pair',
    'not-against-these',
    'skill-missing',
    'cannot-see',
    'out-of-range',
    'no-zombies-there',
    'no-actions',
  ],
  throw: [
    'not-against-these',
    'not-in-hand',
    'not-a-weapon',
    'cannot-see',
    'out-of-range',
    'no-zombies-there',
    'must-be-sure',
    'no-actions',
  ],
  improviseMelee: [
    'not-a-weapon',
    'skill-missing',
    'already-done',
    'no-zombies-there',
    'out-of-range',
    'no-actions',
  ],
  improviseRanged: [
    'not-a-weapon',
    'skill-missing',
    'already-done',
    'no-zombies-there',
    'out-of-range',
    'no-actions',
  ],
  reload: ['not-in-hand', 'already-loaded', 'no-actions'],
  search: ['cannot-search-here', 'zombies-here', 'already-done', 'no-cards-left', 'no-actions'],
  eat: ['not-your-survivor', 'card-not-there', 'nothing-to-do'],
  trade: ['not-here', 'declined-before', 'nothing-to-do', 'no-actions'],
  reorganise: ['nothing-to-do', 'no-actions'],
  noise: ['no-actions'],
  taunt: ['skill-missing', 'already-done', 'no-zombies-there', 'too-far', 'no-actions'],
  lead: ['skill-missing', 'already-done', 'not-here', 'no-actions'],
  lifesaver: ['skill-missing', 'already-done', 'no-zombies-there', 'no-way', 'not-here', 'no-actions'],
  shove: ['skill-missing', 'already-done', 'no-zombies-there', 'no-way', 'no-actions'],
  activate: ['not-your-survivor'],
  arrange: ['not-here', 'same-place', 'card-not-there', 'hand-full', 'pack-full', 'nothing-to-do'],
  /** An arrangement that has used up its moves. */
  arrangeMore: ['nothing-to-do'],
  /** A found card comes before everything else. */
  arrangeFound: ['same-place'],
  handOver: ['not-here'],
  discard: ['not-your-survivor', 'in-a-trade', 'card-not-there'],
  shield: ['card-not-there'],
  reroll: ['already-done'],
  hit: ['wrong-damage', 'no-zombies-there', 'higher-priority-first'],
  /** A hit that only absorbs: another kind stands for this one. */
  hitInVain: ['no-zombies-there'],
  reap: ['skill-missing', 'no-zombies-there'],
  wound: ['not-here', 'must-be-sure'],
  /** A wound by a friend or by fire. */
  strayWound: ['not-here'],
  split: ['split-sizes', 'no-way'],
  skill: ['level-skill'],
  order: ['skill-missing'],
} as const

type Refused = typeof ZONES_REASONS

/** Something for every reason of a table of them, by place. */
export type ReasonsOf<R extends Readonly<Record<string, readonly string[]>>, T> = {
  readonly [W in keyof R]: { readonly [K in R[W][number]]: T }
}

export type ZonesReason = Refused[keyof Refused][number]

/** The rule by which a game refuses, for every reason at every place. */
export type RefusalRules = ReasonsOf<Refused, string>

/** The refusals themselves, made once: answers are checked by the hundred, and most of them are refused. */
export type Refusals = ReasonsOf<Refused, Refusal>

/** Every refusal with the rule that a game names for it. */
export function refusalsBy<T extends Readonly<Record<string, Readonly<Record<string, string>>>>>(rules: T) {
  const made: Record<string, Record<string, Refusal>> = {}
  for (const [where, reasons] of Object.entries(rules)) {
    const here: Record<string, Refusal> = {}
    for (const [refused, rule] of Object.entries(reasons)) here[refused] = { refused, rule }
    made[where] = here
  }
  return made as { readonly [W in keyof T]: { readonly [R in keyof T[W]]: Refusal } }
}

/** The same refusal with figures for its sentence. */
export function withFigures({ refused, rule }: Refusal, figures: Readonly<Record<string, number>>): Refusal {
  return { refused, rule, with: figures }
}

export const NOT_AN_ANSWER: Refusal = { refused: 'not-an-answer', rule: 'KERNEL' }

/** All reasons, each once. */
export const ZONES_REFUSALS: readonly string[] = [
  ...new Set([...Object.values(ZONES_REASONS).flat(), NOT_AN_ANSWER.refused]),
].sort()
