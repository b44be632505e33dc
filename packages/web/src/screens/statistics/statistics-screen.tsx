import './statistics.css'
import type { Counted } from '../../after/summary.ts'
import { WithCountedGames } from '../../after/with-counted-games.tsx'
import { GameSwitch } from '../../app/game-switch.tsx'
import { hrefOf } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StatisticsFigures } from './statistics-figures.tsx'

/** Figures over all past games of a kind. */
export function StatisticsScreen({ game }: { readonly game: string }) {
  return <WithCountedGames game={game}>{(games) => <Figures game={game} games={games} />}</WithCountedGames>
}

function Figures({ game, games }: { readonly game: string; readonly games: readonly Counted[] }) {
  const { say } = useWords()
  const others = <GameSwitch game={game} to={(other) => ({ screen: 'statistics', game: other })} />
  const achievements = (
    <ButtonLink href={hrefOf({ screen: 'achievements', game })}>{say('achievements.title')}</ButtonLink>
  )
  if (games.length === 0)
    return (
      <Notice title={say('stats.empty.title')} text={say('stats.empty.text')}>
        {others}
        <div className="row">
          <ButtonLink kind="primary" href={hrefOf({ screen: 'set-up', game })}>
            {say('landing.set-up')}
          </ButtonLink>
          {achievements}
        </div>
      </Notice>
    )
  return (
    <div className="page statistics">
      <header className="page-head">
        <h1>{say('stats.title')}</h1>
        {achievements}
      </header>
      {others}
      <StatisticsFigures game={game} games={games} />
      <p className="fine">{say('stats.note')}</p>
    </div>
  )
}
