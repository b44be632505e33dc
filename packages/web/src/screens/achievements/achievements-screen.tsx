import './achievements.css'
import { useState } from 'react'
import { WithCountedGames } from '../../after/with-counted-games.tsx'
import { GROUPS, grouped } from '../../games/gear-up/achievement-groups.ts'
import { WANTED } from '../../games/gear-up/after/marks.ts'
import { type Counted, standings } from '../../games/gear-up/after/statistics.ts'
import { useWords } from '../../i18n/use-words.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { AchievementCard } from './achievement-card.tsx'

const SHOWN = ['all', 'earned', 'open'] as const
type Shown = (typeof SHOWN)[number]

/** All achievements: which were earned when, and how near one came to the others. */
export function AchievementsScreen() {
  return <WithCountedGames>{(games) => <Achievements games={games} />}</WithCountedGames>
}

function Achievements({ games }: { readonly games: readonly Counted[] }) {
  const { say } = useWords()
  const [shown, setShown] = useState<Shown>('all')
  const groups = grouped()
  const all = [...groups.values()].flat()
  const standing = new Map(standings(games, all, WANTED).map((each) => [each.id, each]))
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
      {GROUPS.map((group) => {
        const ids = (groups.get(group) ?? []).filter(isShown)
        if (ids.length === 0) return null
        return (
          <section key={group} className="achievement-group" aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{say(`achievements.group.${group}`)}</h2>
            <ul className="achievement-list">
              {ids.map((id) => (
                <AchievementCard key={id} id={id} standing={standing.get(id)} games={games} />
              ))}
            </ul>
          </section>
        )
      })}
      <p className="fine">{say('stats.note')}</p>
    </div>
  )
}
