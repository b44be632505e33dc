import { doOf, type Refusal } from '@graveshift/kernel'
import type { ActPick, Zones, ZonesGame } from '../game.ts'
import type { Kit } from '../kit.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import type { Action } from './action.ts'

/** An action that has nothing to choose but itself. */
export function plainAction<G extends ZonesGame = Zones, K extends Kit<G> = Kit<G>>(
  name: string,
  rules: Pick<Action<ActPick, G, K>, 'needs' | 'bots' | 'check' | 'perform'>,
): Action<ActPick, G, K> {
  const pick: ActPick = { do: name }
  return {
    do: name,
    plain: pick,
    fields: [{}],
    ...(rules.needs === undefined ? {} : { needs: rules.needs }),
    ...(rules.bots === undefined ? {} : { bots: rules.bots }),
    candidates(_kit, _board, _person, into) {
      into.push(pick)
    },
    check: rules.check,
    perform: rules.perform,
    parse: (_kit, _board, raw): ActPick | Refusal => (doOf(raw) === name ? pick : NOT_AN_ANSWER),
    show: () => ({ do: name }),
  }
}
