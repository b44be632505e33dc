import { asJson, isFault, pickOptions, type Ruleset, rawOptions } from '@graveshift/kernel'
import { type SetupVariant, variantsOf as variantsBy } from '@graveshift/zones/testing/watched/variants'
import type { Setup } from '../board.ts'
import type { Options, SecondEdition } from '../game.ts'
import { missionOf } from '../missions/mission-of.ts'
import { readPosition } from '../position/read-position.ts'
import { RULE_OPTIONS } from '../rule-options.ts'
import { secondEditionRules } from '../rules.ts'

export type SecondVariant = SetupVariant<typeof RULE_OPTIONS>

/** All games that differ from one by something that is counted. */
export const variantsOf = (setup: Setup): readonly SecondVariant[] =>
  variantsBy(
    RULE_OPTIONS,
    pickOptions(RULE_OPTIONS, setup),
    missionOf(setup.mission).data.rules.map(({ rule }) => rule),
  )

/** The rules of a variant; undefined where there is no such game: no printed zombie stands in a plain position. */
export function rulesOfVariant(options: Options, variant: SecondVariant): Ruleset<SecondEdition> | undefined {
  const { position: raw, ...setup } = options
  const named = missionOf(setup.mission)
  const rules = named.data.rules.filter(({ rule }) => rule !== variant.without)
  const mission = { ...named, data: { ...named.data, rules } }
  if (raw === undefined) return secondEditionRules({ ...setup, ...variant.modes }, undefined, mission).rules
  const read = readPosition(asJson({ ...rawOptions(raw), ...variant.modes }))
  return isFault(read) ? undefined : secondEditionRules(read.setup, read, mission).rules
}
