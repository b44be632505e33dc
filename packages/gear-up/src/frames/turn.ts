import type { Table } from '@graveshift/kernel'
import { hasAmmoTarget } from '../choices/ammo.ts'
import type { Content } from '../content/compile.ts'
import type { Letter } from '../content/types.ts'
import type { GearUp } from '../game.ts'
import { ANY_SEAT_FRAME, ANY_TABLE_FRAME } from '../one-form.ts'
import { clockwise, owned, seatBoard, seatCount, turnCard } from '../seats.ts'
import { BOSS_STREAM, SPAWN_STREAM, TURN_STREAM } from '../streams.ts'
import type { Steps } from './steps.ts'

/** Turns before this one have no spawn or boss card (GU-RND-06). */
export const FIRST_CARD_TURN = 3
export const FIRST_PHASE_2_TURN = 6

/** Neither X nor yellow nor with a companion (R70). */
export function isPlainTurnCard(content: Content, id: string): boolean {
  const card = content.turnCards[id]
  return !!card && card.speed !== 'none' && card.colour !== 'yellow' && !card.companion
}

/**
 * What the next turn card is drawn from. Nine of ten are used, so drawing from the rest is the same as laying out
 * nine. Assured deck (R70): the card left out is a plain one; a plain card then comes with the chance that it is not
 * the one left out, which is the same as leaving one out in secret, without a secret.
 */
export function drawableTurnCards(
  content: Content,
  deck: readonly string[],
  assured: boolean,
): readonly string[] {
  if (!assured) return deck
  const isPlain = (id: string) => isPlainTurnCard(content, id)
  const plain = deck.filter(isPlain).length
  return deck.flatMap((card) => Array<string>(isPlain(card) ? plain - 1 : plain).fill(card))
}

function revealTurn(content: Content, table: Table<GearUp>): void {
  const { board } = table
  const cards = drawableTurnCards(content, board.turnDeck, board.setup.assuredDeck)
  const card = cards[table.draw(TURN_STREAM, cards)] as string
  table.emit({ type: 'turnRevealed', turn: board.turn + 1, card })
}

function revealSpawn(table: Table<GearUp>): void {
  const deck = table.board.spawnDeck
  const letter = deck[table.draw(SPAWN_STREAM, deck)] as Letter
  table.emit({ type: 'spawnRevealed', card: letter })
  table.push({ ...ANY_TABLE_FRAME, kind: 'spawn', at: 'draw', letter })
}

function revealBossCard(table: Table<GearUp>): void {
  const { board } = table
  const deck = board.bossDeck[board.turn < FIRST_PHASE_2_TURN ? 0 : 1]
  const card = deck[table.draw(BOSS_STREAM, deck)] as string
  table.emit({ type: 'bossCardRevealed', card })
  table.push({ ...ANY_TABLE_FRAME, kind: 'boss-card', at: 'icon', card, icon: 0 })
}

/** Reveal, attack, upgrade, zombie walk, spawn or boss, in that order (GU-RND-03). */
export const turnSteps = (content: Content): Steps<'turn'> => ({
  reveal(table) {
    revealTurn(content, table)
    return 'attack'
  },
  attack(table) {
    table.emit({ type: 'stepBegan', step: 'attack' })
    const companion = seatCount(table.board) === 1 && turnCard(content, table.board).companion
    for (const seat of clockwise(table.board)) {
      const ready = companion && seatBoard(table.board, seat).companions.some((card) => card.ready)
      table.fork(seat, {
        ...ANY_SEAT_FRAME,
        kind: 'attack',
        at: 'choose',
        seat,
        weapon: true,
        companion: ready,
      })
    }
    return 'ammo'
  },
  // The ammo window opens for all when every weapon and companion is done (GU-ATK-15).
  ammo(table) {
    const { board } = table
    let begun = false
    for (const seat of clockwise(board)) {
      if (owned(seatBoard(board, seat).ammo) === 0 || !hasAmmoTarget(content, board, seat)) continue
      if (!begun) table.emit({ type: 'stepBegan', step: 'ammo' })
      begun = true
      table.fork(seat, { ...ANY_SEAT_FRAME, kind: 'ammo', at: 'choose', seat })
    }
    return 'upgrade'
  },
  upgrade(table) {
    const { board } = table
    let begun = false
    for (const seat of clockwise(board)) {
      if (seatBoard(board, seat).owed === 0) continue
      if (!begun) table.emit({ type: 'stepBegan', step: 'upgrade' })
      begun = true
      table.fork(seat, { ...ANY_SEAT_FRAME, kind: 'upgrade', at: 'choose', seat })
    }
    return 'walk'
  },
  walk(table) {
    const { speed } = turnCard(content, table.board)
    table.emit({ type: 'stepBegan', step: 'walk' })
    if (speed !== 'none') table.push({ ...ANY_TABLE_FRAME, kind: 'walk', at: 'begin', speed, attackers: [] })
    return 'card'
  },
  card(table) {
    table.emit({ type: 'stepBegan', step: 'card' })
    if (table.board.turn >= FIRST_CARD_TURN) {
      if (table.board.round === 1) revealSpawn(table)
      else revealBossCard(table)
    }
    return 'move'
  },
  // The boss moves on, card or no card; alone it stays (GU-BOS-02).
  move(table) {
    const { seat } = table.board.boss
    const seats = seatCount(table.board)
    if (seat !== undefined && seats > 1) table.emit({ type: 'bossMoved', seat: (seat + 1) % seats })
    return undefined
  },
})
