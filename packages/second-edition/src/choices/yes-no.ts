import type { ChoiceRule, Table } from '@graveshift/kernel'
import { anyOf, doOf, gain, isOver, tell } from '@graveshift/zones'
import type { ChoiceOf, HealPick, LeavePick, SecondEdition } from '../game.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import type { SecondKit } from '../second-kit.ts'

interface TwoWays<C, P> {
  readonly picks: readonly [P, P]
  yes(table: Table<SecondEdition>, choice: C): void
}

/** A question with two plain answers, of which the second changes nothing. */
function twoWays<C, P extends { readonly do: string }>({
  picks,
  yes,
}: TwoWays<C, P>): ChoiceRule<SecondEdition, C, P> {
  const find = (what: string | undefined) => picks.find((pick) => pick.do === what)
  return {
    list: () => picks.slice(),
    sample: (_board, _choice, random) => anyOf(picks, random),
    check: (_board, _choice, pick) => (find(pick.do) ? undefined : NOT_AN_ANSWER),
    forced: () => undefined,
    parse: (_board, _choice, raw) => find(doOf(raw)) ?? NOT_AN_ANSWER,
    show: (_board, _choice, pick) => ({ do: pick.do }),
    answer(table, _frame, choice, pick) {
      if (pick.do === picks[0].do) yes(table, choice)
    },
  }
}

/** Out by the exit, with cards and companions (Z2-MIS-01). */
export const leaveChoice = (kit: SecondKit) =>
  twoWays<ChoiceOf<'leave'>, LeavePick>({
    picks: [{ do: 'leave' }, { do: 'stay' }],
    yes(table, { person }) {
      tell(kit, table, { type: 'left', person, with: kit.followers(table.board, person) })
    },
  })

/** A medic's help, which excites the medic (Z2-SKL-13). */
export const healChoice = (kit: SecondKit) =>
  twoWays<ChoiceOf<'heal'>, HealPick>({
    picks: [{ do: 'heal' }, { do: 'refrain' }],
    yes(table, { medic, person }) {
      tell(kit, table, { type: 'healed', person, wounds: 1, by: medic })
      if (!isOver(table)) gain(kit, table, medic, 1, 'healing')
    },
  })
