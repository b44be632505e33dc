import { nth, type Refusal, type Table } from '@graveshift/kernel'
import {
  act,
  cannotPay,
  doOf,
  drawing,
  emit,
  gain,
  integer,
  isOver,
  NONE,
  PAYS,
  personAt,
  SPECIAL,
} from '@graveshift/zones'
import type { SecondEdition } from '../game.ts'
import { NOT_AN_ANSWER, refuse } from '../refusals.ts'
import type { OwnAction, SecondKit } from '../second-kit.ts'

export interface TakePick {
  readonly do: 'take'
  /** Place in the board's list of tokens. */
  readonly token: number
}

const UNPAID = refuse('no-actions', 'Z2-ACT-10')

/** Adrenaline for an objective (Z2-ADR-01). */
const OBJECTIVE_POINTS = 5

/** An objective taken: points, and what its color wakes (Z2-MIS-02). */
function takeToken(kit: SecondKit, table: Table<SecondEdition>, person: number, token: number): void {
  const { kind, colour } = nth(table.board.tokens, token)
  emit(kit, table, { type: 'tokenTaken', token, person })
  if (isOver(table)) return
  if (kind === 'crate') {
    // A random pimpweapon of those left, then a free reorganizing; or a walker (Z2-EQP-12, Z2-EQP-21).
    table.push(drawing(person, 1, { pile: SPECIAL }))
    return
  }
  if (colour !== 'red') emit(kit, table, { type: 'woken', colour })
  gain(kit, table, person, OBJECTIVE_POINTS, 'objective')
  for (const rule of kit.rules) if (!isOver(table)) rule.taken?.(kit, table, person)
}

/** An objective or a crate in the own zone; zombies do not hinder it (Z2-ACT-10). */
export const takeAction: OwnAction<TakePick> = {
  do: 'take',
  needs: { pays: PAYS.other },
  candidates(_kit, board, person, into) {
    const { zone } = personAt(board, person)
    board.tokens.forEach((token, index) => {
      if (token.zone === zone && token.by === NONE) into.push({ do: 'take', token: index } as TakePick)
    })
  },
  check(kit, board, person, { token }) {
    const found = board.tokens[token]
    if (found?.zone !== personAt(board, person).zone || found.by !== NONE)
      return refuse('no-token-here', 'Z2-ACT-10')
    if (found.kind === 'objective')
      for (const rule of kit.rules) {
        const refusal = rule.cannotTake?.(board, found.zone)
        if (refusal) return refusal
      }
    return cannotPay(kit, board, person, PAYS.other, 1, UNPAID)
  },
  perform(kit, table, person, { token }) {
    act(kit, table, person, 'take', { pays: PAYS.other, cost: 1 })
    takeToken(kit, table, person, token)
  },
  parse(_kit, _board, raw): TakePick | Refusal {
    const token = integer(raw, 'token')
    return doOf(raw) === 'take' && token !== undefined ? { do: 'take', token } : NOT_AN_ANSWER
  },
  show: (_kit, _board, { token }) => ({ do: 'take', token }),
}
