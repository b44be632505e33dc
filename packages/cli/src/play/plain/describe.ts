import type { Choice, Game, Json } from '@graveshift/kernel'
import { pickInWords, type Session } from '@graveshift/table'
import type { Pen } from '../pen.ts'

/** An answer in the words of its game, else as it is written outside. */
export function describePick(pen: Pen, session: Session<Game>, choice: Choice, pick: object): string {
  const { module, options, rules, state } = session
  const shown = rules.choices[choice.kind]?.show(state.board, choice as never, pick) as Json
  const told = module.tellPick?.(options, choice, shown, state.board)
  return told ? pen.say(told.word, told.with) : pickInWords(shown)
}
