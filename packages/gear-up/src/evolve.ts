import { Bug, putCard, takeCard } from '@graveshift/kernel'
import {
  type Board,
  type Body,
  deckOf,
  type Event,
  type SeatBoard,
  type Target,
  type Zombie,
} from './board.ts'
import type { Content } from './content/compile.ts'
import { type Colour, colourIndex } from './content/types.ts'
import { bodyIndex, cardOf, findZombie, isBoss } from './reach.ts'
import { seatBoard, trackOf } from './seats.ts'
import { FAR_SLOT } from './strike.ts'

function zombieOn(board: Board, id: number): Zombie {
  const zombie = findZombie(board, id)
  if (!zombie) throw new Bug(`no zombie ${id}`)
  return zombie
}

function discard(content: Content, board: Board, id: number): void {
  const zombie = zombieOn(board, id)
  board.zombies.splice(board.zombies.indexOf(zombie), 1)
  putCard(deckOf(board.discards, cardOf(content, zombie).tier), zombie.card)
}

function crossBody(board: Board, body: number, lo: number, hi: number): void {
  const crossed = board.boss.bodies[body] as Body
  crossed.lo |= lo
  crossed.hi |= hi
}

function cross(board: Board, target: Target, lo: number, hi: number): void {
  if (isBoss(target)) crossBody(board, bodyIndex(target), lo, hi)
  else {
    const zombie = zombieOn(board, target)
    zombie.lo |= lo
    zombie.hi |= hi
  }
}

function deal(board: Board, card: string, seat: number, zombie: number): void {
  takeCard(board.tray, card)
  board.drawn = zombie
  board.zombies.push({ id: zombie, card, seat, slot: FAR_SLOT, lo: 0, hi: 0 })
}

function suffer(mine: SeatBoard, armor: number, health: number): void {
  mine.armor.used += armor
  mine.health -= health
}

function upgrade(mine: SeatBoard, colour: Colour, level: number): void {
  mine.upgrades[colourIndex(colour)] = level
  mine.owed -= 1
}

function revealTurn(board: Board, turn: number, card: string): void {
  takeCard(board.turnDeck, card)
  board.turn = turn
  board.card = card
  board.step = 'reveal'
}

function beginRound(content: Content, board: Board, round: number): void {
  board.round = round
  board.turn = 0
  board.card = undefined
  board.step = 'reveal'
  board.turnDeck = content.turnDeck.slice()
  board.spawnDeck = round === 1 ? [...content.data.spawnCards] : []
  if (round !== 2) return
  board.boss.seat = board.setup.leader
  board.bossDeck = [content.bossDecks[0].slice(), content.bossDecks[1].slice()]
  for (const seat of board.seats) for (const companion of seat.companions) companion.ready = true
}

/** The only writer of the board: what each fact does to it. A `switch`, because looking up by name takes ten times as long. */
export function evolve(content: Content, board: Board, event: Event): void {
  switch (event.type) {
    case 'stepBegan':
      board.step = event.step
      break
    case 'crossed':
      cross(board, event.target, event.lo, event.hi)
      break
    case 'zombieDealt':
      deal(board, event.card, event.seat, event.zombie)
      break
    case 'suffered':
      suffer(seatBoard(board, event.seat), event.armor, event.health)
      break
    case 'zombieDrawn':
      takeCard(deckOf(board.decks, event.tier), event.card)
      board.tray.push(event.card)
      break
    case 'gained':
      trackOf(seatBoard(board, event.seat), event.what).gained += event.amount
      break
    case 'turnRevealed':
      revealTurn(board, event.turn, event.card)
      break
    case 'spawnRevealed':
      takeCard(board.spawnDeck as string[], event.card)
      break
    case 'upgraded':
      upgrade(seatBoard(board, event.seat), event.colour, event.level)
      break
    case 'walked':
      for (const id of event.zombies) zombieOn(board, id).slot -= 1
      break
    case 'ammoSpent':
      seatBoard(board, event.seat).ammo.used += 1
      break
    case 'killed':
      discard(content, board, event.zombie)
      seatBoard(board, event.seat).owed += 1
      break
    case 'pushed':
      zombieOn(board, event.zombie).slot = FAR_SLOT
      break
    case 'exploded':
      discard(content, board, event.zombie)
      break
    case 'frenzied':
      seatBoard(board, event.seat).frenzy[colourIndex(event.colour)] = event.circle
      break
    case 'bossMoved':
      board.boss.seat = event.seat
      break
    case 'bossCardRevealed':
      takeCard(board.bossDeck[content.bossCards[event.card]?.phase === 2 ? 1 : 0], event.card)
      break
    case 'skillUsed':
      board.boss.skillTurn = event.turn
      break
    case 'armorBroken':
      seatBoard(board, event.seat).armor.used += event.amount
      break
    case 'ringCleared':
      crossBody(board, event.body, event.lo, event.hi)
      break
    case 'screamed':
      board.boss.screams += 1
      break
    case 'upgradesLost':
      seatBoard(board, event.seat).owed = 0
      break
    case 'companionUsed':
      for (const card of seatBoard(board, event.seat).companions)
        if (card.id === event.companion) card.ready = false
      break
    case 'companionsDrawn':
      seatBoard(board, event.seat).companions = event.companions.map((id) => ({ id, ready: true }))
      break
    case 'reshuffled':
      board.decks[event.tier] = board.discards[event.tier]
      board.discards[event.tier] = []
      break
    case 'roundBegan':
      beginRound(content, board, event.round)
      break
    case 'won':
    case 'lost':
      board.outcome = event.type
      break
    case 'weaponUsed':
    case 'weaponDeclined':
    case 'attacked':
    case 'bossAttacked':
    case 'bodyKilled':
      break
    default:
      // A kind of event that is missing above does not compile.
      event satisfies never
  }
}
