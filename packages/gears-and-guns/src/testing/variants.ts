import { asJson, Bug, isFault, pickOptions, type Ruleset, rawOptions } from '@graveshift/kernel'
import { type SetupVariant, variantsOf as variantsBy } from '@graveshift/zones/testing/watched/variants'
import type { Variant } from '@graveshift/zones/testing/watched/watched-game'
import type { Setup } from '../board.ts'
import type { Options, Western } from '../game.ts'
import { compileMission, type Mission } from '../missions/compile.ts'
import type { Effect } from '../missions/effects.ts'
import { missionFor } from '../missions/mission-of.ts'
import type { MissionPlan } from '../missions/types.ts'
import { readPosition } from '../position/read-position.ts'
import { RULE_OPTIONS } from '../rule-options.ts'
import { westernRules } from '../rules.ts'

/** A game but for one option, rule, goal, or word of its cards and notes. */
export type WesternVariant = Variant & {
  readonly modes?: SetupVariant<typeof RULE_OPTIONS>['modes']
  /** The mission that is played in place of the printed one. */
  readonly plan?: MissionPlan
}

/** All effects of a list, those inside others included. */
export const effectsIn = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((effect) => [effect, ...listsIn(effect).flatMap(effectsIn)])

function listsIn(effect: Effect): readonly (readonly Effect[])[] {
  if (effect.do === 'choose') return effect.options
  if (effect.do === 'if') return [effect.yes, effect.no ?? []]
  return effect.do === 'roll' ? [effect.yes, effect.no] : []
}

/** The same list without a word, wherever it stands. */
const without = (effects: readonly Effect[], word: Effect['do']): readonly Effect[] =>
  effects.flatMap((effect) => (effect.do === word ? [] : [within(effect, word)]))

function within(effect: Effect, word: Effect['do']): Effect {
  if (effect.do === 'choose')
    return { ...effect, options: effect.options.map((option) => without(option, word)) }
  if (effect.do === 'if')
    return {
      ...effect,
      yes: without(effect.yes, word),
      ...(effect.no && { no: without(effect.no, word) }),
    }
  return effect.do === 'roll'
    ? { ...effect, yes: without(effect.yes, word), no: without(effect.no, word) }
    : effect
}

/** All that the cards and notes of a mission say. */
export const wordsOf = ({ cards, notes }: MissionPlan): readonly Effect[] => [
  ...cards.flatMap(({ effects, stays }) =>
    effectsIn([...effects, ...(stays && 'action' in stays ? stays.effects : [])]),
  ),
  ...notes.flatMap(({ effects }) => effectsIn(effects)),
]

const speechless = (plan: MissionPlan, word: Effect['do']): MissionPlan => ({
  ...plan,
  cards: plan.cards.map((card) => ({
    ...card,
    effects: without(card.effects, word),
    ...(card.stays &&
      'action' in card.stays && {
        stays: { ...card.stays, effects: without(card.stays.effects, word) },
      }),
  })),
  notes: plan.notes.map((note) => ({ ...note, effects: without(note.effects, word) })),
})

/** All games that differ from one by something that is counted. */
export function variantsOf(setup: Setup): readonly WesternVariant[] {
  const { data } = missionFor(setup)
  return [
    ...variantsBy(RULE_OPTIONS, pickOptions(RULE_OPTIONS, setup), []),
    ...[...new Set(data.rules.map(({ rule }) => rule))].map((rule) => ({
      key: `mission rule ${rule}`,
      plan: { ...data, rules: data.rules.filter((each) => each.rule !== rule) },
    })),
    ...[...new Set(data.goals.map(({ goal }) => goal))].map((goal) => ({
      key: `goal ${goal}`,
      plan: { ...data, goals: data.goals.filter((each) => each.goal !== goal) },
    })),
    ...[...new Set(wordsOf(data).map((effect) => effect.do))].map((word) => ({
      key: `effect ${word}`,
      plan: speechless(data, word),
    })),
  ]
}

function compiled(plan: MissionPlan): Mission {
  const mission = compileMission(plan)
  if (!('board' in mission)) throw new Bug(mission.map(({ message }) => message).join('; '))
  return mission
}

/** The rules of a variant; undefined where there is no such game. */
export function rulesOfVariant(
  options: Options,
  { modes, plan }: WesternVariant,
): Ruleset<Western> | undefined {
  const { position: raw, ...setup } = options
  const changed = { ...setup, ...modes }
  const mission = plan ? compiled(plan) : missionFor(changed)
  if (raw === undefined) return westernRules(changed, undefined, mission).rules
  const read = readPosition(asJson({ ...rawOptions(raw), ...modes }))
  return isFault(read) ? undefined : westernRules(read.setup, read, mission).rules
}
