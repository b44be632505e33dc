import { type Game, has, isFault } from '@graveshift/kernel'
import { type GameRecord, LONGEST_OUTLINE, outlineOf, recordFromOutline } from '@graveshift/table'
import { loadGame } from '../games/registry.ts'
import { gameIn } from '../store/game-in.ts'
import type { GameView } from '../store/game-view.ts'
import { type Refused, refusedBy } from '../store/refused-file.ts'
import { LONGEST_CODE, packText, unpackText } from './link-codec.ts'

/** A game as letters for a link; undefined if there are too many of them. */
export async function codeOf<G extends Game>(store: GameView<G>): Promise<string | undefined> {
  const record = store.session.record({ for: 'players' })
  const code = await packText(JSON.stringify(outlineOf(record)))
  return code.length > LONGEST_CODE ? undefined : code
}

/** The game of a link. */
export async function recordOfCode(code: string): Promise<GameRecord | Refused | 'bad-link'> {
  const unpacked = await unpackText(code, LONGEST_OUTLINE)
  if (has(unpacked, 'bad')) return unpacked.bad === 'too-large' ? { refused: 'too-large' } : 'bad-link'
  const name = gameIn(unpacked.text)
  if (isFault(name)) return refusedBy(name.fault)
  const game = await loadGame(name)
  if (!game) return { refused: 'foreign-game' }
  const record = recordFromOutline(game.module, unpacked.text)
  return isFault(record) ? refusedBy(record.fault) : record
}
