import type { ChoiceRule } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Content } from '../content/compile.ts'
import type { ChoiceOf, DrawPick, GearUp } from '../game.ts'
import { type Attacker, checkHit, checkSweep } from '../hits.ts'
import { hasTarget } from '../reach.ts'
import { refuse } from '../refusals.ts'
import { armOf } from '../seats.ts'
import { listAttacks, sampleAttack, takeDraw } from './attack.ts'
import { doOf, NOT_AN_ANSWER, parseHit, parseSweep, showHit, showSweep } from './parse.ts'

type Draw = ChoiceOf<'draw'>

const STOP: DrawPick = { do: 'stop' }

function attackerOf(content: Content, board: Board, { seat, wield }: Draw): Attacker {
  const companion = 'companion' in wield ? wield.companion : undefined
  return { seat, arm: armOf(content, board, seat, wield), companion }
}

/** A further draw of a running activation: multi hit, or the first of a second activation (GU-EFX-18, GU-EFX-22). */
export const drawChoice = (content: Content): ChoiceRule<GearUp, Draw> => ({
  list(board, choice) {
    const picks: DrawPick[] = [STOP]
    listAttacks(content, board, attackerOf(content, board, choice), choice.avoid, picks)
    return picks
  },
  sample(board, choice, random) {
    if (random.below(16) === 0) return STOP
    return sampleAttack(content, board, attackerOf(content, board, choice), choice.avoid, random) ?? STOP
  },
  check(board, choice, pick) {
    if (pick.do === 'stop') return undefined
    if (pick.do !== 'hit' && pick.do !== 'sweep') return NOT_AN_ANSWER
    const by = attackerOf(content, board, choice)
    if (pick.companion !== by.companion) return refuse('companion-not-between', 'GU-SOL-05')
    return pick.do === 'hit'
      ? checkHit(content, board, by, pick, choice.avoid)
      : checkSweep(content, board, by, pick.targets, choice.avoid)
  },
  forced(board, choice) {
    const { arm } = attackerOf(content, board, choice)
    return hasTarget(content, board, choice.seat, arm.powers.longRange, choice.avoid) ? undefined : STOP
  },
  parse(_board, _choice, raw) {
    const what = doOf(raw)
    if (what === 'stop') return STOP
    if (what === 'hit') return parseHit(raw)
    return what === 'sweep' ? parseSweep(raw) : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) =>
    pick.do === 'hit' ? showHit(pick) : pick.do === 'sweep' ? showSweep(pick) : { do: 'stop' },
  answer(table, frame, _choice, pick) {
    if (frame.kind !== 'activation') return
    if (pick.do === 'hit' || pick.do === 'sweep') takeDraw(content, table, frame, pick)
    else frame.left = 0
  },
})
