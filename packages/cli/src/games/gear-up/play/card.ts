import {
  type Board,
  bodyDamage,
  bossBody,
  type Content,
  isBodyAlive,
  type Zombie,
  zombieCard,
  zombieDamage,
} from '@graveshift/gear-up'
import { type Mask, nth } from '@graveshift/kernel'
import type { Block } from '../../../play/block.ts'
import type { Pen } from '../../../play/pen.ts'
import { drawGrid } from './grid.ts'
import { bodyName, targetKey, zombieName } from './names.ts'

/** The printed damage of a zombie and what the stinkies beside it add: '2', or '2+1'. */
function damageText(content: Content, board: Board, zombie: Zombie): string {
  const all = zombieDamage(content, board, zombie)
  const stinkies = board.zombies.filter(
    ({ id, seat, card }) =>
      seat === zombie.seat && id !== zombie.id && zombieCard(content, { card }).type === 'stinky',
  ).length
  return stinkies === 0 ? String(all) : `${all - stinkies}+${stinkies}`
}

/** A zombie in a street: name, speed, what its bite would cost now, and its grid. */
export function zombieBlock(pen: Pen, content: Content, board: Board, zombie: Zombie): Block {
  const { speed, fixed, data } = zombieCard(content, zombie)
  const damage = damageText(content, board, zombie)
  const lines = [
    pen.paint('bold', zombieName(pen, content, zombie)),
    `${pen.say(`play.speed.${speed}`)}, ${pen.say('play.card.damage', { damage })}`,
    ...drawGrid(pen, { rows: data.grid, crossed: zombie }),
  ]
  if (fixed > 0) lines.push(pen.say('play.card.fixed', { fixed }))
  return lines
}

/** A zombie card that lies in no street yet. */
export function trayBlock(pen: Pen, content: Content, card: string): Block {
  const { type, speed, fixed, data } = zombieCard(content, { card })
  const lines = [
    pen.paint('bold', pen.say(`zombie-type.${type}`)),
    pen.say(`play.speed.${speed}`),
    ...drawGrid(pen, { rows: data.grid, crossed: { lo: 0, hi: 0 } }),
  ]
  if (fixed > 0) lines.push(pen.say('play.card.fixed', { fixed }))
  return lines
}

/** The grid of a body of the boss, with all that is printed on it. */
export function drawBody(pen: Pen, content: Content, board: Board, index: number, covered?: Mask): string[] {
  const { data, mouth, lineRight, lineBelow } = bossBody(content, board, index)
  const drawing = { rows: data.grid, crossed: nth(board.boss.bodies, index), mouth, lineRight, lineBelow }
  return drawGrid(pen, covered ? { ...drawing, covered } : drawing)
}

export function bodyBlock(pen: Pen, content: Content, board: Board, index: number): Block {
  const { fixedYellow, fixedBlue } = bossBody(content, board, index)
  const name = bodyName(pen, content, board, index)
  if (!isBodyAlive(content, board, index)) return [pen.paint('dim', name), pen.say('play.boss.dead')]
  const lines = [
    pen.paint('bold', board.boss.bodies.length > 1 ? `${name} (${targetKey(board, -1 - index)})` : name),
    pen.say('play.boss.attack', {
      attack: bodyDamage(content, board, index, false),
      special: bodyDamage(content, board, index, true),
    }),
    ...drawBody(pen, content, board, index),
  ]
  if (fixedYellow + fixedBlue > 0)
    lines.push(
      pen.say('play.boss.fixed', {
        yellow: `${fixedYellow}${pen.say('colour-letter.yellow')}`,
        blue: `${fixedBlue}${pen.say('colour-letter.blue')}`,
      }),
    )
  return lines
}
