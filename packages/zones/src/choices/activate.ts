import { type ChoiceRule, doOf } from '@graveshift/kernel'
import { NONE, type Person, type ZonesBoard } from '../board.ts'
import { turnFrame } from '../frames/turn.ts'
import type { ActivatePick, Zones, ZonesChoiceOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { personIn, personName } from '../names.ts'
import { personAt } from '../people.ts'
import { NOT_AN_ANSWER } from '../refusals.ts'
import { anyOf, onlyOne } from './forced.ts'

function isDue(person: Person, seat: number): boolean {
  return person.seat === seat && person.waiting && person.zone !== NONE
}

/** Whether somebody of this seat has not had its turn. */
export function isWaiting(board: ZonesBoard, person: number, seat: number): boolean {
  return seat !== NONE && isDue(personAt(board, person), seat)
}

/** Whether a seat has a survivor left to take its turn. */
export function waits({ people }: ZonesBoard, seat: number): boolean {
  for (const person of people) if (isDue(person, seat)) return true
  return false
}

/** Survivors of a seat that have not had their turn. */
export function waitingOf({ people }: ZonesBoard, seat: number): number[] {
  const found: number[] = []
  for (let index = 0; index < people.length; index++)
    if (isDue(people[index] as Person, seat)) found.push(index)
  return found
}

const pick = (person: number): ActivatePick => ({ do: 'activate', person })

/** Which of the own survivors takes its turn next (Z2-RND-02). */
export const activateChoice = (kit: Kit): ChoiceRule<Zones, ZonesChoiceOf<'activate'>, ActivatePick> => ({
  list: (board, { seat }) => waitingOf(board, seat).map(pick),
  sample: (board, { seat }, random) => pick(anyOf(waitingOf(board, seat), random)),
  check(board, { seat }, answer) {
    if (answer.do !== 'activate') return NOT_AN_ANSWER
    return waitingOf(board, seat).includes(answer.person)
      ? undefined
      : kit.refusals.activate['not-your-survivor']
  },
  forced(board, { seat }) {
    const only = onlyOne(waitingOf(board, seat))
    return only === undefined ? undefined : pick(only)
  },
  parse(board, _choice, raw) {
    const person = personIn(board, raw, 'person')
    return doOf(raw) === 'activate' && person !== undefined ? pick(person) : NOT_AN_ANSWER
  },
  show: (board, _choice, answer) => ({ do: 'activate', person: personName(board, answer.person) }),
  answer(table, _frame, _choice, answer) {
    table.push(turnFrame(answer.person))
  },
})
