import type { ReactNode } from 'react'
import type { PersonPicture } from '../../games/game-face.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Part } from '../../rescue/part.tsx'
import { CountPanel } from './count-panel.tsx'
import { CrewFigures } from './crew-figures.tsx'
import { GoalList } from './goal-list.tsx'
import type { MissionSummary } from './mission-summary.ts'
import { woundsBySource } from './tallies.ts'

interface Props {
  readonly summary: MissionSummary
  readonly Head: PersonPicture
  /** The last column. */
  readonly children: ReactNode
}

/** What was done, what fell, what hurt, and everybody's figures. */
export function MissionEndFigures({ summary, Head, children }: Props) {
  useWordSet('missions')
  const { say, name } = useWords()
  const { story } = summary
  return (
    <>
      <div className="end-columns">
        <Part name="figures">
          <GoalList goals={story.goals} />
        </Part>
        <Part name="figures">
          <CountPanel
            title={say('missions.end.kills-by-kind')}
            none={say('missions.end.no-kills')}
            tone="good"
            counts={story.kills}
            nameOf={(kind) => name('zombie', kind, 'name')}
          />
        </Part>
        <Part name="sources">
          <CountPanel
            title={say('missions.end.wounds-by-source')}
            none={say('missions.end.no-wounds')}
            tone="bad"
            counts={woundsBySource(story.people)}
            nameOf={(from) => name('wounds', from)}
          />
        </Part>
        {children}
      </div>
      <Part name="figures">
        <CrewFigures people={story.people} Head={Head} />
      </Part>
    </>
  )
}
