import {
  type Board,
  bodyIndex,
  bossBody,
  type Content,
  isBoss,
  type Target,
  zombieCard,
} from '@graveshift/gear-up'
import { nth, type Term } from '@graveshift/kernel'
import type { Pen } from '../../../play/pen.ts'

export const survivorName = (pen: Pen, board: Board, seat: number): string =>
  pen.say(`survivor.${nth(board.setup.survivors, seat)}.name`)

export function zombieName(
  pen: Pen,
  content: Content,
  zombie: { readonly id: number; readonly card: string },
) {
  const type: Term = { word: `zombie-type.${zombieCard(content, zombie).type}` }
  return pen.say('target.zombie', { type, number: zombie.id })
}

/** A boss of one body goes by its own name, the members of a team by theirs. */
export function bodyName(pen: Pen, content: Content, board: Board, index: number): string {
  if (board.boss.bodies.length === 1) return pen.say(`boss.${board.setup.boss}.name`)
  return pen.say(`body.${bossBody(content, board, index).id}`)
}

export function targetName(pen: Pen, content: Content, board: Board, target: Target): string {
  if (isBoss(target)) return bodyName(pen, content, board, bodyIndex(target))
  const zombie = board.zombies.find((each) => each.id === target)
  return zombie
    ? zombieName(pen, content, zombie)
    : pen.say('target.zombie', { type: { word: 'word.zombie' }, number: target })
}

/** What a player types for a target: a zombie's own number, b for the boss, b1 to b3 for the members of a team. */
export function targetKey(board: Board, target: Target): string {
  if (!isBoss(target)) return String(target)
  return board.boss.bodies.length === 1 ? 'b' : `b${bodyIndex(target) + 1}`
}
