import type { ChoiceOf, Event, Pick, SecondEdition } from '@graveshift/second-edition'
import type { Session } from '@graveshift/table'
import { ANY } from '@graveshift/zones'
import type { Pen } from '../../../play/pen.ts'
import { foresee } from '../../../play/trial.ts'

/** What was paid in plain actions, of pairs of a budget and an amount. */
function plainActions(paid: readonly number[]): number {
  let sum = 0
  for (let at = 0; at + 1 < paid.length; at += 2) if (paid[at] === ANY) sum += paid[at + 1] ?? 0
  return sum
}

const isPaid = (event: Event): event is Extract<Event, { type: 'acted' }> => event.type === 'acted'

/** What an answer of a turn takes away from its actions, found by trying it out; ending the turn has no price. */
export function priceOf(
  pen: Pen,
  { rules, state }: Session<SecondEdition>,
  choice: ChoiceOf<'act'>,
  pick: Pick,
): string | undefined {
  if (pick.do === 'end') return undefined
  const acted = foresee(rules, state, choice, pick).events.find(isPaid)
  return pen.say('play.second.price', { actions: acted ? plainActions(acted.paid) : 0 })
}
