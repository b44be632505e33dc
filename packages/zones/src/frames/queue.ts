import { Bug, nth, type Table } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import type { Due, Zones, ZonesFrame } from '../game.ts'
import type { Kit } from '../kit.ts'
import { decider, powersOf } from '../people.ts'
import type { Occasion } from '../skills/hooks.ts'
import type { ZonesSteps } from './steps.ts'

/** The skills with which some people answer what happened in a zone. */
export function dueTo(
  kit: Kit,
  board: ZonesBoard,
  to: Occasion,
  people: readonly number[],
  zone: number,
): readonly Due[] {
  const due: Due[] = []
  for (const person of people)
    for (const { to: occasion, skill, applies } of powersOf(kit, board, person).reactions)
      if (occasion === to && (applies === undefined || applies(kit, board, person, zone)))
        due.push({ person, skill })
  return due
}

/** What a skill brings, in a zone. */
function bringing({ skills }: Kit, { person, skill }: Due, zone: number): ZonesFrame {
  const reaction = skills.named(skill)?.reaction
  if (!reaction) throw new Bug(`${skill} answers nothing`)
  return reaction.brings(person, zone)
}

/** Skills that answer the same thing at once: one by one, in an order the players like (Z2-RUL-11). */
export function queueUp(
  kit: Kit,
  table: Table<Zones>,
  left: readonly Due[],
  zone: number,
  seat: number,
): void {
  const [only] = left
  if (only && left.length === 1) table.push(bringing(kit, only, zone))
  else if (only) table.push({ kind: 'queue', at: 'next', zone, seat, left })
}

export const queueSteps = (kit: Kit): ZonesSteps<'queue'> => ({
  next(table, { left, seat }) {
    if (left.length === 0) return undefined
    const people = left.map(({ person }) => person)
    table.ask({ kind: 'order', seat: decider(table.board, people, seat), able: left })
    return 'begin'
  },
  begin(table, frame) {
    const due = nth(frame.left, 0)
    frame.left = frame.left.slice(1)
    table.push(bringing(kit, due, frame.zone))
    return 'next'
  },
})
