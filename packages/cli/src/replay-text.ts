import { isFault } from '@graveshift/kernel'
import { loadSession } from '@graveshift/table'
import { FileTrouble, gameInFile, whyNot } from './game-file.ts'
import type { Words } from './words.ts'

/** A saved game as lines of text, each with the number of its move. */
export function replayText(text: string, file: string, words: Words): string {
  // Nothing is drawn any more: any secret will do for a game that is only told.
  const session = loadSession(gameInFile(text), text, () => new Uint8Array(32))
  if (isFault(session)) throw new FileTrouble(whyNot(file, session, words))
  const game = { word: 'game.name' }
  const width = String(session.seq).length
  const lines = session
    .told()
    .map(({ seq, telling }) => `${String(seq).padStart(width)}  ${words.tell(telling)}`)
  const end =
    session.outcome === undefined ? words.say('replay.unfinished') : words.say(`outcome.${session.outcome}`)
  return [words.say('replay.head', { game, moves: session.seq }), ...lines, end, ''].join('\n')
}
