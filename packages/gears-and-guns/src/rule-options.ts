import type { OptionValues, ValueSpec } from '@graveshift/kernel'
import { DECKS } from './content/zombie-deck.ts'

/** Options of the rules: each acts where its field of the setup is asked for. */
export const RULE_OPTIONS = [
  {
    id: 'deck',
    kind: 'one-of',
    values: DECKS,
    usual: 'normal',
    naming: 'value.*',
    about: 'rules',
    rules: ['UA-SPW-06'],
  },
  { id: 'ultrared', kind: 'flag', usual: false, about: 'rules', rules: ['UA-ULT-01'] },
  // Of one-shot missions without steam only.
  { id: 'classLimits', kind: 'flag', usual: true, about: 'rules', rules: ['UA-SET-07'], off: 'anyClasses' },
  {
    id: 'piles',
    kind: 'one-of',
    values: ['tile', 'building'],
    usual: 'tile',
    naming: 'value.*',
    about: 'rules',
    rules: ['UA-PIL-01'],
  },
  // Both of campaigns only.
  { id: 'ironTrail', kind: 'flag', usual: false, about: 'rules', rules: ['GG-CMP-26'] },
  { id: 'mercy', kind: 'flag', usual: false, about: 'rules', rules: ['GG-CMP-26'] },
] as const satisfies readonly ValueSpec[]

export type RuleOptions = OptionValues<typeof RULE_OPTIONS>
