import { type ChoiceRule, doOf, integerIn } from '@graveshift/kernel'
import { anyOf } from '@graveshift/zones'
import type { ChoiceOf, KeepPick, SecondEdition } from '../game.ts'
import { NOT_AN_ANSWER, refuse } from '../refusals.ts'

type Keep = ChoiceOf<'keep'>

const picks = ({ pairs, kept }: Keep): KeepPick[] =>
  pairs.flatMap((_, pair) => (kept.includes(pair) ? [] : [{ do: 'keep', pair }]))

/** Which pairs are played; the others wait as companions (M15). */
export const keepChoice: ChoiceRule<SecondEdition, Keep, KeepPick> = {
  list: (_board, choice) => picks(choice),
  sample: (_board, choice, random) => anyOf(picks(choice), random),
  check(_board, choice, pick) {
    if (pick.do !== 'keep') return NOT_AN_ANSWER
    return picks(choice).some(({ pair }) => pair === pick.pair) ? undefined : refuse('in-play', 'Z2-SET-11')
  },
  // There are always more pairs than are played.
  forced: () => undefined,
  parse(_board, _choice, raw) {
    const pair = integerIn(raw, 'pair')
    return doOf(raw) === 'keep' && pair !== undefined ? { do: 'keep', pair } : NOT_AN_ANSWER
  },
  show: (_board, _choice, { pair }) => ({ do: 'keep', pair }),
  answer(_table, frame, _choice, { pair }) {
    if (frame.kind === 'pairs') frame.kept = [...frame.kept, pair].sort((one, other) => one - other)
  },
}
