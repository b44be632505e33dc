import { LEVELS } from '@graveshift/zones'
import type { Fields } from '../fault.ts'
import { MOST } from './read-goals.ts'
import {
  CAR_KINDS,
  CARD_KINDS,
  type Moment,
  type RuleData,
  type RuleFigures,
  type RuleId,
  ZOMBIE_KINDS,
} from './types.ts'

/** Noise is counted in bytes, and several rules may add to a zone. */
const MOST_NOISE = 10
const MOST_ROUNDS = MOST

function momentIn(fields: Fields, field: string): Moment {
  const when = fields.inner(field)
  const moment = readMoment(when)
  when.done()
  return moment
}

function readMoment(when: Fields): Moment {
  if (when.has('round')) return { round: when.count('round', 1, MOST_ROUNDS) }
  if (when.has('objectives')) return { objectives: when.count('objectives', 1, MOST) }
  if (when.has('doors')) return { doors: when.count('doors', 1, MOST) }
  return { level: when.one('level', LEVELS) }
}

const zones = (fields: Fields) => fields.names('zones', MOST)

/** What every rule is read from; a rule that is not here does not compile. */
const FIGURES: { readonly [R in RuleId]: (fields: Fields) => RuleFigures[R] } = {
  wake: (fields) => ({ colour: fields.one('colour', ['blue', 'green']), when: momentIn(fields, 'when') }),
  driving: (fields) => (fields.has('from') ? { from: momentIn(fields, 'from') } : {}),
  exit: (fields) => ({ open: fields.one('open', ['always', 'goals']) }),
  'standing-noise': (fields) => ({ zones: zones(fields), tokens: fields.count('tokens', 1, MOST_NOISE) }),
  'loud-objectives': (fields) => ({ tokens: fields.count('tokens', 1, MOST_NOISE) }),
  siren: (fields) => ({
    car: fields.one('car', CAR_KINDS),
    tokens: fields.count('tokens', 1, MOST_NOISE),
  }),
  forbidden: (fields) => ({ zones: zones(fields) }),
  deadline: (fields) => ({ rounds: fields.count('rounds', 1, MOST_ROUNDS) }),
  reinforcements: (fields) => ({
    zones: zones(fields),
    first: fields.count('first', 1, MOST_ROUNDS),
    every: fields.count('every', 1, MOST_ROUNDS),
  }),
  arrival: (fields) => ({
    zone: fields.name('zone'),
    kind: fields.one('kind', ZOMBIE_KINDS),
    count: fields.count('count', 1, MOST),
    when: momentIn(fields, 'when'),
  }),
  fire: (fields) => ({
    blazes: fields.objects('blazes', MOST, (blaze) => ({
      round: blaze.count('round', 1, MOST_ROUNDS),
      zones: zones(blaze),
    })),
  }),
  heavy: (fields) => ({ hands: fields.count('hands', 1, MOST) }),
  gift: (fields) =>
    fields.has('take')
      ? { take: fields.one('take', CARD_KINDS) }
      : { draw: fields.one('draw', ['equipment', 'pimpweapon']) },
  'dark-spawn': (fields) => ({ every: fields.count('every', 1, MOST_ROUNDS) }),
  'companions-may-fall': () => ({}),
  pairs: () => ({}),
}

export function readRule(fields: Fields): RuleData {
  const rule = fields.one('rule', Object.keys(FIGURES) as RuleId[])
  return { rule, ...FIGURES[rule](fields) } as RuleData
}
