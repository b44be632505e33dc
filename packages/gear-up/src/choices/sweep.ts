import { type ChoiceRule, doOf } from '@graveshift/kernel'
import { attackerWith } from '../attacker.ts'
import type { Content } from '../content/compile.ts'
import type { ChoiceOf, GearUp, SweepPick } from '../game.ts'
import { checkHit } from '../hit-checks.ts'
import { listHitsOn, sampleHitOn } from '../hits.ts'
import { canBeHit } from '../reach.ts'
import { refuse } from '../refusals.ts'
import { strike } from '../strike.ts'
import { NOT_AN_ANSWER, parseHit, showHit } from './parse.ts'

type Sweep = ChoiceOf<'sweep'>

export const SKIP: SweepPick = { do: 'skip' }

/** One target of a sweep: whole shape, single square or skip (GU-EFX-24). */
export const sweepChoice = (content: Content): ChoiceRule<GearUp, Sweep> => ({
  list(board, choice) {
    const picks: SweepPick[] = [SKIP]
    if (canBeHit(content, board, choice.target))
      listHitsOn(
        content,
        board,
        attackerWith(content, board, choice.seat, choice.wield),
        choice.target,
        picks,
      )
    return picks
  },
  sample(board, choice, random) {
    if (random.below(16) === 0 || !canBeHit(content, board, choice.target)) return SKIP
    return sampleHitOn(
      content,
      board,
      attackerWith(content, board, choice.seat, choice.wield),
      choice.target,
      random,
    )
  },
  check(board, choice, pick) {
    if (pick.do === 'skip') return undefined
    if (pick.do !== 'hit') return NOT_AN_ANSWER
    if (pick.target !== choice.target) return refuse('sweep-targets', 'GU-EFX-24')
    const by = attackerWith(content, board, choice.seat, choice.wield)
    if (pick.companion !== by.companion) return refuse('companion-not-between', 'GU-SOL-05')
    return checkHit(content, board, by, pick, [])
  },
  forced: (board, choice) => (canBeHit(content, board, choice.target) ? undefined : SKIP),
  parse(_board, _choice, raw) {
    const what = doOf(raw)
    if (what === 'skip') return SKIP
    return what === 'hit' ? parseHit(raw) : NOT_AN_ANSWER
  },
  show: (_board, _choice, pick) => (pick.do === 'hit' ? showHit(pick) : { do: 'skip' }),
  answer(table, frame, _choice, pick) {
    if (frame.kind === 'activation' && pick.do === 'hit') strike(content, table, frame, pick)
  },
})
