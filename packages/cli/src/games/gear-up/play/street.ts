import { type Board, type Content, walkForecast, zombieDamage } from '@graveshift/gear-up'
import { type Block, sideBySide } from '../../../play/block.ts'
import type { Pen } from '../../../play/pen.ts'
import { zombieBlock } from './card.ts'

/** The way zombies come, the order in which every street is shown. */
const WAY = [3, 2, 1] as const

/** The cards of one slot; each says where it lies, because a row of cards may go on in the next line. */
function slotBlocks(pen: Pen, content: Content, board: Board, seat: number, slot: number): Block[] {
  const here = board.zombies.filter((zombie) => zombie.seat === seat && zombie.slot === slot)
  const name = pen.paint('dim', pen.say('play.slot', { slot }))
  if (here.length === 0) return [[name, pen.paint('dim', pen.say('play.slot.empty'))]]
  return here.map((zombie) => [name, ...zombieBlock(pen, content, board, zombie)])
}

/** The three slots of a street: zombies come from the left, and the nearest are on the right. */
export function drawStreet(pen: Pen, content: Content, board: Board, seat: number): string[] {
  return sideBySide(
    WAY.flatMap((slot) => slotBlocks(pen, content, board, seat, slot)),
    pen.width,
  )
}

/** What this turn's walk would do to a seat as things stand; nothing while no walk is to come. */
export function drawWalk(pen: Pen, content: Content, board: Board, seat: number): string[] {
  const { known, walks } = walkForecast(content, board)
  const walk = known ? walks.outcomes[0] : undefined
  if (!walk) return []
  const damage = walk.damage[seat] ?? 0
  if (damage === 0) return [pen.say('play.walk.none')]
  const text = pen.say('play.walk', { damage })
  return walk.deadly.includes(seat) ? [`${text} ${pen.paint('bold', pen.say('play.walk.deadly'))}`] : [text]
}

/** The street in a few figures: how many zombies in each slot, and how much the nearest would bite. */
export function streetFigures(content: Content, board: Board, seat: number) {
  const mine = board.zombies.filter((zombie) => zombie.seat === seat)
  const bite = mine
    .filter((zombie) => zombie.slot === 1)
    .reduce((sum, zombie) => sum + zombieDamage(content, board, zombie), 0)
  return { slots: WAY.map((slot) => mine.filter((zombie) => zombie.slot === slot).length).join('/'), bite }
}
