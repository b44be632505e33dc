import type { OptionSpec } from '@graveshift/kernel'
import { tableOptions } from '@graveshift/zones/missions'
import { RULE_OPTIONS } from './rule-options.ts'
import { BOX } from './setup.ts'

/** Everything that can be chosen before a game, in the order in which it is asked. */
export const OPTIONS: readonly OptionSpec[] = [...tableOptions(BOX), ...RULE_OPTIONS]
