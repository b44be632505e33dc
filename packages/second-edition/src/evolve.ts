import { nth, putCard } from '@graveshift/kernel'
import {
  CAR_EVOLVERS,
  DOOR_EVOLVERS,
  type Evolver,
  NOISE_EVOLVERS,
  OUT,
  SEAT_EVOLVERS,
  without,
  ZONES_EVOLVERS,
} from '@graveshift/zones'
import { freshPerson } from './begin.ts'
import type { Board } from './board.ts'
import { survivorNamed } from './content/compile.ts'
import type { Event, OwnEvent } from './game.ts'
import type { SecondKit } from './second-kit.ts'

type Evolvers = {
  readonly [T in OwnEvent['type']]: Evolver<SecondKit, Board, Extract<OwnEvent, { type: T }>>
}

const OWN_EVOLVERS: Evolvers = {
  tokenTaken(_kit, board, { token, person }) {
    nth(board.tokens, token).by = person
  },
  woken({ mission }, board, { colour }) {
    mission.spawns.forEach((spawn, index) => {
      if (spawn.colour === colour) board.asleep &= ~(1 << index)
    })
    if (colour !== 'red') board.locked &= ~mission.locked[colour]
  },
  stored(_kit, board, { person, card }) {
    const who = nth(board.people, person)
    if (who.hand.includes(card)) who.hand = without(who.hand, card)
    else who.pack = without(who.pack, card)
    putCard(nth(board.piles, OUT).discards, card)
  },
  cast(_kit, board, { survivors }) {
    board.people = survivors.map(({ id, seat, zone }) => freshPerson(survivorNamed(id), seat, zone))
  },
  tallied(_kit, board, { what, count }) {
    board.tally = { ...board.tally, [what]: count }
  },
}

const EVOLVERS: { readonly [T in Event['type']]: Evolver<SecondKit, Board, Event> } = {
  ...ZONES_EVOLVERS,
  ...NOISE_EVOLVERS,
  ...DOOR_EVOLVERS,
  ...CAR_EVOLVERS,
  ...OWN_EVOLVERS,
}

/** What a feature adds to the events of others. */
const AFTERWARDS: { readonly [T in Event['type']]?: Evolver<SecondKit, Board, Event> } = SEAT_EVOLVERS

/** The only writer of the board. */
export function evolve(kit: SecondKit, board: Board, event: Event): void {
  EVOLVERS[event.type](kit, board, event)
  AFTERWARDS[event.type]?.(kit, board, event)
}
