import type { Refusal } from '@graveshift/kernel'
import { type ReasonsOf, refusalsBy } from '@graveshift/zones'

export const CARD_REASONS = {
  read: ['no-card-here', 'rally-instead', 'no-actions'],
  use: ['nothing-to-use-here', 'used-up', 'no-actions'],
  option: ['cannot-choose'],
  receiver: ['not-able'],
  'keep-one': ['card-not-there'],
  'give-up': ['card-not-there'],
  mobile: ['no-token-there'],
  'convoy-way': ['no-way'],
  shot: ['out-of-range'],
} as const

type Reasons = typeof CARD_REASONS

/** The rules by which answers about objective cards are refused. */
type CardRefusalRules = ReasonsOf<Reasons, string>

export type CardRefusals = ReasonsOf<Reasons, Refusal>

const CARD_RULES: CardRefusalRules = {
  read: { 'no-card-here': 'UA-ACT-04', 'rally-instead': 'GG-M06-02', 'no-actions': 'UA-ACT-01' },
  use: { 'nothing-to-use-here': 'GG-OBJ-13', 'used-up': 'GG-OBJ-13', 'no-actions': 'UA-ACT-01' },
  option: { 'cannot-choose': 'GG-OBJ-05' },
  receiver: { 'not-able': 'GG-RUL-59' },
  'keep-one': { 'card-not-there': 'GG-OBJ-01' },
  'give-up': { 'card-not-there': 'GG-OBJ-12' },
  mobile: { 'no-token-there': 'UA-SPW-04' },
  'convoy-way': { 'no-way': 'GG-RUL-58' },
  shot: { 'out-of-range': 'GG-M06-01' },
}

export const CARD_REFUSALS: CardRefusals = refusalsBy(CARD_RULES)
