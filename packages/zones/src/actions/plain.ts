import type { Refusal } from '@graveshift/kernel'
import { doOf } from '../choices/parse.ts'
import type { ActPick } from '../game.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import type { Action } from './action.ts'

/** An action that has nothing to choose but itself. */
export function plainAction(name: string, rules: Pick<Action, 'needs' | 'check' | 'perform'>): Action {
  const pick: ActPick = { do: name }
  return {
    do: name,
    plain: pick,
    ...(rules.needs === undefined ? {} : { needs: rules.needs }),
    candidates(_kit, _board, _person, into) {
      into.push(pick)
    },
    check: rules.check,
    perform: rules.perform,
    parse: (_kit, _board, raw): ActPick | Refusal => (doOf(raw) === name ? pick : NOT_AN_ANSWER),
    show: () => ({ do: name }),
  }
}
