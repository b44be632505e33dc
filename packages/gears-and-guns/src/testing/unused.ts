import { MISSIONS } from '../content/missions.ts'
import type { Effect } from '../missions/effects.ts'
import type { WesternMission } from '../missions/types.ts'
import { wordsOf } from './variants.ts'

/** All words of the missions' cards and notes. */
export const WORDS: readonly Effect['do'][] = [
  ...new Set(MISSIONS.flatMap(wordsOf).map((effect) => effect.do)),
]

const opensByGoals = (rule: WesternMission['rules'][number]): boolean =>
  rule.rule === 'exit' && rule.open === 'goals'

/** What zones has for other games: no mission or card of this one brings it about. */
export const FOR_OTHERS: readonly string[] = [
  ...['pick improvise', 'choice companion', 'choice deal', 'choice discard'],
  ...[
    'choice first',
    'choice stand',
    'event dealt',
    'event stood',
    'event stored',
    'event tallied',
    'event woken',
  ],
  ...['refusal dealt-enough', 'refusal in-play', 'refusal no-start-zone', 'refusal no-store-here'],
  ...['refusal no-such-seat', 'refusal nothing-to-store', 'refusal store-needs-peace', 'refusal too-heavy'],
]

const some = (plan: WesternMission, words: readonly Effect['do'][]) =>
  wordsOf(plan).some((effect) => words.includes(effect.do))

/** What no game of these missions comes to, and why. */
export const NEVER: Readonly<Record<string, (mission: WesternMission) => boolean>> = {
  // The exit opens with the goals; the word only says so (GG-RUL-44).
  'effect open-exit': (plan) => some(plan, ['open-exit']) && !plan.rules.some(opensByGoals),
  // Where a train runs, no wagon is moved onto its track (UA-WAG-03).
  'event wagonSmashed': ({ train, wagon }) => train?.runs === true && wagon?.moves === true,
}
