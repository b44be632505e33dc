import { useWords, useWordsOf } from '../../i18n/use-words.ts'
import type { GameEntry } from '../../store/game-entry.ts'
import { useNamed } from './use-named.ts'

/** To go on, and from where; that is said as soon as the game's words are there. */
export function ContinueWords({ entry }: { readonly entry: GameEntry }) {
  const { say } = useWords()
  const wordsOf = useWordsOf()
  const isNamed = useNamed([entry.game])
  if (!isNamed) return say('saved.continue')
  return say('landing.continue', { time: wordsOf(entry.game).tell(entry.progress.time) })
}
