import { doOf, integerIn, nth, type Refusal, type Table } from '@graveshift/kernel'
import type { Action } from '../../actions/action.ts'
import { act, cannotPay } from '../../actions/spend.ts'
import { NONE } from '../../board.ts'
import { PAYS } from '../../budget.ts'
import { emit, isOver } from '../../emit.ts'
import { gain } from '../../experience.ts'
import { personAt } from '../../people.ts'
import { NOT_AN_ANSWER } from '../../refusals.ts'
import { OBJECTIVE } from '../goals/tokens.ts'
import type { MissionGame, MissionKit } from '../mission-game.ts'
import { TOKEN } from '../outward.ts'
import { takeWorth } from './take-worth.ts'

export interface TakePick {
  readonly do: 'take'
  /** Place in the board's list of tokens. */
  readonly token: number
}

/** Adrenaline for an objective (Z2-ADR-01). */
const OBJECTIVE_POINTS = 5

/** An objective taken: points, and what its color wakes (Z2-MIS-02). What else lies there is the game's. */
function takeToken(kit: MissionKit, table: Table<MissionGame>, person: number, token: number): void {
  const taken = nth(table.board.tokens, token)
  emit(kit, table, { type: 'tokenTaken', token, person })
  if (isOver(table)) return
  if (taken.kind !== OBJECTIVE) {
    kit.tokenTaken(table, person, taken)
    return
  }
  if (taken.colour !== 'red') emit(kit, table, { type: 'woken', colour: taken.colour })
  gain(kit, table, person, OBJECTIVE_POINTS, 'objective')
  for (const rule of kit.rules) if (!isOver(table)) rule.taken?.(kit, table, person)
}

/** An objective or another token in the own zone; zombies do not hinder it (Z2-ACT-10). */
export const takeAction: Action<TakePick, MissionGame, MissionKit> = {
  do: 'take',
  needs: { pays: PAYS.other },
  fields: [{ token: TOKEN }],
  bots: { atSight: 300, worth: takeWorth },
  candidates(_kit, board, person, into) {
    const { zone } = personAt(board, person)
    board.tokens.forEach((token, index) => {
      if (token.zone === zone && token.by === NONE) into.push({ do: 'take', token: index })
    })
  },
  check(kit, board, person, { token }) {
    const why = kit.missionRefusals.take
    const found = board.tokens[token]
    if (found?.zone !== personAt(board, person).zone || found.by !== NONE) return why['no-token-here']
    if (found.kind === OBJECTIVE)
      for (const rule of kit.rules) {
        const refusal = rule.cannotTake?.(kit, board, found.zone)
        if (refusal) return refusal
      }
    return cannotPay(kit, board, person, PAYS.other, 1, why['no-actions'])
  },
  perform(kit, table, person, { token }) {
    act(kit, table, person, 'take', { pays: PAYS.other, cost: 1 })
    takeToken(kit, table, person, token)
  },
  parse(_kit, _board, raw): TakePick | Refusal {
    const token = integerIn(raw, 'token')
    return doOf(raw) === 'take' && token !== undefined ? { do: 'take', token } : NOT_AN_ANSWER
  },
  show: (_kit, _board, { token }) => ({ do: 'take', token }),
}
