import { ComingEmblem } from '../../art/coming-emblem.tsx'
import { useWords } from '../../i18n/use-words.ts'

/** What plays a game that has no page yet, where there is something. */
const COMMANDS: Readonly<Record<string, string>> = {
  'second-edition': 'npx graveshift play second-edition',
}

/** A game that cannot be played in the browser yet, and says so, and where it can. */
export function ComingCard({ game }: { readonly game: 'second-edition' | 'gears-and-guns' }) {
  const { say } = useWords()
  const command = COMMANDS[game]
  return (
    <article className="game-card game-coming">
      <p className="tag">{say(command === undefined ? 'landing.coming' : 'landing.terminal')}</p>
      <h2>{say(`game.${game}`)}</h2>
      <p>{say(`game.${game}.about`)}</p>
      {command !== undefined && (
        <p className="game-command">
          {say('landing.terminal.command')} <code>{command}</code>
        </p>
      )}
      <ComingEmblem game={game} />
    </article>
  )
}
