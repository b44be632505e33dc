import {
  CAR_EVOLVERS,
  COMPANION_EVOLVERS,
  DOOR_EVOLVERS,
  type Evolver,
  freshPerson,
  joined,
  LEADER_EVOLVERS,
  NOISE_EVOLVERS,
  SEAT_EVOLVERS,
  ZONES_EVOLVERS,
} from '@graveshift/zones'
import { LOCK_EVOLVERS, MISSION_EVOLVERS } from '@graveshift/zones/missions'
import type { Board } from './board.ts'
import { survivorNamed } from './content/compile.ts'
import { INVENTORY } from './content/inventory.ts'
import type { Event, OwnEvent } from './game.ts'
import type { SecondKit } from './second-kit.ts'

type Evolvers = {
  readonly [T in OwnEvent['type']]: Evolver<SecondKit, Board, Extract<OwnEvent, { type: T }>>
}

const OWN_EVOLVERS: Evolvers = {
  cast(_kit, board, { survivors }) {
    board.people = survivors.map(({ id, seat, zone }) =>
      freshPerson(INVENTORY, survivorNamed(id), seat, zone),
    )
  },
}

const EVOLVERS: { readonly [T in Event['type']]: Evolver<SecondKit, Board, Event> } = {
  ...ZONES_EVOLVERS,
  ...NOISE_EVOLVERS,
  ...DOOR_EVOLVERS,
  ...CAR_EVOLVERS,
  ...COMPANION_EVOLVERS,
  ...MISSION_EVOLVERS,
  ...OWN_EVOLVERS,
}

/** With what features add to the events of others. */
const WRITERS = joined<SecondKit, Board, Event>(EVOLVERS, LEADER_EVOLVERS, SEAT_EVOLVERS, LOCK_EVOLVERS)

/** The only writer of the board. */
export function evolve(kit: SecondKit, board: Board, event: Event): void {
  WRITERS[event.type]?.(kit, board, event)
}
