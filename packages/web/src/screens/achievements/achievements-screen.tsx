import './achievements.css'
import { useState } from 'react'
import { standings } from '../../after/standings.ts'
import type { Counted } from '../../after/summary.ts'
import { WithCountedGames } from '../../after/with-counted-games.tsx'
import { GameSwitch } from '../../app/game-switch.tsx'
import { gameOf } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { AchievementCard } from './achievement-card.tsx'

const SHOWN = ['all', 'earned', 'open'] as const
type Shown = (typeof SHOWN)[number]

interface Props {
  readonly game: string
  readonly games: readonly Counted[]
}

/** All achievements of a game: which were earned when, and how near one came to the others. */
export function AchievementsScreen({ game }: Pick<Props, 'game'>) {
  const { say } = useWords()
  return (
    <WithCountedGames game={game}>
      {(games) => (
        <div className="page achievements">
          <header className="achievements-head">
            <h1>{say('achievements.title')}</h1>
            <GameSwitch game={game} to={(other) => ({ screen: 'achievements', game: other })} />
          </header>
          {gameOf(game).module.achievements ? (
            <Achievements game={game} games={games} />
          ) : (
            <p>{say('achievements.none')}</p>
          )}
        </div>
      )}
    </WithCountedGames>
  )
}

function Achievements({ game, games }: Props) {
  const { say } = useWords()
  const [shown, setShown] = useState<Shown>('all')
  const { module, talliesOf } = gameOf(game)
  const all = module.achievements?.list ?? []
  const rates = games.map(({ summary }) => talliesOf(summary).rates)
  const triesAt = ({ only }: (typeof all)[number]): number =>
    only ? rates.filter((each) => each[only.rate]?.includes(only.value)).length : 0
  const standing = new Map(standings(games, all).map((each) => [each.id, each]))
  const earned = [...standing.values()].filter((each) => each.earned !== undefined).length
  const isShown = ({ id }: (typeof all)[number]): boolean =>
    shown === 'all' || (standing.get(id)?.earned !== undefined) === (shown === 'earned')
  const shownNow = all.filter(isShown)
  return (
    <>
      <div className="achievements-head">
        <p>{say('achievements.sum', { earned, all: all.length })}</p>
        <svg
          className="achievement-bar"
          viewBox={`0 0 ${all.length} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className="achievement-bar-solid" width={earned} height="1" />
        </svg>
        <RadioGroup
          legend={say('achievements.filter')}
          value={shown}
          options={SHOWN.map((value) => ({ value, label: say(`achievements.${value}`) }))}
          onChange={setShown}
        />
      </div>
      {[...new Set(shownNow.map(({ group }) => group))].map((group) => (
        <section key={group} className="achievement-group" aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{say(`achievement-group.${group}` as WordKey)}</h2>
          <ul className="achievement-list">
            {shownNow
              .filter((each) => each.group === group)
              .map((each) => (
                <AchievementCard
                  key={each.id}
                  id={each.id}
                  standing={standing.get(each.id)}
                  tries={triesAt(each)}
                />
              ))}
          </ul>
        </section>
      ))}
      <p className="fine">{say('stats.note')}</p>
      <p className="fine">{say('achievements.bots')}</p>
    </>
  )
}
