import './landing.css'
import { useEffect } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { HordeScene } from '../../art/horde-scene.tsx'
import { allGames, firstGame } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useAwaited } from '../../online/use-awaited.ts'
import { useSavedGames } from '../../store/use-saved-games.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { allToPlay } from '../all-to-play.ts'
import { ContinueWords } from './continue-words.tsx'
import { GameCard } from './game-card.tsx'
import { GameOnCard } from './game-on-card.tsx'
import { SavedGames } from './saved-games.tsx'
import { usePlayNow } from './use-play-now.ts'

export function LandingScreen() {
  const { say } = useWords()
  const first = firstGame()
  const { starting, play } = usePlayNow(first)

  const isAwaited = useAwaited()
  const saved = useSavedGames()
  const running =
    saved.state === 'ready'
      ? saved.games.find(({ game, outcome }) => game === first && outcome === undefined)
      : undefined

  // Fetched while the page is being read, so that the first click starts at once.
  useEffect(() => {
    const timer = setTimeout(() => allToPlay(first).catch(() => undefined), 400)
    return () => clearTimeout(timer)
  }, [first])

  return (
    <div className="landing">
      <section className="landing-hero">
        <HordeScene />
        <div className="hero-words">
          <h1>{say('shell.name')}</h1>
        </div>
        <p className="hero-claim">{say('landing.claim')}</p>
      </section>

      <section className="games" aria-label={say('landing.games')}>
        <article className="game-card game-ready">
          <GameOnCard game={first} />
          <div className="game-actions game-main">
            {running && (
              <ButtonLink kind="primary" size="l" href={hrefOf({ screen: 'game', id: running.id })}>
                <ContinueWords entry={running} />
              </ButtonLink>
            )}
            <Button
              kind={running ? 'plain' : 'primary'}
              className={running ? 'on-card' : ''}
              size="l"
              off={starting === 'yes' ? say('shell.under-way') : undefined}
              onClick={play}
            >
              {say('landing.play')}
            </Button>
            <ButtonLink size="l" className="on-card" href={hrefOf({ screen: 'online' })}>
              {say('landing.friends')}
              {isAwaited && <span className="tag">{say('landing.awaited')}</span>}
            </ButtonLink>
          </div>
          <div className="game-actions game-more">
            <ButtonLink className="on-card" href={hrefOf({ screen: 'daily', day: undefined })}>
              {say('landing.daily')}
            </ButtonLink>
            <ButtonLink className="on-card" href={hrefOf({ screen: 'set-up', game: first })}>
              {say('landing.set-up')}
            </ButtonLink>
            <ButtonLink className="on-card" href={hrefOf({ screen: 'learn', lesson: undefined })}>
              {say('shell.learn')}
            </ButtonLink>
          </div>
          {starting === 'failed' && (
            <p role="alert" className="refused">
              {say('landing.failed')}
            </p>
          )}
        </article>
        {allGames()
          .slice(1)
          .map((game) => (
            <GameCard key={game.id} {...game} />
          ))}
      </section>

      <SavedGames />

      <footer className="foot">
        <p>{say('landing.notice')}</p>
        <nav aria-label={say('landing.more')}>
          <a href={hrefOf({ screen: 'shelf' })}>{say('shelf.title')}</a>
          <a href={hrefOf({ screen: 'statistics' })}>{say('stats.title')}</a>
          <a href={hrefOf({ screen: 'achievements' })}>{say('achievements.title')}</a>
          <a href={hrefOf({ screen: 'credits' })}>{say('credits.title')}</a>
        </nav>
      </footer>
    </div>
  )
}
