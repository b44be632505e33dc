import type { Counted, Standing } from '../../games/gear-up/after/statistics.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Medal } from './medal.tsx'

interface Props {
  readonly id: string
  readonly standing: Standing | undefined
  readonly games: readonly Counted[]
}

/** Games in which a boss or a difficulty was tried; undefined for achievements that name neither. */
function triesAt(id: string, games: readonly Counted[]): number | undefined {
  const [, kind, name] = /^(beat|win)-(.+)$/.exec(id) ?? []
  if (name === undefined) return undefined
  return games.filter(({ summary }) => (kind === 'beat' ? summary.boss : summary.difficulty) === name).length
}

export function AchievementCard({ id, standing, games }: Props) {
  const { say, name, language } = useWords()
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const tries = triesAt(id, games)
  const hint = (): string | undefined => {
    if (standing?.earned !== undefined)
      return `${say('achievements.earned-on', { date: date.format(standing.earned) })}, ${say('achievements.times', { count: standing.times })}`
    if (standing?.nearest) return say('achievements.nearest', { ...standing.nearest })
    return tries === undefined || tries === 0 ? undefined : say('achievements.tries', { count: tries })
  }
  const earned = standing?.earned !== undefined
  return (
    <li className={earned ? 'is-earned' : undefined}>
      <Medal earned={earned} size={48} />
      <div>
        <h3>{name('achievement', id, 'name')}</h3>
        <p>{name('achievement', id, 'text')}</p>
        {hint() !== undefined && <p className="fine">{hint()}</p>}
      </div>
    </li>
  )
}
