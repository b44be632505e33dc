import type { AchievementStanding } from '../../after/standings.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Medal } from './medal.tsx'

interface Props {
  readonly id: string
  readonly standing: AchievementStanding | undefined
  /** Games in which it could have been earned. */
  readonly tries: number
}

export function AchievementCard({ id, standing, tries }: Props) {
  const { say, name, language } = useWords()
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const hint = (): string | undefined => {
    if (standing?.earned !== undefined)
      return `${say('achievements.earned-on', { date: date.format(standing.earned) })}, ${say('achievements.times', { count: standing.times })}`
    if (standing?.nearest) return say('achievements.nearest', { ...standing.nearest })
    return tries === 0 ? undefined : say('achievements.tries', { count: tries })
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
