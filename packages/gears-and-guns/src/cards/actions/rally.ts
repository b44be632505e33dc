import { type Action, act, PAYS, personAt, type RallyPick, rallyAction } from '@graveshift/zones'
import type { Western } from '../../game.ts'
import type { WesternKit } from '../../western-kit.ts'
import { reading } from '../reading.ts'
import { isLying } from './read.ts'

/** Rallying whoever is on a card reads the card instead (GG-M06-02); nobody rallies the convoy (GG-M09-01). */
export const westernRallyAction: Action<RallyPick, Western, WesternKit> = {
  ...rallyAction,
  candidates(kit, board, person, into) {
    rallyAction.candidates(kit, board, person, into)
  },
  check(kit, board, person, pick) {
    if (board.convoy.includes(pick.companion)) return kit.companions.refusals.rally['not-here']
    return rallyAction.check(kit, board, person, pick)
  },
  perform(kit, table, person, pick) {
    const card = table.board.tied.indexOf(pick.companion) + 1
    if (card === 0 || !isLying(table.board, card)) {
      rallyAction.perform(kit, table, person, pick)
      return
    }
    act(kit, table, person, 'rally', { pays: PAYS.other, cost: 1 })
    table.push(reading('card', card, person, personAt(table.board, person).zone))
  },
}
