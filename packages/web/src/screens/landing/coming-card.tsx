import { EMBLEMS } from '../../games/emblems.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'

/** A game that cannot be played yet, and says so. */
export function ComingCard({ game }: { readonly game: string }) {
  const { say } = useWords()
  const Emblem = EMBLEMS[game]
  return (
    <article className="game-card game-coming">
      <p className="tag">{say('landing.coming')}</p>
      <h2>{say(`game.${game}` as WordKey)}</h2>
      <p>{say(`game.${game}.about` as WordKey)}</p>
      {Emblem && <Emblem />}
    </article>
  )
}
