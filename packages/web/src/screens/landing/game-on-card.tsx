import { faceOf } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'

/** What a game is about, and whom one may play in it. */
export function GameOnCard({ game }: { readonly game: string }) {
  const { say } = useWords()
  const { Portrait, onCard } = faceOf(game)
  return (
    <>
      <div className="game-words">
        <h2>{say(`game.${game}` as WordKey)}</h2>
        <p className="tag">{say(`game.${game}.when` as WordKey)}</p>
        <p>{say(`game.${game}.about` as WordKey)}</p>
        <p className="fine">{say(`game.${game}.figures` as WordKey)}</p>
      </div>
      <div className="game-faces">
        {onCard.map((survivor) => (
          <Portrait key={survivor} survivor={survivor} size={84} />
        ))}
      </div>
    </>
  )
}
