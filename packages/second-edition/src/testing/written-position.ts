import { countCards, type Json, nth, type State } from '@graveshift/kernel'
import {
  EQUIPMENT,
  leftIn,
  MODES,
  NONE,
  type Person,
  powersOf,
  SPAWN,
  SPECIAL,
  type Turn,
} from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { SecondEdition } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'

/** Moments a position can stand for: between turns, or inside one where nothing else is going on. */
const FRAMES = ['game round players', 'game round players turn']

type Named<T> = readonly (readonly [string, T])[]
const object = <T>(entries: Named<T>) => Object.fromEntries(entries)

/** A running game as a position; undefined where it is in the middle of something. */
export function writtenPosition(kit: SecondKit, { board, control }: State<SecondEdition>): Json | undefined {
  const [lane = [], ...others] = control.lanes
  const frames = lane.map(({ kind }) => kind).join(' ')
  const plain = others.every(({ length }) => length === 0) && control.open.length === 1
  if (!plain || !FRAMES.includes(frames) || board.turns.some(({ gift }) => gift !== NONE)) return undefined
  if (!['activate', 'act'].includes(nth(control.open, 0).kind)) return undefined
  const zone = (index: number) => (index === NONE ? 'gone' : nth(kit.map.zones, index).name)
  const id = (person: number) => nth(board.people, person).id
  const [turn] = board.turns
  return {
    ...(board.setup as object),
    round: board.round,
    first: board.first,
    ...(turn ? { turn: writtenTurn(kit, board, turn) } : {}),
    people: board.people.filter(({ seat }) => seat !== NONE).map((person) => writtenPerson(person, zone)),
    companions: board.people
      .filter(({ seat }) => seat === NONE)
      .map((person) => ({
        id: person.id,
        zone: zone(person.zone),
        health: person.health,
        ...(person.leader === NONE ? {} : { leader: id(person.leader) }),
      })),
    cars: board.cars.map((car) => ({
      zone: zone(car.zone),
      crate: car.crate,
      ...(car.driver === NONE ? {} : { driver: id(car.driver) }),
      passengers: car.passengers.map(id),
    })),
    ...writtenPlaces(kit, board),
    taken: board.tokens.flatMap(({ by }, token) => (by === NONE ? [] : [{ token, by: id(by) }])),
    tally: board.tally as Record<string, number>,
    decks: {
      equipment: pile(board, EQUIPMENT),
      pimpweapons: pile(board, SPECIAL),
      zombies: pile(board, SPAWN),
    },
  } as Json
}

function pile({ piles }: Board, index: number) {
  const { cards, discards } = nth(piles, index)
  return { cards: countCards(cards), discards: countCards(discards) }
}

const writtenPerson = (person: Person, zone: (index: number) => string) => ({
  id: person.id,
  zone: zone(person.zone),
  health: person.health,
  points: person.points,
  laps: person.laps,
  skills: person.skills.slice(0, person.own),
  hand: person.hand,
  pack: person.pack,
  waiting: person.waiting,
})

function writtenPlaces(kit: SecondKit, board: Board) {
  const { map, kinds } = kit
  return {
    zombies: object(
      map.zones.map(({ name }, zone) => [
        name,
        object(kinds.map(({ id }, kind) => [id, board.zombies[zone * kinds.length + kind] ?? 0])),
      ]),
    ),
    noise: object(map.zones.map(({ name }, zone) => [name, board.noise[zone] ?? 0])),
    doors: map.doors.filter((_, door) => board.doors & (1 << door)).map(({ name }) => name),
  }
}

/** As a view tells it, with what only the rules remember. */
function writtenTurn(kit: SecondKit, board: Board, turn: Turn) {
  const powers = powersOf(kit, board, turn.person)
  const idOf = (person: number) => nth(board.people, person).id
  return {
    person: idOf(turn.person),
    left: object(kit.budgets.list.map(({ name, at }) => [name, Math.max(0, leftIn(turn, powers, at))])),
    done: turn.once,
    fights: turn.fights,
    ...(turn.streakMode === NONE ? {} : { streak: { [nth(MODES, turn.streakMode)]: turn.streak } }),
    declined: turn.declined.map(idOf),
  }
}
