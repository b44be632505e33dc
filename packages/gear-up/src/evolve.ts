import { Bug, nth, putCard, takeCard } from '@graveshift/kernel'
import { type Board, deckOf, type Event, type Zombie } from './board.ts'
import type { Content } from './content/compile.ts'
import { colourIndex } from './content/types.ts'
import { bodyIndex, findZombie, isBoss, zombieCard } from './reach.ts'
import { seatBoard, trackOf } from './seats.ts'
import { FAR_SLOT } from './strike.ts'

type Evolvers = {
  readonly [T in Event['type']]: (content: Content, board: Board, event: Extract<Event, { type: T }>) => void
}

function zombieOn(board: Board, id: number): Zombie {
  const zombie = findZombie(board, id)
  if (!zombie) throw new Bug(`no zombie ${id}`)
  return zombie
}

function discard(content: Content, board: Board, id: number): void {
  const zombie = zombieOn(board, id)
  board.zombies.splice(board.zombies.indexOf(zombie), 1)
  putCard(deckOf(board.discards, zombieCard(content, zombie).tier), zombie.card)
}

function crossBody(board: Board, body: number, lo: number, hi: number): void {
  const crossed = nth(board.boss.bodies, body)
  crossed.lo |= lo
  crossed.hi |= hi
}

function finish(board: Board, outcome: 'won' | 'lost'): void {
  board.outcome = outcome
}

const nothing = () => {}

/** What each fact does to the board. */
const EVOLVERS: Evolvers = {
  roundBegan(content, board, { round }) {
    board.round = round
    board.turn = 0
    board.card = undefined
    board.step = 'reveal'
    board.turnDeck = content.turnDeck.slice()
    board.spawnDeck = round === 1 ? [...content.data.spawnCards] : []
    if (round === 2) {
      board.boss.seat = board.setup.leader
      board.bossDeck = [content.bossDecks[0].slice(), content.bossDecks[1].slice()]
      for (const seat of board.seats) for (const companion of seat.companions) companion.ready = true
    }
  },
  stepBegan(_content, board, { step }) {
    board.step = step
  },
  turnRevealed(_content, board, { turn, card }) {
    takeCard(board.turnDeck, card)
    board.turn = turn
    board.card = card
    board.step = 'reveal'
  },
  companionsDrawn(_content, board, { seat, companions }) {
    seatBoard(board, seat).companions = companions.map((id) => ({ id, ready: true }))
  },
  companionUsed(_content, board, { seat, companion }) {
    for (const card of seatBoard(board, seat).companions) if (card.id === companion) card.ready = false
  },
  weaponUsed: nothing,
  weaponDeclined: nothing,
  crossed(_content, board, { target, lo, hi }) {
    if (isBoss(target)) return crossBody(board, bodyIndex(target), lo, hi)
    const zombie = zombieOn(board, target)
    zombie.lo |= lo
    zombie.hi |= hi
  },
  gained(_content, board, { seat, what, amount }) {
    trackOf(seatBoard(board, seat), what).gained += amount
  },
  ammoSpent(_content, board, { seat }) {
    seatBoard(board, seat).ammo.used += 1
  },
  killed(content, board, { zombie, seat }) {
    discard(content, board, zombie)
    seatBoard(board, seat).owed += 1
  },
  pushed(_content, board, { zombie }) {
    zombieOn(board, zombie).slot = FAR_SLOT
  },
  frenzied(_content, board, { seat, colour, circle }) {
    seatBoard(board, seat).frenzy[colourIndex(colour)] = circle
  },
  upgraded(_content, board, { seat, colour, level }) {
    const mine = seatBoard(board, seat)
    mine.upgrades[colourIndex(colour)] = level
    mine.owed -= 1
  },
  upgradesLost(_content, board, { seat }) {
    seatBoard(board, seat).owed = 0
  },
  walked(_content, board, { zombies }) {
    for (const id of zombies) zombieOn(board, id).slot -= 1
  },
  attacked: nothing,
  exploded(content, board, { zombie }) {
    discard(content, board, zombie)
  },
  suffered(_content, board, { seat, armor, health }) {
    const mine = seatBoard(board, seat)
    mine.armor.used += armor
    mine.health -= health
  },
  spawnRevealed(_content, board, { card }) {
    takeCard(board.spawnDeck as string[], card)
  },
  bossCardRevealed(content, board, { card }) {
    takeCard(board.bossDeck[content.bossCards[card]?.phase === 2 ? 1 : 0], card)
  },
  reshuffled(_content, board, { tier }) {
    board.decks[tier] = board.discards[tier]
    board.discards[tier] = []
  },
  zombieDrawn(_content, board, { tier, card }) {
    takeCard(deckOf(board.decks, tier), card)
    board.tray.push(card)
  },
  zombieDealt(_content, board, { card, seat, zombie }) {
    takeCard(board.tray, card)
    board.drawn = zombie
    board.zombies.push({ id: zombie, card, seat, slot: FAR_SLOT, lo: 0, hi: 0 })
  },
  skillUsed(_content, board, { turn }) {
    board.boss.skillTurn = turn
  },
  armorBroken(_content, board, { seat, amount }) {
    seatBoard(board, seat).armor.used += amount
  },
  bossAttacked: nothing,
  ringCleared(_content, board, { body, lo, hi }) {
    crossBody(board, body, lo, hi)
  },
  screamed(_content, board) {
    board.boss.screams += 1
  },
  bodyKilled: nothing,
  bossMoved(_content, board, { seat }) {
    board.boss.seat = seat
  },
  won: (_content, board) => finish(board, 'won'),
  lost: (_content, board) => finish(board, 'lost'),
}

/** The only writer of the board. */
export function evolve(content: Content, board: Board, event: Event): void {
  const evolver = EVOLVERS[event.type] as (content: Content, board: Board, event: Event) => void
  evolver(content, board, event)
}
