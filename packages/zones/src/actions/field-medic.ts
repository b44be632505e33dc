import { doOf, type Refusal } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import { PAYS } from '../budget.ts'
import { emit } from '../emit.ts'
import type { Kit } from '../kit.ts'
import { zoneName } from '../map/board.ts'
import { personIn, personName, zoneIn } from '../names.ts'
import { PERSON, ZONE } from '../outward/fields.ts'
import { fullHealth, isCompanion, isGiven, personAt, powersOf } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { reachFrom, routeTo } from '../stride.ts'
import type { Action } from './action.ts'
import { surcharge, walk } from './move.ts'
import { act, cannotPay, done } from './spend.ts'

export interface FieldMedicPick {
  readonly do: 'field-medic'
  readonly to: number
  /** Who is healed there; the medic too, if somebody else is there. */
  readonly patient: number
}

const FAR = 2

const isHurt = (kit: Kit, board: ZonesBoard, person: number): boolean =>
  personAt(board, person).health < fullHealth(kit, board, person)

/** Survivors in a zone besides the medic. */
const others = (board: ZonesBoard, medic: number, zone: number): number[] =>
  board.people.flatMap((person, index) =>
    index !== medic && person.zone === zone && !isCompanion(person) ? [index] : [],
  )

const cost = (kit: Kit, board: ZonesBoard, person: number, to: number): number =>
  1 + (to === personAt(board, person).zone ? 0 : surcharge(kit, board, person, false))

/** Z2-SKL-35: up to two zones to another survivor, and one wound less for somebody there. */
export const fieldMedicAction: Action<FieldMedicPick> = {
  do: 'field-medic',
  needs: { skill: 'field-medic', pays: PAYS.other },
  fields: [{ to: ZONE, patient: PERSON }],
  candidates(kit, board, person, into) {
    if (!isGiven(kit, board, person, 'field-medic') || done(board, 'field-medic')) return
    const { zone } = personAt(board, person)
    const { slippery } = powersOf(kit, board, person)
    for (const to of [zone, ...reachFrom(kit, board, zone, FAR, slippery)])
      for (const patient of [person, ...others(board, person, to)])
        into.push({ do: 'field-medic', to, patient })
  },
  check(kit, board, person, { to, patient }) {
    const powers = powersOf(kit, board, person)
    if (!powers.gives.has('field-medic')) return kit.refusals.fieldMedic['skill-missing']
    if (done(board, 'field-medic')) return kit.refusals.fieldMedic['already-done']
    const { zone } = personAt(board, person)
    const here = others(board, person, to)
    if (here.length === 0 || (patient !== person && !here.includes(patient)))
      return kit.refusals.fieldMedic['not-here']
    if (!isHurt(kit, board, patient)) return kit.refusals.fieldMedic['nothing-to-do']
    if (to !== zone) {
      const hindered = kit.cannotWalk(board, person)
      if (hindered) return hindered
      if (!routeTo(kit, board, zone, to, FAR, powers.slippery)) return kit.refusals.fieldMedic['no-way']
    }
    return cannotPay(
      kit,
      board,
      person,
      PAYS.other,
      cost(kit, board, person, to),
      kit.refusals.fieldMedic['no-actions'],
    )
  },
  perform(kit, table, person, { to, patient }) {
    const { zone } = personAt(table.board, person)
    const path = routeTo(kit, table.board, zone, to, FAR, powersOf(kit, table.board, person).slippery)
    act(kit, table, person, 'field-medic', {
      pays: PAYS.other,
      cost: cost(kit, table.board, person, to),
      once: ['field-medic'],
    })
    if (path && to !== zone) walk(kit, table, person, path, 'field-medic')
    emit(kit, table, { type: 'healed', person: patient, wounds: 1, by: person })
  },
  parse(kit, board, raw): FieldMedicPick | Refusal {
    const to = zoneIn(kit, raw, 'to')
    const patient = personIn(board, raw, 'patient')
    return doOf(raw) === 'field-medic' && to !== undefined && patient !== undefined
      ? { do: 'field-medic', to, patient }
      : NOT_AN_ANSWER
  },
  show: (kit, board, { to, patient }) => ({
    do: 'field-medic',
    to: zoneName(kit.map, to),
    patient: personName(board, patient),
  }),
}
