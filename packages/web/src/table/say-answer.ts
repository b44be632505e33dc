import type { Game, Json } from '@graveshift/kernel'
import { pickInWords, type Session } from '@graveshift/table'
import type { Words } from '../i18n/use-words.ts'

/** An answer in the words of its game, else as it is written outside; the board is the one it was asked on. */
export function sayAnswer<G extends Game>(
  { tell }: Pick<Words, 'tell'>,
  { module, options, state }: Pick<Session<G>, 'module' | 'options' | 'state'>,
  choice: G['choice'],
  pick: Json,
  board: G['board'] = state.board,
): string {
  const told = module.tellPick?.(options, choice, pick, board)
  return told ? tell(told) : pickInWords(pick)
}
