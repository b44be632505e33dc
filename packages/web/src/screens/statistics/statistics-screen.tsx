import './statistics.css'
import type { Counted } from '../../after/summary.ts'
import { WithCountedGames } from '../../after/with-counted-games.tsx'
import { hrefOf } from '../../app/routes.ts'
import { faceOf, firstGame } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Figures over all past games. */
export function StatisticsScreen() {
  return (
    <WithCountedGames game={firstGame()}>
      {(games) => <Figures game={firstGame()} games={games} />}
    </WithCountedGames>
  )
}

function Figures({ game, games }: { readonly game: string; readonly games: readonly Counted[] }) {
  const { say } = useWords()
  if (games.length === 0)
    return (
      <Notice title={say('stats.empty.title')} text={say('stats.empty.text')}>
        <div className="row">
          <ButtonLink kind="primary" href={hrefOf({ screen: 'set-up', game })}>
            {say('landing.set-up')}
          </ButtonLink>
          <ButtonLink href={hrefOf({ screen: 'achievements' })}>{say('achievements.title')}</ButtonLink>
        </div>
      </Notice>
    )
  const { Statistics } = faceOf(game)
  return (
    <div className="page statistics">
      <header className="page-head">
        <h1>{say('stats.title')}</h1>
        <ButtonLink href={hrefOf({ screen: 'achievements' })}>{say('achievements.title')}</ButtonLink>
      </header>
      {Statistics && <Statistics games={games} />}
      <p className="fine">{say('stats.note')}</p>
    </div>
  )
}
