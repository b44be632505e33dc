import './achievements.css'
import { useState } from 'react'
import { standings } from '../../after/standings.ts'
import type { Counted } from '../../after/summary.ts'
import { WithCountedGames } from '../../after/with-counted-games.tsx'
import { firstGame, gameOf } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { AchievementCard } from './achievement-card.tsx'

const SHOWN = ['all', 'earned', 'open'] as const
type Shown = (typeof SHOWN)[number]

/** All achievements: which were earned when, and how near one came to the others. */
export function AchievementsScreen() {
  return (
    <WithCountedGames game={firstGame()}>
      {(games) => <Achievements game={firstGame()} games={games} />}
    </WithCountedGames>
  )
}

function Achievements({ game, games }: { readonly game: string; readonly games: readonly Counted[] }) {
  const { say } = useWords()
  const [shown, setShown] = useState<Shown>('all')
  const { groups, wanted, triedIn } = gameOf(game).achievements
  const all = groups.flatMap(({ achievements }) => achievements)
  const triesAt = (id: string): number => games.filter(({ summary }) => triedIn(id, summary)).length
  const standing = new Map(standings(games, all, wanted).map((each) => [each.id, each]))
  const earned = [...standing.values()].filter((each) => each.earned !== undefined).length
  const isShown = (id: string): boolean =>
    shown === 'all' || (standing.get(id)?.earned !== undefined) === (shown === 'earned')
  return (
    <div className="page achievements">
      <header className="achievements-head">
        <h1>{say('achievements.title')}</h1>
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
      </header>
      {groups.map(({ id: group, achievements }) => {
        const ids = achievements.filter(isShown)
        if (ids.length === 0) return null
        return (
          <section key={group} className="achievement-group" aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{say(`achievements.group.${group}` as WordKey)}</h2>
            <ul className="achievement-list">
              {ids.map((id) => (
                <AchievementCard key={id} id={id} standing={standing.get(id)} tries={triesAt(id)} />
              ))}
            </ul>
          </section>
        )
      })}
      <p className="fine">{say('stats.note')}</p>
    </div>
  )
}
