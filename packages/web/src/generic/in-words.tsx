import { isFault, type Json } from '@graveshift/kernel'
import { useGameAround } from '../games/in-game.tsx'
import { gameOf } from '../games/registry.ts'
import { useWords } from '../i18n/use-words.ts'

/** Which game is set up, in one line: as lists of games say it. */
export function InWords({ options }: { readonly options: Json }) {
  const { tell } = useWords()
  const { module } = gameOf(useGameAround())
  const read = module.readOptions(options)
  return isFault(read) ? null : <span className="game-in-words">{tell(module.label(read))}</span>
}
