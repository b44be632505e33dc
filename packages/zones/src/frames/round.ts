import { last, nth, type Table } from '@graveshift/kernel'
import { NONE, type ZonesBoard } from '../board.ts'
import { isWaiting, waits } from '../choices/activate.ts'
import { type Offer, offered } from '../choices/may.ts'
import { emit, isOver } from '../emit.ts'
import { gain } from '../experience.ts'
import type { Zones, ZonesFrameOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { decider, fullHealth, isPlayed, powersOf } from '../people.ts'
import { drawFrom } from '../piles.ts'
import { SPAWN } from '../streams.ts'
import { activation } from './activation.ts'
import { cardFrame } from './card.ts'
import type { ZonesSteps } from './steps.ts'
import { turnFrame } from './turn.ts'

type Players = ZonesFrameOf<'players'>

/** Players' phase, zombies' phase, end phase (Z2-RND-01). What the game puts before a phase goes on top of it. */
export const roundSteps = (kit: Kit): ZonesSteps<'round'> => ({
  begin(table) {
    emit(kit, table, { type: 'roundBegan', round: table.board.round + 1 })
    emit(kit, table, { type: 'phaseBegan', phase: 'players' })
    table.push({ kind: 'players', at: 'seat', done: 0, asked: [] })
    kit.phaseBegins(table, 'players')
    return 'zombies'
  },
  zombies(table) {
    emit(kit, table, { type: 'phaseBegan', phase: 'zombies' })
    table.push(activation((1 << kit.kinds.length) - 1, table.board.first))
    kit.phaseBegins(table, 'zombies')
    return 'spawn'
  },
  spawn(table) {
    emit(kit, table, { type: 'phaseBegan', phase: 'spawn' })
    table.push({ kind: 'spawn', at: 'begin', next: 0, cards: [] })
    kit.phaseBegins(table, 'spawn')
    return 'end'
  },
  end(table) {
    emit(kit, table, { type: 'phaseBegan', phase: 'end' })
    table.push({ kind: 'end', at: 'mission', healed: 0 })
    kit.phaseBegins(table, 'end')
    return 'over'
  },
  over(table) {
    kit.roundOver(table)
    return undefined
  },
})

/** A turn between those of others. */
export const tacticsOffer: Offer = {
  id: 'tactics',
  yes(_kit, table, { person }) {
    table.push(turnFrame(person))
  },
}

/** Somebody who waits and may take its turn at any moment between two others (Z2-SKL-60). */
function isTactician(kit: Kit, board: ZonesBoard, person: number): boolean {
  return powersOf(kit, board, person).putsOffTurns
}

/** Whether somebody of this seat waits who cannot put the turn off: the others do not go on without it. */
function mustPlay(kit: Kit, board: ZonesBoard, seat: number): boolean {
  for (let person = 0; person < board.people.length; person++)
    if (isWaiting(board, person, seat) && !isTactician(kit, board, person)) return true
  return false
}

/** A tactician of another seat who waits and was not asked since the last turn. */
function tactician(kit: Kit, board: ZonesBoard, seat: number, asked: readonly number[]): number {
  const { people } = board
  for (let person = 0; person < people.length; person++) {
    const who = nth(people, person)
    if (who.seat === seat || !isWaiting(board, person, who.seat)) continue
    if (!asked.includes(person) && isTactician(kit, board, person)) return person
  }
  return NONE
}

/** The seat whose turns are next; undefined if nobody waits. */
function seatToPlay(kit: Kit, { board }: Table<Zones>, frame: Players): number | undefined {
  const seats = kit.seats(board)
  for (; frame.done < seats; frame.done++) {
    const seat = (board.first + frame.done) % seats
    if (mustPlay(kit, board, seat)) return seat
  }
  // Only turns that were put off are left: nobody can wait for ever, so they are taken in the usual order.
  for (let at = 0; at < seats; at++) {
    const seat = (board.first + at) % seats
    if (waits(board, seat)) return seat
  }
  return undefined
}

/**
 * Seat by seat from the first player, clockwise; each activates its survivors in any order (Z2-RND-02). A seat whose
 * tacticians alone still wait is left behind, and they are asked before every turn of the others (Z2-SKL-60).
 */
export const playersSteps = (kit: Kit): ZonesSteps<'players'> => ({
  seat(table, frame) {
    const { board } = table
    const seat = seatToPlay(kit, table, frame)
    if (seat === undefined) return undefined
    const before = last(frame.asked)
    // A turn was taken in between: whoever would not go before it may want to now.
    if (before !== undefined && !nth(board.people, before).waiting) frame.asked = []
    const person = tactician(kit, board, seat, frame.asked)
    if (person === NONE) {
      frame.asked = []
      table.ask({ kind: 'activate', seat })
      return 'seat'
    }
    frame.asked = [...frame.asked, person]
    table.ask(offered(tacticsOffer, nth(board.people, person).seat, person))
    return 'seat'
  },
})

/** Spawn zones that draw in this step, the starting one first, then clockwise (Z2-ZOM-07). */
const awake = (kit: Kit, board: ZonesBoard): number[] =>
  kit.spawnZones(board).filter((_, spawn) => !kit.isAsleep(board, spawn))

/** Those who give the cards out (Z2-SKL-31). */
function distributors(kit: Kit, board: ZonesBoard): number[] {
  const able: number[] = []
  for (let person = 0; person < board.people.length; person++)
    if (isPlayed(board, person) && powersOf(kit, board, person).dealsSpawns) able.push(person)
  return able
}

export const spawnSteps = (kit: Kit): ZonesSteps<'spawn'> => ({
  begin(table) {
    if (distributors(kit, table.board).length === 0) return 'next'
    for (const _ of awake(kit, table.board)) {
      const card = drawFrom(table, SPAWN)
      if (card !== undefined) emit(kit, table, { type: 'spawnRevealed', card })
    }
    return 'assign'
  },
  assign(table, frame) {
    const { board } = table
    const left = frame.cards.reduce((cards, card) => cards.toSpliced(cards.indexOf(card), 1), [...board.laid])
    const zone = awake(kit, board)[frame.cards.length]
    if (left.length === 0 || zone === undefined) return 'next'
    // Several of different seats: the first player's word counts (Z2-RUL-11).
    const seat = decider(board, distributors(kit, board), board.first)
    table.ask({ kind: 'assign', seat, zone, cards: left })
    return 'assign'
  },
  next(table, frame) {
    const zones = kit.spawnZones(table.board)
    while (frame.next < zones.length) {
      const spawn = frame.next
      frame.next += 1
      if (kit.isAsleep(table.board, spawn)) continue
      const [card] = frame.cards
      frame.cards = frame.cards.slice(1)
      table.push(cardFrame(nth(zones, spawn), table.board.first, card))
      return 'next'
    }
    return 'more'
  },
  // What the mission brings beyond its tokens, all named before the first card of it.
  more(table) {
    for (const zone of kit.moreSpawns(table.board)) table.push(cardFrame(zone, table.board.first))
    return 'end'
  },
  end: () => undefined,
})

/** A wound less; it excites the medic (Z2-SKL-13). */
export const healOffer: Offer = {
  id: 'heal',
  yes(kit, table, { person, other }) {
    emit(kit, table, { type: 'healed', person: other, wounds: 1, by: person })
    if (!isOver(table)) gain(kit, table, person, 1, 'healing')
  },
}

/** The mission's own, then what lies about is cleared, reload, healing, first-player token (Z2-RND-04, Z2-RUL-46). */
export const endSteps = (kit: Kit): ZonesSteps<'end'> => ({
  mission(table) {
    kit.roundEnds(table)
    return 'tidy'
  },
  tidy(table) {
    kit.tidy(table)
    emit(kit, table, { type: 'allReloaded' })
    return 'heal'
  },
  // Medics one after the other, each with everybody in the zone in turn (Z2-SKL-13). Their order is not asked: whoever
  // is left unhealed by one is offered to the next, so that every sharing out of wounds and points can be had by yes
  // and no, and a level won meanwhile makes nobody a medic who was none.
  heal(table, frame) {
    const { people } = table.board
    while (frame.healed < people.length * people.length) {
      const medic = Math.floor(frame.healed / people.length)
      const person = frame.healed % people.length
      frame.healed += 1
      const by = people[medic]
      const who = people[person]
      if (!by || !who || by.seat === NONE || by.zone === NONE || by.zone !== who.zone) continue
      if (!powersOf(kit, table.board, medic).heals || who.seat === NONE) continue
      if (who.health >= fullHealth(kit, table.board, person)) continue
      table.ask(offered(healOffer, by.seat, medic, { other: person }))
      return 'heal'
    }
    return 'regenerate'
  },
  regenerate(table) {
    table.board.people.forEach((who, person) => {
      if (who.seat === NONE || who.zone === NONE) return
      for (const hook of powersOf(kit, table.board, person).roundEnds) hook(kit, table, person)
    })
    return 'tokens'
  },
  tokens(table) {
    kit.beforePass(table)
    return 'pass'
  },
  pass(table) {
    const seats = kit.seats(table.board)
    if (seats > 1) emit(kit, table, { type: 'firstPlayer', seat: (table.board.first + 1) % seats })
    return undefined
  },
})
