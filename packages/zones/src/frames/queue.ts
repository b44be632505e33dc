import { nth, type Table } from '@graveshift/kernel'
import { EXTRA } from '../board.ts'
import type { Due, Zones, ZonesFrame } from '../game.ts'
import { decider } from '../people.ts'
import { COMBAT, GLIDE } from '../skills/powers.ts'
import { drawing } from './search.ts'
import type { ZonesSteps } from './steps.ts'
import { turnFrame } from './turn.ts'

/** What each skill brings, in a zone. */
const BRINGS: { readonly [S in Due['skill']]: (person: number, zone: number) => ZonesFrame } = {
  'combat-reflexes': (person, zone) => turnFrame(person, COMBAT, zone),
  sidestep: (person) => turnFrame(person, GLIDE),
  'zombie-link': (person) => turnFrame(person, EXTRA),
  'hold-your-nose': (person) => drawing(person, 1),
}

/** Skills that answer the same thing at once: one by one, in an order the players like (Z2-RUL-11). */
export function queueUp(table: Table<Zones>, left: readonly Due[], zone: number, seat: number): void {
  const [only] = left
  if (only && left.length === 1) table.push(BRINGS[only.skill](only.person, zone))
  else if (only) table.push({ kind: 'queue', at: 'next', zone, seat, left })
}

export const queueSteps: ZonesSteps<'queue'> = {
  next(table, { left, seat }) {
    if (left.length === 0) return undefined
    const people = left.map(({ person }) => person)
    table.ask({ kind: 'order', seat: decider(table.board, people, seat), able: left })
    return 'begin'
  },
  begin(table, frame) {
    const { person, skill } = nth(frame.left, 0)
    frame.left = frame.left.slice(1)
    table.push(BRINGS[skill](person, frame.zone))
    return 'next'
  },
}
