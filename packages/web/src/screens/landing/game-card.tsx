import { hrefOf } from '../../app/routes.ts'
import type { GameFace } from '../../games/game-face.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** Another game that can be played: what it is about, and the ways to its tables. */
export function GameCard({ id, Emblem }: GameFace) {
  const { say } = useWords()
  const title = `game-${id}`
  const door = (route: Parameters<typeof hrefOf>[0]) => ({ href: hrefOf(route), 'aria-describedby': title })
  return (
    <article className="game-card game-coming game-other">
      <h2 id={title}>{say(`game.${id}` as WordKey)}</h2>
      <p>{say(`game.${id}.about` as WordKey)}</p>
      <p className="fine">{say(`game.${id}.figures` as WordKey)}</p>
      <div className="game-actions">
        <ButtonLink kind="primary" {...door({ screen: 'set-up', game: id })}>
          {say('landing.set-up')}
        </ButtonLink>
        <ButtonLink {...door({ screen: 'online', game: id })}>{say('landing.friends')}</ButtonLink>
        <ButtonLink {...door({ screen: 'daily', game: id, day: undefined })}>
          {say('landing.daily')}
        </ButtonLink>
        <ButtonLink {...door({ screen: 'rules', game: id, topic: undefined })}>
          {say('shell.rules')}
        </ButtonLink>
      </div>
      {Emblem && <Emblem />}
    </article>
  )
}
