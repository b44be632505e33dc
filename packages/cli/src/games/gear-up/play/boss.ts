import {
  type Board,
  bodyDamage,
  bossNamed,
  type Content,
  isBodyAlive,
  openSquares,
} from '@graveshift/gear-up'
import { sizeOf } from '@graveshift/kernel'
import { sideBySide, wrap } from '../../../play/block.ts'
import type { Pen } from '../../../play/pen.ts'
import { bodyBlock } from './card.ts'
import { drawScreams } from './header.ts'
import { survivorName } from './names.ts'

/** What only this boss has, as it stands now. */
function statusLine(pen: Pen, board: Board): string[] {
  const status = bossNamed(board.setup.boss).status?.(board)
  return status === undefined ? [] : [`${pen.signs.mouth} ${pen.say(`play.boss.${status}`)}`]
}

/** Where the boss stands and what it would do, in one line. */
export function bossLine(pen: Pen, content: Content, board: Board): string {
  const { seat, bodies } = board.boss
  const name = pen.say(`boss.${board.setup.boss}.name`)
  if (seat === undefined) return pen.say('play.boss.coming', { boss: name })
  const living = bodies.map((_, index) => index).filter((index) => isBodyAlive(content, board, index))
  const sum = (value: (index: number) => number) => living.reduce((all, index) => all + value(index), 0)
  const left = sum((index) => {
    const open = openSquares(content, board, -1 - index)
    return sizeOf(open.lo, open.hi)
  })
  return pen.say('play.boss.line', {
    boss: name,
    survivor: survivorName(pen, board, seat),
    left,
    attack: sum((index) => bodyDamage(content, board, index, false)),
    special: sum((index) => bodyDamage(content, board, index, true)),
  })
}

/** The boss in full: its grid or grids, its rule and its skill. */
export function drawBoss(pen: Pen, content: Content, board: Board): string[] {
  const { boss } = board.setup
  const blocks = board.boss.bodies.map((_, index) => bodyBlock(pen, content, board, index))
  const rules = bossNamed(boss).special ? wrap(pen.say(`boss.${boss}.rule`), pen.width) : []
  const skill = wrap(pen.say('play.boss.skill', { skill: { word: `boss.${boss}.skill` } }), pen.width)
  return [
    ...sideBySide(blocks, pen.width),
    ...statusLine(pen, board),
    ...drawScreams(pen, content, board),
    ...[...rules, ...skill].map((line) => pen.paint('dim', line)),
  ]
}
