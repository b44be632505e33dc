import { doOf, isRecord, nth, type Refusal } from '@graveshift/kernel'
import { listOf } from '@graveshift/kernel/outward'
import type { ZonesBoard } from '../board.ts'
import { PAYS } from '../budget.ts'
import { hasZombies } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { zoneName } from '../map/board.ts'
import { neighboursOf } from '../map/routes.ts'
import { canStep } from '../map/ways.ts'
import { personName, personNamed, zoneIn } from '../names.ts'
import { PERSON, ZONE } from '../outward/fields.ts'
import { isCompanion, isGiven, personAt } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import type { Action } from './action.ts'
import { walk } from './move.ts'
import { act, cannotPay, done } from './spend.ts'

export interface LifesaverPick {
  readonly do: 'lifesaver'
  readonly zone: number
  /** Who is pulled out, in rising order. */
  readonly people: readonly number[]
}

/** Survivors and lone companions of a zone; those who follow somebody come along anyway. */
function savable(board: ZonesBoard, zone: number): number[] {
  return board.people.flatMap((person, index) =>
    person.zone === zone && (!isCompanion(person) || person.leader < 0) ? [index] : [],
  )
}

function cannotSave(kit: Kit, board: ZonesBoard, person: number, zone: number): Refusal | undefined {
  if (!hasZombies(kit, board, zone)) return kit.refusals.lifesaver['no-zombies-there']
  const near =
    kit.sight(board, person, zone) === 1 && canStep(kit.ways(board), zone, personAt(board, person).zone)
  return near ? undefined : kit.refusals.lifesaver['no-way']
}

/** Z2-SKL-46: pulls people out of a zone next door in which zombies stand. */
export const lifesaverAction: Action<LifesaverPick> = {
  do: 'lifesaver',
  needs: { skill: 'lifesaver' },
  fields: [{ zone: ZONE, people: listOf(PERSON) }],
  candidates(kit, board, person, into) {
    if (!isGiven(kit, board, person, 'lifesaver') || done(board, 'lifesaver')) return
    for (const zone of neighboursOf(kit.ways(board), personAt(board, person).zone)) {
      const able = savable(board, zone)
      for (let some = 1; some < 1 << able.length; some++)
        into.push({
          do: 'lifesaver',
          zone,
          people: able.filter((_, at) => some & (1 << at)),
        } as LifesaverPick)
    }
  },
  check(kit, board, person, { zone, people }) {
    if (!isGiven(kit, board, person, 'lifesaver')) return kit.refusals.lifesaver['skill-missing']
    if (done(board, 'lifesaver')) return kit.refusals.lifesaver['already-done']
    const cannot = cannotSave(kit, board, person, zone)
    if (cannot) return cannot
    const able = savable(board, zone)
    const rising = people.every((each, at) => at === 0 || each > nth(people, at - 1))
    if (people.length === 0 || !rising || people.some((each) => !able.includes(each)))
      return kit.refusals.lifesaver['not-here']
    return cannotPay(kit, board, person, PAYS.other, 0, kit.refusals.lifesaver['no-actions'])
  },
  perform(kit, table, person, { people }) {
    act(kit, table, person, 'lifesaver', { pays: PAYS.other, cost: 0, once: ['lifesaver'] })
    for (const saved of people) walk(kit, table, saved, [personAt(table.board, person).zone], 'dragged')
  },
  parse(kit, board, raw): LifesaverPick | Refusal {
    const zone = zoneIn(kit, raw, 'zone')
    const given = isRecord(raw) ? raw.people : undefined
    if (doOf(raw) !== 'lifesaver' || zone === undefined || !Array.isArray(given)) return NOT_AN_ANSWER
    const people: number[] = []
    for (const id of given) {
      const person = typeof id === 'string' ? personNamed(board, id) : undefined
      if (person === undefined) return NOT_AN_ANSWER
      people.push(person)
    }
    return { do: 'lifesaver', zone, people: people.sort((one, other) => one - other) }
  },
  show: (kit, board, { zone, people }) => ({
    do: 'lifesaver',
    zone: zoneName(kit.map, zone),
    people: people.map((person) => personName(board, person)),
  }),
}
