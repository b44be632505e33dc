import { bossSide, contentFor, GEAR_UP_MODULE, type GearUp } from '@graveshift/gear-up'
import { TestTable } from '@graveshift/gear-up/testing'
import {
  cloneState,
  isFault,
  type Json,
  nth,
  type PlayedStep,
  squareName,
  squaresOf,
} from '@graveshift/kernel'

/** An easy game at a table of so many. */
export function easyFor(seats: number) {
  const options = GEAR_UP_MODULE.readOptions({ seats, difficulty: 'easy' })
  if (isFault(options)) throw new Error(options.message)
  return options
}

/** A slow walker in front of a street. */
export const walker = (more: object = {}) => ({ slot: 1, type: 'walker', speed: 'slow', fixed: 1, ...more })
/** A weapon of two squares. */
export const DOMINO = { red: { shape: ['##'] } }

/** A game that begins in the middle of its first round. */
export function optionsOf(more: object) {
  const options = GEAR_UP_MODULE.readPosition({
    round: 1,
    turn: 1,
    card: 'red-slow',
    ...more,
  } as Json)
  if (isFault(options)) throw new Error(options.message)
  return options
}

/** Ethan before his attack with a weapon of two squares, Lisa beside him with nothing to do. */
export const seatsOf = (street: object[], besides: object[] = []) => [
  { survivor: 'ethan', health: 12, armor: 2, ammo: 0, weapons: DOMINO, street },
  { survivor: 'lisa', health: 12, armor: 2, ammo: 0, street: besides },
]

/** A table whose boss has but these squares left, in Ethan's reach. */
export function againstBoss(left: number, more: object) {
  const plain = { round: 2, turn: 9, seats: seatsOf([]), boss: { seat: 0 } }
  const options = optionsOf(plain)
  const { board } = new TestTable(options, {})
  const { needed } = nth(bossSide(contentFor(options), board).bodies, 0)
  const crossed = squaresOf(needed.lo, needed.hi).map(squareName).slice(left).join(' ')
  return new TestTable(optionsOf({ ...plain, boss: { seat: 0, crossed }, ...more }), {})
}

/** What a seat is asked, as the coach is asked about it. */
export function questionAt(table: TestTable, seat = 0) {
  return {
    rules: table.rules,
    state: table.state,
    seat,
    choice: table.choice(seat),
    seed: 7,
    budget: { nodes: 400 },
  }
}

/** Plays answers of seats in turn; each is a step with the states around it. */
export function played(
  table: TestTable,
  answers: readonly (readonly [seat: number, pick: Json])[],
): PlayedStep<GearUp>[] {
  return answers.map(([seat, raw], index) => {
    const before = cloneState(table.rules, table.state)
    const choice = table.choice(seat)
    const pick = table.rules.choices[choice.kind].parse(table.board, choice as never, raw) as GearUp['pick']
    table.do(seat, raw)
    return { seq: index + 1, seat, before, choice, pick, after: cloneState(table.rules, table.state) }
  })
}
