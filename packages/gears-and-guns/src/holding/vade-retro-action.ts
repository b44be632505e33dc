import { doOf, type Refusal } from '@graveshift/kernel'
import {
  type Action,
  act,
  cannotPay,
  emit,
  hasZombies,
  isGiven,
  NOT_AN_ANSWER,
  PAYS,
  UNSEEN,
  zombiesOf,
  zoneIn,
  zoneName,
} from '@graveshift/zones'
import { ZONE } from '@graveshift/zones/outward'
import type { Board } from '../board.ts'
import type { Western } from '../game.ts'
import { holdWorth } from '../judgement/hold-worth.ts'
import { PEOPLE_REFUSALS } from '../people/refusals.ts'
import type { WesternKit } from '../western-kit.ts'
import { heldIn } from './holding.ts'

export interface VadeRetroPick {
  readonly do: 'vade-retro'
  readonly zone: number
}

const SKILL = 'vade-retro'

const WHY = PEOPLE_REFUSALS.vadeRetro

/** All who stand in a zone: kind, count, again and again. */
function crowdIn(kit: WesternKit, board: Board, zone: number): readonly number[] {
  return kit.kinds.flatMap((_, kind) => {
    const count = zombiesOf(kit, board, zone, kind)
    return count > 0 ? [kind, count] : []
  })
}

/** Every zombie of a zone in sight, the own one too, sits out its next activation (UA-CLS-04). */
export const vadeRetroAction: Action<VadeRetroPick, Western, WesternKit> = {
  do: 'vade-retro',
  needs: { skill: SKILL, pays: PAYS.other },
  fields: [{ zone: ZONE }],
  bots: {
    atSight: 20,
    // Those held are held for one activation in all (UA-RUL-25).
    isWasted: (kit, board, _person, { zone }) =>
      kit.kinds.every((_, kind) => heldIn(board, zone, kind) >= zombiesOf(kit, board, zone, kind)),
    worth: holdWorth,
  },
  candidates(kit, board, person, into) {
    for (const zone of kit.inSight(board, person))
      if (hasZombies(kit, board, zone)) into.push({ do: 'vade-retro', zone })
  },
  check(kit, board, person, { zone }) {
    if (!isGiven(kit, board, person, SKILL)) return WHY['skill-missing']
    if (kit.sight(board, person, zone) === UNSEEN) return WHY['cannot-see']
    if (!hasZombies(kit, board, zone)) return WHY['no-zombies-there']
    return cannotPay(kit, board, person, PAYS.other, 1, WHY['no-actions'])
  },
  perform(kit, table, person, { zone }) {
    act(kit, table, person, 'vade-retro', { pays: PAYS.other, cost: 1 })
    emit(kit, table, { type: 'zombiesHeld', person, zone, crowd: crowdIn(kit, table.board, zone) })
  },
  parse(kit, _board, raw): VadeRetroPick | Refusal {
    const zone = zoneIn(kit, raw, 'zone')
    return doOf(raw) === 'vade-retro' && zone !== undefined ? { do: 'vade-retro', zone } : NOT_AN_ANSWER
  },
  show: (kit, _board, { zone }) => ({ do: 'vade-retro', zone: zoneName(kit.map, zone) }),
}
