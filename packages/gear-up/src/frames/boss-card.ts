import { Bug, sizeOf } from '@graveshift/kernel'
import type { Board, Body } from '../board.ts'
import { bossSide, isBodyAlive } from '../boss-side.ts'
import { bossRule } from '../bosses/index.ts'
import type { BossBody, Content } from '../content/compile.ts'
import { drawZombie } from '../draw-zombie.ts'
import { harmEveryone } from '../harm.ts'
import { ANY_QUESTION, ANY_TABLE_FRAME } from '../one-form.ts'
import { seatCount } from '../seats.ts'
import type { Steps } from './steps.ts'

/** Uncrossed yellow icons, in a special attack blue ones too; fixed icons always count (GU-BOS-10). */
export function bodyDamage(content: Content, board: Board, body: number, special: boolean): number {
  const printed = bossSide(content, board).bodies[body] as BossBody
  const crossed = board.boss.bodies[body] as Body
  const { yellow, blue, fixedYellow, fixedBlue } = printed
  const count = fixedYellow + sizeOf(yellow.lo & ~crossed.lo, yellow.hi & ~crossed.hi)
  return special ? count + fixedBlue + sizeOf(blue.lo & ~crossed.lo, blue.hi & ~crossed.hi) : count
}

/** Icons from left to right (GU-BOS-01). */
export const bossCardSteps = (content: Content): Steps<'boss-card'> => ({
  icon(table, frame) {
    const icon = content.bossCards[frame.card]?.icons[frame.icon]
    frame.icon += 1
    if (icon === undefined) return undefined
    if (icon === 'skill') {
      table.emit({ type: 'skillUsed', turn: table.board.turn })
      bossRule(table.board).skill(content, table)
    } else if (icon === 'spawn-b') table.push({ ...ANY_TABLE_FRAME, kind: 'spawn', at: 'draw', letter: 'b' })
    else
      table.push({
        ...ANY_TABLE_FRAME,
        kind: 'boss-attack',
        at: 'body',
        special: icon === 'special-attack',
        body: 0,
      })
    return 'icon'
  },
})

/** One body after another, each with its own icons and its own kind of damage (GU-BOS-17). */
export const bossAttackSteps = (content: Content): Steps<'boss-attack'> => ({
  body(table, frame) {
    const { body, special } = frame
    if (body === table.board.boss.bodies.length) return undefined
    frame.body += 1
    if (!isBodyAlive(content, table.board, body)) return 'body'
    const damage = bodyDamage(content, table.board, body, special)
    table.emit({ type: 'bossAttacked', body, special, damage })
    const kind = bossRule(table.board).damageKind?.(body) ?? 'normal'
    harmEveryone(table, damage, special ? 'boss-special-attack' : 'boss-attack', kind)
    return 'body'
  },
})

/** Dead Sox: each living one deals 1 of its kind (GU-BOS-06). */
export const bossSkillSteps = (content: Content): Steps<'boss-skill'> => ({
  body(table, frame) {
    const { body } = frame
    if (body === table.board.boss.bodies.length) return undefined
    frame.body += 1
    const kind = bossRule(table.board).damageKind?.(body) ?? 'normal'
    if (isBodyAlive(content, table.board, body)) harmEveryone(table, 1, 'boss-skill', kind)
    return 'body'
  },
})

/** All cards are turned up before any is dealt (GU-SPW-03). */
export const spawnSteps = (content: Content): Steps<'spawn'> => ({
  draw(table, frame) {
    const { board } = table
    const side = content.difficulties[board.setup.difficulty]?.spawnSide
    const counts = side && content.spawnAid[side][seatCount(board) - 1]?.[frame.letter]
    if (!counts) throw new Bug(`no spawn ${frame.letter} for ${seatCount(board)} seats`)
    const [regular, special] = counts
    for (let i = 0; i < regular; i++) drawZombie(table, 'regular')
    for (let i = 0; i < special; i++) drawZombie(table, 'special')
    return 'deal'
  },
  deal(table) {
    if (table.board.tray.length === 0) return undefined
    table.ask({ ...ANY_QUESTION, kind: 'deal', seat: 'team' })
    return 'deal'
  },
})
