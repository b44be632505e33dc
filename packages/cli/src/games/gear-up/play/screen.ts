import {
  armOf,
  type Board,
  type Choice,
  COLOURS,
  type Colour,
  type Content,
  dashboardOf,
  isNeighbour,
  owned,
  seatBoard,
  turnColour,
  type Weapon,
} from '@graveshift/gear-up'
import { nth } from '@graveshift/kernel'
import { flow, wrap } from '../../../play/block.ts'
import type { Pen } from '../../../play/pen.ts'
import { bossLine, drawBoss } from './boss.ts'
import { drawCompanions, drawTracks, drawWeapons } from './dashboard.ts'
import { drawDecks, drawTurn } from './header.ts'
import { survivorName } from './names.ts'
import { drawStreet, drawWalk, streetFigures } from './street.ts'

export function weaponAt(
  content: Content,
  board: Board,
  seat: number,
  colour: Colour,
): { readonly weapon: Weapon; readonly index: number } {
  const index = COLOURS.indexOf(colour)
  return { weapon: nth(dashboardOf(content, board, seat).weapons, index), index }
}

/** A survivor and the street in one line. */
export function seatLine(pen: Pen, content: Content, board: Board, seat: number): string[] {
  const { say } = pen
  const mine = seatBoard(board, seat)
  const { slots, bite } = streetFigures(content, board, seat)
  const boss = board.boss.seat === seat ? ` ${pen.signs.dot} ${say('play.seat.boss')}` : ''
  return flow(
    [
      pen.paint('bold', `${seat + 1} ${survivorName(pen, board, seat)}`),
      `${say('resource.health')} ${mine.health}`,
      `${say('resource.armor')} ${owned(mine.armor)}`,
      `${say('resource.ammo')} ${owned(mine.ammo)}`,
      say('play.seat.street', { slots, bite }) + boss,
    ],
    pen.width,
    '    ',
  )
}

/** The whole table at a glance, boss included. */
export function drawTable(pen: Pen, content: Content, board: Board): string[] {
  const seats = board.seats.flatMap((_, seat) => [
    '',
    ...drawTracks(pen, content, board, seat),
    ...drawWeapons(pen, content, board, seat),
    ...drawCompanions(pen, content, board, seat),
    ...drawStreet(pen, content, board, seat),
  ])
  return [
    ...drawTurn(pen, content, board),
    ...drawDecks(pen, content, board),
    ...seats,
    '',
    bossLine(pen, content, board),
    ...drawBoss(pen, content, board),
  ]
}

/** Whether the boss is in front of this seat, or within reach of what it holds. */
function bossMatters(content: Content, board: Board, seat: number): boolean {
  const facing = board.boss.seat
  if (facing === undefined) return false
  if (facing === seat) return true
  const { longRange } = armOf(content, board, seat, { colour: turnColour(content, board) }).powers
  return longRange && isNeighbour(board, seat, facing)
}

const WITH_WEAPONS: readonly Choice['kind'][] = ['attack', 'upgrade']
/** Questions that begin something new; the others follow from one that has just been on the screen. */
const IN_FULL: readonly Choice['kind'][] = ['attack', 'deal']

function drawHead(pen: Pen, content: Content, board: Board, choice: Choice): string[] {
  if (!IN_FULL.includes(choice.kind)) return drawTurn(pen, content, board)
  const others = board.seats.flatMap((_, seat) =>
    seat === choice.seat ? [] : seatLine(pen, content, board, seat),
  )
  return [
    ...drawTurn(pen, content, board),
    ...drawDecks(pen, content, board),
    ...wrap(bossLine(pen, content, board), pen.width, '  '),
    ...others,
  ]
}

/** Everything a seat needs to see for this question. */
export function drawScreen(pen: Pen, content: Content, board: Board, choice: Choice): string[] {
  const head = drawHead(pen, content, board, choice)
  if (choice.seat === 'team') return head
  const { seat } = choice
  const weapons = WITH_WEAPONS.includes(choice.kind) ? drawWeapons(pen, content, board, seat) : []
  const helped = choice.kind === 'attack' && choice.companion
  const boss = bossMatters(content, board, seat) ? ['', ...drawBoss(pen, content, board)] : []
  return [
    ...head,
    '',
    ...drawTracks(pen, content, board, seat),
    ...weapons,
    ...(helped ? drawCompanions(pen, content, board, seat) : []),
    '',
    ...drawStreet(pen, content, board, seat),
    ...drawWalk(pen, content, board, seat).flatMap((line) => wrap(line, pen.width)),
    ...boss,
  ]
}
