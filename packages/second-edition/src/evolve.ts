import { nth, putCard } from '@graveshift/kernel'
import { type Kit, OUT, without, ZONES_EVOLVERS, type ZonesEvent } from '@graveshift/zones'
import type { Board } from './board.ts'
import type { Event } from './game.ts'
import type { SecondKit } from './second-kit.ts'

type OwnEvent = Exclude<Event, ZonesEvent>

type Evolvers = {
  readonly [T in OwnEvent['type']]: (
    kit: SecondKit,
    board: Board,
    event: Extract<OwnEvent, { type: T }>,
  ) => void
}

const OWN_EVOLVERS: Evolvers = {
  noiseMade(_kit, board, { zone }) {
    board.noise[zone] = (board.noise[zone] as number) + 1
  },
  noiseCleared(_kit, board) {
    board.noise.fill(0)
  },
  doorOpened(_kit, board, { door }) {
    board.doors |= 1 << door
  },
  buildingOpened(_kit, board, { building }) {
    board.opened |= 1 << building
  },
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
  tallied(_kit, board, { what, count }) {
    board.tally = { ...board.tally, [what]: count }
  },
}

const EVOLVERS = { ...ZONES_EVOLVERS, ...OWN_EVOLVERS } as unknown as Readonly<
  Record<string, (kit: Kit, board: Board, event: Event) => void>
>

/** The only writer of the board. */
export function evolve(kit: SecondKit, board: Board, event: Event): void {
  const evolver = EVOLVERS[event.type] as (kit: Kit, board: Board, event: Event) => void
  evolver(kit, board, event)
}
