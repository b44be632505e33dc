import './end.css'
import type { ReactNode } from 'react'
import { FigureList } from '../../after/figure-list.tsx'
import { HelpNote } from '../../after/help-note.tsx'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { MissionSummary } from './mission-summary.ts'
import { woundsBySource } from './tallies.ts'

interface Props {
  readonly summary: MissionSummary
  /** The board, and where somebody fell on it. */
  readonly map: ReactNode
  /** What to do next. */
  readonly children: ReactNode
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

/** Won or lost, why, and the night in five figures. */
export function MissionEndHead({ summary, map, children }: Props) {
  useWordSet('missions')
  const { say, name, tell, language } = useWords()
  const { ending, at, decisions, help, mission, story } = summary
  const { people, why, goals } = story
  const fallen = people.filter(({ fate }) => fate === 'fell')
  const who = new Intl.ListFormat(language).format(fallen.map(({ id }) => name('survivor', id, 'name')))
  const [open] = goals.filter(({ met }) => !met)
  const told = (): string => {
    if (ending.outcome === 'won') return say('missions.end.won', { round: at })
    if (fallen.length > 0) return say('missions.end.fell', { who, round: at })
    return say('missions.end.lost', { why: name('lost', why ?? ''), round: at })
  }
  const figures = [
    { id: 'rounds', label: say('missions.end.rounds'), value: at },
    { id: 'kills', label: say('end.kills'), value: sum(Object.values(story.kills)) },
    {
      id: 'wounds',
      label: say('missions.end.wounds'),
      value: sum(Object.values(woundsBySource(people))),
    },
    { id: 'goals', label: say('missions.end.goals'), value: goals.filter(({ met }) => met).length },
    { id: 'decisions', label: say('end.decisions'), value: decisions },
  ]
  return (
    <header className="end-head mission-end-head" data-figures="end">
      <div className="end-map">{map}</div>
      <div className="end-words">
        <p className="fine">{name('mission', mission, 'name')}</p>
        <h1 data-outcome={ending.outcome}>{name('outcome', ending.outcome)}</h1>
        <p className="end-why">
          {told()}
          {ending.outcome === 'lost' && open && (
            <> {say('missions.end.open', { goal: tell(open.goal), done: open.done, of: open.of })}</>
          )}
        </p>
        <HelpNote help={help} />
        <FigureList figures={figures} />
      </div>
      {children}
    </header>
  )
}
