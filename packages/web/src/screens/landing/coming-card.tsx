import type { ComingGame } from '../../games/coming.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'

/** A game that cannot be played in the browser yet, and says so, and where it can. */
export function ComingCard({ game, command, Emblem }: ComingGame) {
  const { say } = useWords()
  return (
    <article className="game-card game-coming">
      <p className="tag">{say(command === undefined ? 'landing.coming' : 'landing.terminal')}</p>
      <h2>{say(`game.${game}` as WordKey)}</h2>
      <p>{say(`game.${game}.about` as WordKey)}</p>
      {command !== undefined && (
        <p className="game-command">
          {say('landing.terminal.command')} <code>{command}</code>
        </p>
      )}
      <Emblem />
    </article>
  )
}
