import { type Fault, type Json, nth, putCard, takeCard } from '@graveshift/kernel'
import {
  BUDGETS,
  EQUIPMENT,
  NONE,
  OUT,
  onBoard,
  type Person,
  type Phase,
  SPECIAL,
  THRESHOLDS,
} from '@graveshift/zones'
import { freshBoard } from './begin.ts'
import type { Board, Setup } from './board.ts'
import { PASSENGERS, peopleInCar } from './cars.ts'
import { startingName } from './content/compile.ts'
import { cardsIn, STARTING_DECK } from './content/decks.ts'
import { evolve } from './evolve.ts'
import { Fields, reading } from './fault.ts'
import type { Frame } from './game.ts'
import { makeKit } from './kit.ts'
import { missionOf } from './missions/mission-of.ts'
import type { Position } from './rules.ts'
import type { SecondKit } from './second-kit.ts'
import { readSetupFields, setupFault } from './setup.ts'

const CODE = 'bad-position'
const MOST = 200
const PHASES: readonly Phase[] = ['players', 'zombies', 'spawn', 'end']

/** The steps of the round that a phase begins with. */
const STEP_OF: Readonly<Record<string, string>> = { zombies: 'zombies', spawn: 'spawn', end: 'end' }

class Reader {
  readonly #fields: Fields
  readonly #kit: SecondKit
  readonly #board: Board
  /** Starting cards nobody was given yet. */
  readonly #starting: string[] = cardsIn(STARTING_DECK)

  constructor(fields: Fields, setup: Setup) {
    this.#fields = fields
    this.#kit = makeKit(missionOf(setup.mission), setup)
    this.#board = freshBoard(this.#kit, setup)
  }

  read(): Position {
    const fields = this.#fields
    const board = this.#board
    board.round = fields.whole('round', 1, MOST, 1)
    board.first = fields.whole('first', 0, board.setup.teams.length - 1, 0)
    board.phase = fields.oneOf('phase', PHASES, 'players')
    for (const person of board.people) person.waiting = board.phase === 'players'
    fields.each('people', board.people.length, (item, path) => this.#person(new Fields(item, CODE, path)))
    fields.each('companions', MOST, (item, path) => this.#companion(new Fields(item, CODE, path)))
    let car = 0
    fields.each('cars', board.cars.length, (item, path) => this.#car(car++, new Fields(item, CODE, path)))
    this.#zombies()
    this.#places('noise', (zone, count) => {
      board.noise[zone] = count
    })
    this.#doors()
    for (const token of fields.each('taken', MOST, (item, path) => this.#taken(new Fields(item, CODE, path))))
      Object.assign(token[0], { by: token[1] })
    this.#spreadStartingCards()
    return { board, frames: this.#frames() }
  }

  #zone(fields: Fields, field: string, name: string): number {
    return this.#kit.map.named.get(name) ?? fields.wrong(field, `there is no zone ${name}`)
  }

  #index(fields: Fields, field: string, id: string): number {
    const index = this.#board.people.findIndex((person) => person.id === id)
    return index < 0 ? fields.wrong(field, `${id} is not in play`) : index
  }

  #person(fields: Fields): void {
    const person = this.#board.people[this.#index(fields, 'id', fields.text('id') ?? '')] as Person
    const zone = fields.text('zone')
    if (zone !== undefined) person.zone = zone === 'gone' ? NONE : this.#zone(fields, 'zone', zone)
    person.health = fields.whole('health', 1, person.health, person.health)
    person.points = fields.whole('points', 0, THRESHOLDS[3], 0)
    person.level = THRESHOLDS.findLastIndex((threshold) => person.points >= threshold)
    const skills = fields.texts('skills', MOST)
    const data = this.#kit.survivors[person.id]
    const plain = [...(data?.blue ?? []), ...(person.level > 0 ? (data?.yellow ?? []) : [])]
    for (const skill of skills ?? [])
      if (!this.#kit.skills[skill]) fields.wrong('skills', `there is no skill ${skill}`)
    person.skills = skills ?? plain
    person.own = person.skills.length
    person.hand = (fields.texts('hand', 2) ?? []).map((card) => this.#card(fields, 'hand', card)).sort()
    person.pack = (fields.texts('pack', 5) ?? []).map((card) => this.#card(fields, 'pack', card)).sort()
    person.waiting = fields.flag('waiting', person.waiting)
    fields.done()
  }

  /** A companion, lone or led; what it lends its leader is added. */
  #companion(fields: Fields): void {
    const id = fields.text('id') ?? ''
    if (!this.#kit.survivors[id] || this.#board.people.some((person) => person.id === id))
      fields.wrong('id', `${id} is no survivor, or in play already`)
    const zone = this.#zone(fields, 'zone', fields.text('zone') ?? '')
    evolve(this.#kit, this.#board, { type: 'companionPlaced', id, zone })
    const leader = fields.text('leader')
    if (leader !== undefined) {
      const companion = this.#board.people.length - 1
      evolve(this.#kit, this.#board, {
        type: 'rallied',
        person: this.#index(fields, 'leader', leader),
        companion,
      })
    }
    fields.done()
  }

  /** A car of the mission, in their order: where it stands and who sits in it. */
  #car(index: number, fields: Fields): void {
    const car = nth(this.#board.cars, index)
    const zone = fields.text('zone')
    if (zone !== undefined) car.zone = this.#zone(fields, 'zone', zone)
    car.crate = fields.flag('crate', car.crate)
    const driver = fields.text('driver')
    if (driver !== undefined) car.driver = this.#index(fields, 'driver', driver)
    car.passengers = (fields.texts('passengers', PASSENGERS) ?? [])
      .map((id) => this.#index(fields, 'passengers', id))
      .sort((one, other) => one - other)
    for (const person of peopleInCar(car)) nth(this.#board.people, person).zone = car.zone
    fields.done()
  }

  /** A card out of the deck, or one of the starting cards once the deck has no more. */
  #card(fields: Fields, field: string, name: string): string {
    const card = this.#kit.cards[name]
    if (!card) return fields.wrong(field, `there is no card ${name}`)
    for (const pile of [EQUIPMENT, SPECIAL]) {
      const { cards } = this.#board.piles[pile] as Board['piles'][number]
      if (!cards.includes(card.ready)) continue
      takeCard(cards, card.ready)
      return name
    }
    const at = this.#starting.indexOf(card.name)
    if (at < 0) return fields.wrong(field, `there is no ${name} left`)
    this.#starting.splice(at, 1)
    return this.#board.setup.startingCardsReturn ? name : startingName(name)
  }

  #spreadStartingCards(): void {
    const returning = this.#board.setup.startingCardsReturn
    const pile = this.#board.piles[returning ? EQUIPMENT : OUT] as Board['piles'][number]
    for (const card of this.#starting) putCard(pile.discards, returning ? card : startingName(card))
  }

  #places(field: string, put: (zone: number, count: number) => void): void {
    for (const [name, count] of this.#fields.entries(field)) {
      if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > MOST)
        this.#fields.wrong(field, `${name}: must be a whole number`)
      else put(this.#zone(this.#fields, field, name), count)
    }
  }

  #zombies(): void {
    const { kinds } = this.#kit
    for (const [name, group] of this.#fields.entries('zombies')) {
      const zone = this.#zone(this.#fields, 'zombies', name)
      for (const [kind, count] of Object.entries((group ?? {}) as Record<string, Json>)) {
        const index = kinds.findIndex(({ id }) => id === kind)
        if (index < 0 || typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > MOST)
          this.#fields.wrong('zombies', `${name}: ${kind} must be a type of zombie and a whole number`)
        this.#board.zombies[zone * kinds.length + index] = count as number
      }
    }
    kinds.forEach(({ id, figures }, kind) => {
      if (onBoard(this.#kit, this.#board, kind) > figures)
        this.#fields.wrong('zombies', `there are ${figures} figures of ${id}`)
    })
  }

  #doors(): void {
    const { map } = this.#kit
    for (const name of this.#fields.texts('doors', MOST) ?? []) {
      const door = map.doors.findIndex((each) => each.name === name)
      if (door < 0) this.#fields.wrong('doors', `there is no door ${name}`)
      this.#board.doors |= 1 << door
    }
    map.buildings.forEach(({ doors }, building) => {
      if (doors & this.#board.doors) this.#board.opened |= 1 << building
    })
  }

  #taken(fields: Fields): readonly [Board['tokens'][number], number] {
    const index = fields.whole('token', 0, this.#board.tokens.length - 1, 0)
    const by = this.#index(fields, 'by', fields.text('by') ?? '')
    fields.done()
    return [this.#board.tokens[index] as Board['tokens'][number], by]
  }

  #frames(): Frame[] {
    const board = this.#board
    const game: Frame = { kind: 'game', at: 'round', next: 0 }
    if (board.phase !== 'players') return [game, { kind: 'round', at: STEP_OF[board.phase] ?? 'end' }]
    const frames: Frame[] = [
      game,
      { kind: 'round', at: 'zombies' },
      { kind: 'players', at: 'seat', done: 0, asked: [] },
    ]
    const turn = this.#fields.text('turn')
    if (turn === undefined) return frames
    const person = this.#index(this.#fields, 'turn', turn)
    const active = board.people[person] as Person
    active.waiting = false
    board.turns.push({
      person,
      gift: NONE,
      target: NONE,
      spent: BUDGETS.map(() => 0),
      once: [],
      streak: 0,
      streakMode: NONE,
      fights: 0,
      declined: [],
    })
    return [...frames, { kind: 'turn', at: 'act', person, gift: NONE, target: NONE }]
  }
}

/** A game that begins in the middle, from readable words; what is not said is as at the beginning. */
export function readPosition(raw: Json): (Position & { readonly setup: Setup }) | Fault {
  return reading(() => {
    const fields = new Fields(raw, CODE)
    const setup = readSetupFields(fields)
    const wrong = setupFault(setup)
    if (wrong) return wrong
    const position = new Reader(fields, setup).read()
    fields.done()
    return { ...position, setup }
  })
}
