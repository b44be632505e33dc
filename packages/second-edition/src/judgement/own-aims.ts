import { NONE, type Orders, personAt } from '@graveshift/zones'
import type { OwnAims } from '@graveshift/zones/missions'
import type { Board } from '../board.ts'
import { CARD_FACES } from '../content/compile.ts'
import type { SecondKit } from '../second-kit.ts'
import { boardCars, sendDriver } from './car-orders.ts'

/** Those who are to sit in cars: to leave, to pass checkpoints, to run zombies over. */
function sendToCars(kit: SecondKit, board: Board, orders: Orders): void {
  for (const { kind, data } of kit.goals) {
    if (kind.met(kit, board, data)) continue
    const to = kind.driveTo?.(kit, board, data)
    if (to === undefined || !kit.cars.mayDrive(board)) continue
    if (to === NONE) sendDriver(kit, board, orders)
    else if (orders.leaving || !kind.last) boardCars(kit, board, orders, to)
  }
}

const PAIR = 2

/** Companions who wait in the open and may not fall. */
function exposed(kit: SecondKit, board: Board): number {
  let count = 0
  for (let person = 0; person < board.people.length; person++) {
    const { seat, leader, zone } = personAt(board, person)
    if (seat !== NONE || leader !== NONE || zone === NONE || kit.mayFall(board, person)) continue
    if (kit.map.zones[zone]?.kind !== 'room') count++
  }
  return count
}

/** What this game alone knows about playing well: doors and cars. */
export const ownAims = (kit: () => SecondKit): OwnAims<Board> => ({
  opens: (card) => CARD_FACES[card]?.door !== undefined,
  orders: (board, orders) => sendToCars(kit(), board, orders),
  // They are fetched at once, and by pairs; otherwise all go together.
  group: (board) => (exposed(kit(), board) > 1 ? PAIR : undefined),
  armingRounds: (board) => (exposed(kit(), board) > 0 ? 0 : undefined),
  locked: ({ locked }) => locked,
  goesFirst: ({ cars }, person) => cars.some(({ driver }) => driver === person),
})
