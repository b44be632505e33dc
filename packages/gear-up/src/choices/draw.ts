import { type ChoiceRule, doOf } from '@graveshift/kernel'
import { attackerWith } from '../attacker.ts'
import type { Content } from '../content/compile.ts'
import type { ChoiceOf, DrawPick, GearUp } from '../game.ts'
import { checkHit } from '../hit-checks.ts'
import { hasTarget } from '../reach.ts'
import { refuse } from '../refusals.ts'
import { checkSweep } from '../sweeps.ts'
import { listAttacks, sampleAttack, takeDraw } from './attack.ts'
import { NOT_AN_ANSWER, parseHit, parseSweep, showHit, showSweep } from './parse.ts'

type Draw = ChoiceOf<'draw'>

export const STOP: DrawPick = { do: 'stop' }

/** A further draw of a running activation: multi hit, or the first of a second activation (GU-EFX-18, GU-EFX-22). */
export const drawChoice = (content: Content): ChoiceRule<GearUp, Draw> => ({
  list(board, choice) {
    const picks: DrawPick[] = [STOP]
    listAttacks(content, board, attackerWith(content, board, choice.seat, choice.wield), choice.avoid, picks)
    return picks
  },
  sample(board, choice, random) {
    if (random.below(16) === 0) return STOP
    return (
      sampleAttack(
        content,
        board,
        attackerWith(content, board, choice.seat, choice.wield),
        choice.avoid,
        random,
      ) ?? STOP
    )
  },
  check(board, choice, pick) {
    if (pick.do === 'stop') return undefined
    if (pick.do !== 'hit' && pick.do !== 'sweep') return NOT_AN_ANSWER
    const by = attackerWith(content, board, choice.seat, choice.wield)
    if (pick.companion !== by.companion) return refuse('companion-not-between', 'GU-SOL-05')
    return pick.do === 'hit'
      ? checkHit(content, board, by, pick, choice.avoid)
      : checkSweep(content, board, by, pick.targets, choice.avoid)
  },
  forced(board, choice) {
    const { arm } = attackerWith(content, board, choice.seat, choice.wield)
    return hasTarget(content, board, choice.seat, arm.powers.longRange, choice.avoid) ? undefined : STOP
  },
  parse(board, _choice, raw) {
    const what = doOf(raw)
    if (what === 'stop') return STOP
    if (what === 'hit') return parseHit(raw)
    return what === 'sweep' ? parseSweep(board, raw) : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) =>
    pick.do === 'hit' ? showHit(pick) : pick.do === 'sweep' ? showSweep(pick) : { do: 'stop' },
  answer(table, frame, _choice, pick) {
    if (frame.kind !== 'activation') return
    if (pick.do === 'hit' || pick.do === 'sweep') takeDraw(content, table, frame, pick)
    else frame.left = 0
  },
})
