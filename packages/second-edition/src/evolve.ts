import { nth, putCard } from '@graveshift/kernel'
import {
  DOOR_EVOLVERS,
  type Evolver,
  NOISE_EVOLVERS,
  NONE,
  OUT,
  without,
  ZONES_EVOLVERS,
} from '@graveshift/zones'
import { freshPerson } from './begin.ts'
import type { Board } from './board.ts'
import { carOf, peopleInCar, putIn, takeOut, tidyCars } from './cars.ts'
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
  gotIn(_kit, board, { person, car, seat, with: others }) {
    const into = nth(board.cars, car)
    putIn(into, person, seat)
    for (const other of others) putIn(into, other, 'passenger')
  },
  gotOut(_kit, board, { person, car, with: others }) {
    const from = nth(board.cars, car)
    for (const each of [person, ...others]) takeOut(from, each)
  },
  seatChanged(_kit, board, { person, car, seat, other }) {
    const inside = nth(board.cars, car)
    takeOut(inside, person)
    if (other !== NONE) {
      takeOut(inside, other)
      putIn(inside, other, seat === 'driver' ? 'passenger' : 'driver')
    }
    putIn(inside, person, seat)
  },
  drove(_kit, board, { car, to }) {
    const driven = nth(board.cars, car)
    driven.zone = to
    for (const person of peopleInCar(driven)) nth(board.people, person).zone = to
  },
  trunkEmptied(_kit, board, { car }) {
    nth(board.cars, car).crate = false
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
  ...OWN_EVOLVERS,
}

/** The only writer of the board. */
export function evolve(kit: SecondKit, board: Board, event: Event): void {
  EVOLVERS[event.type](kit, board, event)
  if (board.cars.length > 0) follow(board, event)
}

/** Companions sit where their leaders sit; whoever is gone has left the car. */
function follow(board: Board, event: Event): void {
  if (event.type === 'rallied') ride(board, event.companion, event.person)
  else if (event.type === 'handedOver') ride(board, event.companion, event.to)
  else if (event.type === 'left' || event.type === 'eliminated' || event.type === 'walked') tidyCars(board)
}

function ride(board: Board, companion: number, leader: number): void {
  const car = carOf(board, leader)
  const now = carOf(board, companion)
  if (car === now) return
  if (now >= 0) takeOut(nth(board.cars, now), companion)
  if (car >= 0) putIn(nth(board.cars, car), companion, 'passenger')
}
