import { doOf, flagIn, type Json, type Refusal, type Table } from '@graveshift/kernel'
import { TRUTH } from '@graveshift/kernel/outward'
import type { ZonesBoard } from '../board.ts'
import type { Pays } from '../budget.ts'
import type { Gait } from '../events.ts'
import type { ActPick, Zones } from '../game.ts'
import type { Kit } from '../kit.ts'
import { zoneName } from '../map/board.ts'
import { zoneIn } from '../names.ts'
import { ZONE } from '../outward/fields.ts'
import { isGiven, personAt, powersOf } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { reachFrom, routeTo } from '../stride.ts'
import type { Action, Stretch } from './action.ts'
import { go, surcharge } from './move.ts'
import { cannotPay, isUsedUp, useOf } from './spend.ts'

/** Going somewhere in a special way, once a turn. */
export interface GoPick extends ActPick {
  readonly to: number
  /** As for a move. */
  readonly slip: boolean
}

export interface Going {
  readonly name: Gait & string
  /** Whose reasons it is refused with. */
  readonly refusals: 'sprint' | 'charge' | 'blitz' | 'bloodlust'
  /** The skill that gives it. */
  readonly skill: string
  readonly least: number
  readonly most: number
  readonly pays: Pays
  /** Actions besides those for leaving zombies behind. */
  readonly cost: number
  /** Why one may not end there. */
  ends?(kit: Kit, board: ZonesBoard, person: number, to: number): Refusal | undefined
  /** What comes then. */
  next?(kit: Kit, table: Table<Zones>, person: number): void
}

const passes = (kit: Kit, board: ZonesBoard, person: number, slip: boolean): boolean =>
  slip || powersOf(kit, board, person).slippery

/** An action that goes several zones, for skills that do so once a turn; zombies met end it, zombies left make it dearer. */
export function goingAction(going: Going): Action<GoPick> {
  const { name, refusals, skill, least, most, pays, cost, ends, next } = going
  const route = (kit: Kit, board: ZonesBoard, person: number, to: number, slip: boolean) => {
    const path = routeTo(kit, board, personAt(board, person).zone, to, most, passes(kit, board, person, slip))
    return path && path.length >= least ? path : undefined
  }
  const stretch = (
    kit: Kit,
    board: ZonesBoard,
    person: number,
    { to, slip }: GoPick,
  ): Stretch | undefined => {
    const path = route(kit, board, person, to, slip)
    if (!path) return undefined
    const use = useOf(board, name)
    return {
      how: name,
      path,
      pays,
      cost: cost + surcharge(kit, board, person, slip),
      once: slip ? [use, kit.slipping.once] : [use],
    }
  }
  return {
    do: name,
    needs: cost > 0 ? { skill, pays } : { skill },
    fields: [{ to: ZONE }, { slip: TRUTH }],
    candidates(kit, board, person, into) {
      if (!isGiven(kit, board, person, skill) || isUsedUp(kit, board, person, name)) return
      const { zone } = personAt(board, person)
      for (const slip of kit.slipping.may(board, person) ? [false, true] : [false])
        for (const to of reachFrom(kit, board, zone, most, passes(kit, board, person, slip)))
          into.push({ do: name, to, slip })
    },
    check(kit, board, person, { to, slip }) {
      const why = kit.refusals[refusals]
      if (!isGiven(kit, board, person, skill)) return why['skill-missing']
      if (isUsedUp(kit, board, person, name)) return why['already-done']
      const hindered = kit.cannotWalk(board, person)
      if (hindered) return hindered
      if (slip && !kit.slipping.may(board, person)) return kit.slipping.refusals['skill-missing']
      const plain = route(kit, board, person, to, false)
      if (!plain && !(slip && route(kit, board, person, to, true))) return why['no-way']
      if (slip && plain && surcharge(kit, board, person, false) === 0)
        return kit.slipping.refusals['nothing-to-slip']
      return (
        ends?.(kit, board, person, to) ??
        cannotPay(kit, board, person, pays, cost + surcharge(kit, board, person, slip), why['no-actions'])
      )
    },
    perform(kit, table, person, pick) {
      go(kit, table, person, stretch(kit, table.board, person, pick))
      next?.(kit, table, person)
    },
    ...(next ? {} : { stretch }),
    parse(kit, _board, raw: Json): GoPick | Refusal {
      const to = zoneIn(kit, raw, 'to')
      return doOf(raw) === name && to !== undefined
        ? { do: name, to, slip: flagIn(raw, 'slip') }
        : NOT_AN_ANSWER
    },
    show: (kit, _board, { to, slip }) => ({ do: name, to: zoneName(kit.map, to), slip: slip || undefined }),
  }
}
