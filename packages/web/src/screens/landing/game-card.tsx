import { findListed } from '@graveshift/games'
import { hrefOf } from '../../app/routes.ts'
import type { GameFace } from '../../games/game-face.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { allToPlay } from '../all-to-play.ts'
import { usePlayNow } from './use-play-now.ts'

/** Another game that can be played: what it is about, and the ways to its tables. */
export function GameCard({ id, Emblem, Portrait, onCard }: GameFace) {
  const { say } = useWords()
  const { starting, play } = usePlayNow(id)
  // Fetched when somebody comes near, so that the press starts at once.
  const fetchSoon = () => void allToPlay(id).catch(() => undefined)
  const title = `game-${id}`
  const door = (route: Parameters<typeof hrefOf>[0]) => ({ href: hrefOf(route), 'aria-describedby': title })
  return (
    <article className="game-card game-other">
      <h2 id={title}>{say(`game.${id}` as WordKey)}</h2>
      <p className="tag">{say(`game.${id}.when` as WordKey)}</p>
      <p>{say(`game.${id}.about` as WordKey)}</p>
      <p className="fine">{say(`game.${id}.figures` as WordKey)}</p>
      {onCard.length > 0 && (
        <div className="game-faces">
          {onCard.map((survivor) => (
            <Portrait key={survivor} survivor={survivor} size={48} />
          ))}
        </div>
      )}
      <div className="game-actions">
        <Button
          kind="primary"
          aria-describedby={title}
          off={starting === 'yes' ? say('shell.under-way') : undefined}
          onPointerEnter={fetchSoon}
          onFocus={fetchSoon}
          onClick={play}
        >
          {say('landing.play')}
        </Button>
        {findListed(id)?.campaign && (
          <ButtonLink {...door({ screen: 'campaign-set-up', game: id })}>{say('set-up.campaign')}</ButtonLink>
        )}
        <ButtonLink {...door({ screen: 'set-up', game: id })}>{say('landing.set-up')}</ButtonLink>
        <ButtonLink {...door({ screen: 'online', game: id })}>{say('landing.friends')}</ButtonLink>
        <ButtonLink {...door({ screen: 'daily', game: id, day: undefined })}>
          {say('landing.daily')}
        </ButtonLink>
        <ButtonLink {...door({ screen: 'rules', game: id, topic: undefined })}>
          {say('shell.rules')}
        </ButtonLink>
      </div>
      {starting === 'failed' && (
        <p role="alert" className="refused">
          {say('landing.failed')}
        </p>
      )}
      {Emblem && <Emblem />}
    </article>
  )
}
