import { nth } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import { bossSide } from '../boss-side.ts'
import { SCREAMER } from '../content/bosses/screamer.ts'
import type { BossBody } from '../content/compile.ts'
import { ANY_TABLE_FRAME } from '../one-form.ts'
import type { BossRule } from './boss-rule.ts'

const NOTHING = { lo: 0, hi: 0 }

const isMouthOpen = ({ boss, turn }: Board): boolean => boss.skillTurn > 0 && boss.skillTurn === turn - 1

/** GU-BOS-07, GU-BOS-19, GU-BOS-20: the mouth opens in the turn after a skill; the skill makes zombies walk. */
export const screamer: BossRule = {
  printed: SCREAMER,
  special: 'attacked',
  worth: { skill: 120, square: 100 },
  status: (board) => (isMouthOpen(board) ? 'mouth-open' : 'mouth-closed'),
  closed(content, board, body) {
    return isMouthOpen(board) ? NOTHING : (bossSide(content, board).bodies[body] as BossBody).mouth
  },
  skill(content, table) {
    const { track } = bossSide(content, table.board)
    // A used-up track starts again from the left (R47).
    const speed = nth(track, table.board.boss.screams % track.length)
    table.emit({ type: 'screamed', speed })
    table.push({ ...ANY_TABLE_FRAME, kind: 'walk', at: 'begin', speed, attackers: [] })
  },
}
