import type { ChoiceRule } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Content } from '../content/compile.ts'
import type { ChoiceOf, GearUp, SweepPick } from '../game.ts'
import { type Attacker, checkHit, listHitsOn, sampleHitOn } from '../hits.ts'
import { canBeHit } from '../reach.ts'
import { refuse } from '../refusals.ts'
import { armOf } from '../seats.ts'
import { strike } from '../strike.ts'
import { doOf, NOT_AN_ANSWER, parseHit, showHit } from './parse.ts'

type Sweep = ChoiceOf<'sweep'>

const SKIP: SweepPick = { do: 'skip' }

function attackerOf(content: Content, board: Board, { seat, wield }: Sweep): Attacker {
  const companion = 'companion' in wield ? wield.companion : undefined
  return { seat, arm: armOf(content, board, seat, wield), companion }
}

/** One target of a sweep: whole shape, single square or skip (GU-EFX-24). */
export const sweepChoice = (content: Content): ChoiceRule<GearUp, Sweep> => ({
  list(board, choice) {
    const picks: SweepPick[] = [SKIP]
    if (canBeHit(content, board, choice.target))
      listHitsOn(content, board, attackerOf(content, board, choice), choice.target, picks)
    return picks
  },
  sample(board, choice, random) {
    if (random.below(16) === 0 || !canBeHit(content, board, choice.target)) return SKIP
    return sampleHitOn(content, board, attackerOf(content, board, choice), choice.target, random)
  },
  check(board, choice, pick) {
    if (pick.do === 'skip') return undefined
    if (pick.do !== 'hit') return NOT_AN_ANSWER
    if (pick.target !== choice.target) return refuse('sweep-targets', 'GU-EFX-24')
    const by = attackerOf(content, board, choice)
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
