import { type Board, type Content, zombieDamage } from '@graveshift/gear-up'
import { type Block, sideBySide } from './block.ts'
import { zombieBlock } from './card.ts'
import type { Pen } from './pen.ts'

export const SLOTS = [1, 2, 3] as const

/** One slot as a row of cards under its name; the name is the first line of its first card's block. */
function slotBlocks(pen: Pen, content: Content, board: Board, seat: number, slot: number): Block[] {
  const here = board.zombies.filter((zombie) => zombie.seat === seat && zombie.slot === slot)
  const name = pen.paint('dim', pen.say('play.slot', { slot }))
  if (here.length === 0) return [[name, pen.paint('dim', pen.say('play.slot.empty'))]]
  return here.map((zombie, index) => [index === 0 ? name : '', ...zombieBlock(pen, content, board, zombie)])
}

/** The three slots of a street, nearest first. */
export function drawStreet(pen: Pen, content: Content, board: Board, seat: number): string[] {
  return sideBySide(
    SLOTS.flatMap((slot) => slotBlocks(pen, content, board, seat, slot)),
    pen.width,
  )
}

/** The street in a few figures: how many zombies in each slot, and how much the nearest would bite. */
export function streetFigures(content: Content, board: Board, seat: number) {
  const mine = board.zombies.filter((zombie) => zombie.seat === seat)
  const bite = mine
    .filter((zombie) => zombie.slot === 1)
    .reduce((sum, zombie) => sum + zombieDamage(content, board, zombie), 0)
  return { slots: SLOTS.map((slot) => mine.filter((zombie) => zombie.slot === slot).length).join('/'), bite }
}
