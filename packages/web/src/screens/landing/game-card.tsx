import { hrefOf } from '../../app/routes.ts'
import type { GameFace } from '../../games/game-face.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** Another game that can be played: what it is about, and the way to its table. */
export function GameCard({ id, Emblem }: GameFace) {
  const { say } = useWords()
  return (
    <article className="game-card game-coming game-other">
      <h2>{say(`game.${id}` as WordKey)}</h2>
      <p>{say(`game.${id}.about` as WordKey)}</p>
      <p className="fine">{say(`game.${id}.figures` as WordKey)}</p>
      <div className="game-actions">
        <ButtonLink kind="primary" href={hrefOf({ screen: 'set-up', game: id })}>
          {say('landing.set-up')}
        </ButtonLink>
        <ButtonLink href={hrefOf({ screen: 'rules', game: id, topic: undefined })}>
          {say('shell.rules')}
        </ButtonLink>
      </div>
      {Emblem && <Emblem />}
    </article>
  )
}
