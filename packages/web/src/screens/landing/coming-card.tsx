import { ComingEmblem } from '../../art/coming-emblem.tsx'
import { useWords } from '../../i18n/use-words.ts'

/** A game that cannot be played here yet, and says so. */
export function ComingCard({ game }: { readonly game: 'second-edition' | 'gears-and-guns' }) {
  const { say } = useWords()
  return (
    <article className="game-card game-coming">
      <p className="tag">{say('landing.coming')}</p>
      <h2>{say(`game.${game}`)}</h2>
      <p>{say(`game.${game}.about`)}</p>
      <ComingEmblem game={game} />
    </article>
  )
}
