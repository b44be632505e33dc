import type { Game, Json } from '@graveshift/kernel'
import { pickInWords, type Session } from '@graveshift/table'
import type { Words } from '../i18n/use-words.ts'

/** An answer in the words of its game, else as it is written outside. */
export function sayAnswer<G extends Game>(
  words: Pick<Words, 'tell'>,
  session: Pick<Session<G>, 'module' | 'options' | 'state' | 'shown'>,
  choice: G['choice'],
  pick: G['pick'],
): string {
  return sayWritten(words, session, choice, session.shown(choice, pick))
}

/** The same for an answer from the log or from others; the board is the one it was asked on. */
export function sayWritten<G extends Game>(
  { tell }: Pick<Words, 'tell'>,
  { module, options, state }: Pick<Session<G>, 'module' | 'options' | 'state'>,
  choice: G['choice'],
  written: Json,
  board: G['board'] = state.board,
): string {
  const told = module.tellPick?.(options, choice, written, board)
  return told ? tell(told) : pickInWords(written)
}
