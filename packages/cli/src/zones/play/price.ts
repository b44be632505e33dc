import type { Game } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import { ANY } from '@graveshift/zones'
import type { Pen } from '../../play/pen.ts'
import { foresee } from '../../play/trial.ts'
import { is } from '../happened.ts'

/** What was paid in plain actions, of pairs of a budget and an amount. */
function plainActions(paid: readonly number[]): number {
  let sum = 0
  for (let at = 0; at + 1 < paid.length; at += 2) if (paid[at] === ANY) sum += paid[at + 1] ?? 0
  return sum
}

/** What an answer of a turn takes away from its actions, found by trying it out. */
export function priceOf<G extends Game>(
  pen: Pen,
  { rules, state }: Session<G>,
  choice: G['choice'],
  pick: G['pick'],
): string {
  const acted = foresee(rules, state, choice, pick).events.find((event) => is(event, 'acted'))
  return pen.say('play.zones.price', { actions: acted ? plainActions(acted.paid) : 0 })
}
