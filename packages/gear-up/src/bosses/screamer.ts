import { nth } from '@graveshift/kernel'
import { bossSide } from '../boss-side.ts'
import type { BossBody } from '../content/compile.ts'
import { ANY_TABLE_FRAME } from '../one-form.ts'
import type { BossRule } from './boss-rule.ts'

const NOTHING = { lo: 0, hi: 0 }

/** GU-BOS-07, GU-BOS-19, GU-BOS-20: the mouth opens in the turn after a skill; the skill makes zombies walk. */
export const screamer: BossRule = {
  closed(content, board, body) {
    const open = board.boss.skillTurn > 0 && board.boss.skillTurn === board.turn - 1
    return open ? NOTHING : (bossSide(content, board).bodies[body] as BossBody).mouth
  },
  skill(content, table) {
    const { track } = bossSide(content, table.board)
    // A used-up track starts again from the left (R47).
    const speed = nth(track, table.board.boss.screams % track.length)
    table.emit({ type: 'screamed', speed })
    table.push({ ...ANY_TABLE_FRAME, kind: 'walk', at: 'begin', speed, attackers: [] })
  },
}
