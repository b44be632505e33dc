import { type Json, nth, type Ruleset, type State } from '@graveshift/kernel'
import { expect } from 'vitest'
import type { ZonesGame } from '../game.ts'
import type { Kit } from '../kit.ts'
import type { Orders } from '../policy/orders.ts'

/** A table as bots look at it. */
interface Looked<G extends ZonesGame> {
  readonly rules: Ruleset<G>
  readonly board: G['board']
  readonly state: Pick<State<G>, 'control'>
}

/** What somebody who knows the game answers now, as players see it. */
export function policyAt<G extends ZonesGame>({ rules, board, state }: Looked<G>): Json {
  const choice = nth(state.control.open, 0)
  const rule = rules.choices[choice.kind as G['choice']['kind']]
  const list = () => rule.list(board, choice as never)
  const pick = rules.judgement.planning?.policy(board, choice, list)
  if (!pick) throw new Error(`nothing to say to ${choice.kind}`)
  expect(rule.check(board, choice as never, pick as never)).toBeUndefined()
  return rule.show(board, choice as never, pick as never)
}

/** Who is sent where, and what for. */
export function ordersAt<B extends ZonesGame['board']>({
  kit,
  board,
}: {
  readonly kit: Pick<Kit, 'map'> & { readonly aims: { orders(board: B): Orders } }
  readonly board: B
}): Record<string, string> {
  const { target, task } = kit.aims.orders(board)
  return Object.fromEntries(
    board.people.map(({ id }, person) => [
      id,
      `${task[person]} ${kit.map.zones[nth(target, person)]?.name ?? '-'}`,
    ]),
  )
}
